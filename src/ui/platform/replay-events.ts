declare global {
  /** Of src/build/first-paint/event-replay.js, which only prerendered pages have. */
  var replayEvents: (() => void) | undefined
}

/** Does again what a person did on a prerendered page to elements that React has hydrated since. */
export const replayEvents = (): void => globalThis.replayEvents?.()
