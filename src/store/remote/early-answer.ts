declare global {
  /** The request that the page sent before the app was loaded: build/first-paint/early-load.ts. */
  var earlyAnswer: { readonly url: string; readonly response: Promise<Response> } | undefined
}

/** The answer to a request that the page has sent already; undefined for any other, and from the second time on. */
export const takeEarlyAnswer = (url: string): Promise<Response> | undefined => {
  const { earlyAnswer } = globalThis
  if (earlyAnswer?.url !== url) return undefined
  globalThis.earlyAnswer = undefined
  return earlyAnswer.response
}
