import type { Campus } from './start-campus.ts'
import { minutelyJobs } from './minutely-jobs.ts'
import { hourMs, minuteMs } from '../../../../src/kit/rules/durations.ts'
import { firstDayMs } from '../model/diary.ts'

/** The campus and the clock that phones, service and attackers share. */
export type World = {
  readonly campus: Campus
  /** Milliseconds since the epoch. */
  now(): number
  /** Advances the clock and runs the scheduled jobs that become due meanwhile. */
  passUntil(at: number): Promise<void>
  pass(ms: number): Promise<void>
}

const nextHour = (at: number): number => (Math.floor(at / hourMs) + 1) * hourMs
const nextMinute = (at: number): number => (Math.floor(at / minuteMs) + 1) * minuteMs

/** @param afterJobs called after each run of the scheduled jobs */
export const startWorld = async (campus: Campus, afterJobs: () => Promise<void>): Promise<World> => {
  const jobs = await minutelyJobs(campus)
  let now = firstDayMs
  const set = (at: number) => {
    now = at
    return campus.setClock(at)
  }
  await set(now)
  const passUntil = async (at: number) => {
    while (jobs !== null && nextMinute(now) <= at) {
      const due = (await jobs.nextDue()) ?? at + hourMs
      // Run at least once an hour, for jobs that store no due time.
      const next = Math.max(nextMinute(now), Math.min(Math.ceil(due / minuteMs) * minuteMs, nextHour(now)))
      if (next > at) break
      await set(next)
      await jobs.run()
      await afterJobs()
    }
    if (at > now) await set(at)
  }
  return { campus, now: () => now, passUntil, pass: (ms) => passUntil(now + ms) }
}
