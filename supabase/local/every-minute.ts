import { minuteMs } from '../../src/kit/rules/durations.ts'
import { printFailure } from './printable.ts'

/**
 * Runs a job every minute, and skips a minute in which the previous run is still active. The timer does not keep the
 * process alive.
 *
 * @param name the job's name in the log when it fails
 * @returns a function that stops the timer; a run in progress continues.
 */
export function everyMinute(name: string, job: () => Promise<unknown>): () => void {
  let running = false
  const timer = setInterval(async () => {
    if (running) return
    running = true
    try {
      await job()
    } catch (error) {
      printFailure(`${name} failed`, error)
    } finally {
      running = false
    }
  }, minuteMs)
  timer.unref()
  return () => clearInterval(timer)
}
