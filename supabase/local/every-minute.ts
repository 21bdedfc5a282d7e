const MINUTE = 60_000

/**
 * Does a job every minute, never twice at a time: a minute in which the last one still runs is left out. It keeps no
 * process alive.
 *
 * @returns how to stop it. What runs then is left to end.
 */
export function everyMinute(job: () => Promise<unknown>): () => void {
  let running = false
  const timer = setInterval(async () => {
    if (running) return
    running = true
    try {
      await job()
    } catch (error) {
      console.error('Reminders could not be sent:', error)
    } finally {
      running = false
    }
  }, MINUTE)
  timer.unref()
  return () => clearInterval(timer)
}
