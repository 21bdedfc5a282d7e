/** A timer that fires later than this, in milliseconds, shows that the page was frozen. */
const lateMs = 2_000

/**
 * Calls back after `ms`, without the time in which the page was frozen: the work that it waits for was frozen, too.
 * @returns a function that stops it
 */
export const startTimeLimit = (ms: number, onTimeout: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>
  const start = () => {
    const due = performance.now() + ms
    timer = setTimeout(() => (performance.now() - due > lateMs ? start() : onTimeout()), ms)
  }
  start()
  return () => clearTimeout(timer)
}
