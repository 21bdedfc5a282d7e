/** Runs a callback after the next frame has been painted. Returns a function that cancels it. */
export const afterFrame = (callback: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** After this time the callback runs even when the phone is busy. */
const idleTimeoutMs = 1000

/** Runs a callback when the browser is idle. Returns a function that cancels it. */
export const whenIdle = (callback: () => void): (() => void) => {
  // Not every browser has `requestIdleCallback`.
  if (!('requestIdleCallback' in globalThis)) return afterFrame(callback)
  const handle = requestIdleCallback(callback, { timeout: idleTimeoutMs })
  return () => cancelIdleCallback(handle)
}
