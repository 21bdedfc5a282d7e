import { daysBetween, type IsoDay } from '@/kit/rules/day'
import { endPeriod, logPeriod } from './log-changes'
import type { CycleLog } from './log'
import { isFlow } from './history'
import { periodsOf, type Bleeding } from './periods'

/** The period actions that are offered for a day. */
export type PeriodActionChoices = {
  readonly start: boolean
  readonly end: boolean
  /** The first day of the period that can be removed; null where there is none. */
  readonly remove: IsoDay | null
  /** True if a period starts on the day. */
  readonly startsHere: boolean
  /** True if bleeding that starts no cycle can be marked as the start of one. */
  readonly cycleStart: boolean
  /** True if the person has marked the day, and can take it back. */
  readonly unmark: boolean
}

const nothing: PeriodActionChoices = {
  start: false,
  end: false,
  remove: null,
  startsHere: false,
  cycleStart: false,
  unmark: false,
}

/** An end is offered up to the day after the last flow: later it would log days of which nobody spoke. */
const soonAfter = 1

const kindOn = (day: IsoDay, { other }: Bleeding) => other.find(({ start, end }) => start <= day && day <= end)?.kind

/**
 * Offers a start only where bleeding would begin a new period, or after a pregnancy, when only the person can tell.
 * Offers an end only where it changes something. Offers nothing for future days, nor a start during a pregnancy.
 * @param pregnantSince the first of the 280 days of the running pregnancy; null when there is none
 */
export const periodActions = (
  day: IsoDay,
  today: IsoDay,
  log: CycleLog,
  pregnantSince: IsoDay | null = null,
): PeriodActionChoices => {
  if (day > today) return nothing
  const bleeding = periodsOf(log, today, pregnantSince)
  const inside = bleeding.periods.find(({ start, end }) => start <= day && day <= end)
  const last = bleeding.periods.findLast(({ start }) => start <= day)
  const canEnd =
    last !== undefined &&
    last.end !== day &&
    daysBetween(last.end, day) <= soonAfter &&
    endPeriod(day, today)(log) !== log
  const withStart = periodsOf(logPeriod(day, day)(log), today, pregnantSince)
  const isStart = withStart.periods.some(({ start }) => start === day) || kindOn(day, withStart) === 'after-pregnancy'
  const logged = log.days.find(({ date }) => date === day)
  const bleeds = logged !== undefined && isFlow(logged.flow)
  const kind = kindOn(day, bleeding)
  return {
    start: !inside && !(bleeds && logged.mark !== null) && isStart,
    end: canEnd,
    remove: inside?.start ?? null,
    startsHere: inside?.start === day,
    cycleStart: bleeds && !inside && !isStart && kind === 'between',
    unmark: bleeds && logged.mark !== null,
  }
}
