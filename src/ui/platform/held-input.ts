declare global {
  /** Of src/build/first-paint/hold-input.js, which only prerendered pages have. */
  var repeatHeldInput: (() => void) | undefined
}

/** Does again what a person did on a prerendered page to elements that React has taken over since. */
export const repeatHeldInput = (): void => globalThis.repeatHeldInput?.()
