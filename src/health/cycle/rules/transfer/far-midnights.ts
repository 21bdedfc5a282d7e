import { addDays } from '@/kit/rules/day'
import { dayMs, hourMs } from '@/kit/rules/durations'
import type { DayAndTime } from './dates'
import { lastSecond, wallTimeAt, wholeDays } from './zones'

/** Days that a file writes as instants in UTC, where the phone is in another zone than the person was. */

const quarterMs = hourMs / 4
const noon = dayMs / 2

const timeOfDay = (ms: number): number => ((ms % dayMs) + dayMs) % dayMs
/** The end of a day may be its last second. */
const midnightOf = (ms: number): number => (timeOfDay(ms + 1000) % quarterMs === 0 ? ms + 1000 : ms)
const isMidnightHere = (ms: number): boolean => wallTimeAt(midnightOf(ms), null)?.second === 0

/** Noon in UTC is how some write a day so that it is the same in all zones. */
const mayBeMidnight = (ms: number): boolean => timeOfDay(ms) % quarterMs === 0 && timeOfDay(ms) !== noon

/** Clocks change twice a year. */
const betweenChanges = 150 * dayMs

/** True if the clock in the place of the instants changed as seldom as clocks do, and each time by an hour. */
const changesSeldom = (midnights: readonly number[]): boolean => {
  const steps = midnights.slice(1).map((ms, index) => timeOfDay(ms - (midnights[index] ?? ms)))
  const changes = steps.filter((step) => step !== 0)
  const most = Math.min(1 + ((midnights.at(-1) ?? 0) - (midnights[0] ?? 0)) / betweenChanges, midnights.length / 3)
  return changes.length <= most && changes.every((step) => step === hourMs || step === dayMs - hourMs)
}

/** True if all instants are midnights of one other zone: at the same time of several days. */
export const areFarMidnights = (instants: readonly number[]): boolean => {
  const midnights = [...new Set(instants.map(midnightOf))].toSorted((a, b) => a - b)
  return (
    midnights.length > 1 &&
    midnights.every(mayBeMidnight) &&
    !midnights.every(isMidnightHere) &&
    changesSeldom(midnights)
  )
}

/** True if two instants are the ends of whole days of another zone. */
export const isFarSpan = (from: number, to: number): boolean =>
  mayBeMidnight(from) && wholeDays(from, to) > 0 && !(isMidnightHere(from) && isMidnightHere(to))

/**
 * The day that begins with a midnight of another zone is the one that holds its middle, which is right up to 12 hours
 * from UTC.
 */
export const farMidnight = (ms: number): DayAndTime | null => {
  const midnight = midnightOf(ms)
  const time = wallTimeAt(midnight + noon, 0)
  if (!time) return null
  return midnight === ms ? { day: time.day, second: 0 } : { day: addDays(time.day, -1), second: lastSecond }
}
