/** Does something after the next frame is on the screen. Answers how to drop it. */
export const afterFrame = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** A second at most: then it is done though the phone is busy. */
const longestWait = 1000

/** Does something once nothing else is to be done, after what is on its way to the screen. Answers how to drop it. */
export const whenIdle = (work: () => void): (() => void) => {
  // Not every browser says when it is idle.
  if (!('requestIdleCallback' in globalThis)) return afterFrame(work)
  const waiting = requestIdleCallback(work, { timeout: longestWait })
  return () => cancelIdleCallback(waiting)
}
