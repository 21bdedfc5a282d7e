import { daysBetween, type IsoDay } from '../shared/day'
import { endPeriod, logPeriod } from './commands'
import { periodsOf } from './history'
import type { CycleLog } from './log'

/** What can be said of a day at one touch. */
export type PeriodActionChoices = {
  readonly start: boolean
  readonly end: boolean
  /** The first day of the period that can be removed; null where there is none. */
  readonly remove: IsoDay | null
}

/**
 * A period starts only where bleeding would begin one: not while one runs, nor so soon after that it would be bleeding
 * between periods. It ends only where that changes something. Nothing is said of days to come.
 */
export const periodActions = (day: IsoDay, today: IsoDay, log: CycleLog): PeriodActionChoices => {
  if (day > today) return { start: false, end: false, remove: null }
  const { periods } = periodsOf(log.days)
  const inside = periods.find(({ start, end }) => start <= day && day <= end)
  const last = periods.findLast(({ start }) => start <= day)
  const endsHere = last !== undefined && last.end === day
  const canEnd = last !== undefined && !endsHere && daysBetween(last.end, day) <= soonAfter && endPeriod(day)(log) !== log
  const starts = !inside && periodsOf(logPeriod(day, day)(log).days).periods.some(({ start }) => start === day)
  return { start: starts, end: canEnd, remove: inside?.start ?? null }
}

/** Later than this after the last bleeding, in days, nobody means that period any more. */
const soonAfter = 7
