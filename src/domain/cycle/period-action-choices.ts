import { daysBetween, type IsoDay } from '../shared/day'
import { endPeriod, logPeriod } from './commands'
import { periodsOf } from './history'
import type { CycleLog } from './log'

/** The period actions that are offered for a day. */
export type PeriodActionChoices = {
  readonly start: boolean
  readonly end: boolean
  /** The first day of the period that can be removed; null where there is none. */
  readonly remove: IsoDay | null
}

/**
 * Offers a start only where bleeding would begin a new period: not within one, nor so soon after one that it would be
 * bleeding between periods. Offers an end only where it changes something. Offers nothing for future days.
 */
export const periodActions = (day: IsoDay, today: IsoDay, log: CycleLog): PeriodActionChoices => {
  if (day > today) return { start: false, end: false, remove: null }
  const { periods } = periodsOf(log.days)
  const inside = periods.find(({ start, end }) => start <= day && day <= end)
  const last = periods.findLast(({ start }) => start <= day)
  const endsHere = last !== undefined && last.end === day
  const canEnd = last !== undefined && !endsHere && daysBetween(last.end, day) <= soonAfter && endPeriod(day)(log) !== log
  const canStart = !inside && periodsOf(logPeriod(day, day)(log).days).periods.some(({ start }) => start === day)
  return { start: canStart, end: canEnd, remove: inside?.start ?? null }
}

/** No end is offered more than so many days after the last bleeding. */
const soonAfter = 7
