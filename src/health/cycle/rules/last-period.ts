import { addDays, daysBetween, type IsoDay } from '@/kit/rules/day'
import { logPeriod, putDays, removePeriod, startPeriod, type LogChange } from './log-changes'
import { hormonesOn } from './contraception'
import { shortestCycle, type Period } from './history'
import type { CycleLog } from './log'
import { periodsOf } from './periods'
import { afterEnd } from './pregnancy-span'
import { bleedingBeforeTest, openPositiveTest } from './pregnancy-test'

export const lastPeriodOf = (log: CycleLog, today: IsoDay): Period | null =>
  periodsOf(log, today).periods.at(-1) ?? null

/** The last period that is none of the bleeding about a positive test. */
const lastBeforeTest = (log: CycleLog, today: IsoDay): Period | null => {
  const test = openPositiveTest(log, today)
  return (
    periodsOf(log, today).periods.findLast(({ start }) => test === null || start < bleedingBeforeTest(test)) ?? null
  )
}

/**
 * Bleeding so soon after an emergency pill may be none of the cycle (NHS: the next period can come early, late or
 * otherwise).
 */
const daysAfterEmergencyPill = 21

/**
 * The first day of the last period from which a new pregnancy may be counted. Null if it was a bleed under hormones or
 * after an emergency pill, or if it may belong to a pregnancy that has ended: here, or on another phone, and when is
 * not known here. Then the person is asked.
 */
export const newPregnancyStart = (log: CycleLog, today: IsoDay): IsoDay | null => {
  const start = lastBeforeTest(log, today)?.start ?? null
  const { pregnancies, trackedDue, methods, emergencyPills } = log.profile
  if (start === null || hormonesOn(start, methods) !== null || pregnancies.some(({ to }) => to >= start)) return null
  if (emergencyPills.some(({ taken }) => taken <= start && daysBetween(taken, start) <= daysAfterEmergencyPill))
    return null
  return trackedDue !== null && start <= addDays(trackedDue, afterEnd.birth.bleedingDays) ? null : start
}

export type LastPeriodProblem = 'future' | 'before-another'

/** The reason why a day cannot be the first day of the last period; null when it can. */
export const lastPeriodProblem = (log: CycleLog, start: IsoDay, today: IsoDay): LastPeriodProblem | null => {
  if (start > today) return 'future'
  const [last, previous] = periodsOf(log, today).periods.toReversed()
  const isBeforeLast = last !== undefined && daysBetween(start, last.start) >= shortestCycle
  const isNearPrevious = previous !== undefined && daysBetween(previous.start, start) < shortestCycle
  return isBeforeLast || isNearPrevious ? 'before-another' : null
}

/** A start moved back by up to so many days keeps the end of the period; otherwise the whole period moves. */
const nearby = 3

/** Moves the start of a period. Other notes on its days stay. */
const moveStart =
  ({ start: before, end }: Period, start: IsoDay, today: IsoDay): LogChange =>
  (log) => {
    if (start > end || daysBetween(start, before) > nearby) return startPeriod(start, today)(removePeriod(before)(log))
    const outside = log.days.filter(({ date }) => date >= before && date < start).map((day) => ({ ...day, flow: null }))
    return logPeriod(start, end)(putDays(outside)(log))
  }

/** Sets the start of the last period: logs a new one, or corrects the logged one if it lies less than a cycle away. */
export const setLastPeriod =
  (start: IsoDay, today: IsoDay): LogChange =>
  (log) => {
    if (lastPeriodProblem(log, start, today) !== null) return log
    const last = lastPeriodOf(log, today)
    if (last?.start === start) return log
    if (!last || start >= addDays(last.start, shortestCycle)) return startPeriod(start, today)(log)
    return moveStart(last, start, today)(log)
  }
