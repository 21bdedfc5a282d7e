const MINUTE = 60_000

/**
 * Does a job every minute, never twice at a time: a minute in which the last one still runs is left out. It keeps no
 * process alive.
 *
 * @param name what the log calls the job when it fails
 * @returns how to stop it. What runs then is left to end.
 */
export function everyMinute(name: string, job: () => Promise<unknown>): () => void {
  let running = false
  const timer = setInterval(async () => {
    if (running) return
    running = true
    try {
      await job()
    } catch (error) {
      console.error(`${name} failed:`, error)
    } finally {
      running = false
    }
  }, MINUTE)
  timer.unref()
  return () => clearInterval(timer)
}
