/** A timer that is later than this, in milliseconds, belongs to a page that was frozen. */
const lateMs = 2_000

/**
 * Calls back after `ms`. The time in which the page was frozen does not count: what it waits for was frozen, too.
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
