import { addDays, daysBetween, type IsoDay } from '../shared/day'
import { logPeriod, putDays, removePeriod, startPeriod, type LogChange } from './commands'
import { periodsOf, type Period } from './history'
import type { CycleLog } from './log'

/** A start nearer than this to the one before is the same period, put right. */
const shortestCycle = 15

export const lastPeriodOf = ({ days }: CycleLog): Period | null => periodsOf(days).periods.at(-1) ?? null

export type LastPeriodProblem = 'future' | 'before-another'

/** Why a day cannot be the first one of the last period; null when it can. */
export const lastPeriodProblem = (log: CycleLog, start: IsoDay, today: IsoDay): LastPeriodProblem | null => {
  if (start > today) return 'future'
  const [last, previous] = periodsOf(log.days).periods.toReversed()
  const isBeforeLast = last !== undefined && daysBetween(start, last.start) >= shortestCycle
  const isNearPrevious = previous !== undefined && daysBetween(previous.start, start) < shortestCycle
  return isBeforeLast || isNearPrevious ? 'before-another' : null
}

/** So few days earlier, and the end stays; further away it is another stretch of days. */
const nearby = 3

/** Begins the same period on another day; all else that was noted on its days stays. */
const moveStart =
  ({ start: before, end }: Period, start: IsoDay, today: IsoDay): LogChange =>
  (log) => {
    if (start > end || daysBetween(start, before) > nearby) return startPeriod(start, today)(removePeriod(before)(log))
    const outside = log.days.filter(({ date }) => date >= before && date < start).map((day) => ({ ...day, flow: null }))
    return logPeriod(start, end)(putDays(outside)(log))
  }

/** Says when the last period began: a new one, or the one that is logged put right. */
export const setLastPeriod =
  (start: IsoDay, today: IsoDay): LogChange =>
  (log) => {
    if (lastPeriodProblem(log, start, today) !== null) return log
    const last = lastPeriodOf(log)
    if (last?.start === start) return log
    if (!last || start >= addDays(last.start, shortestCycle)) return startPeriod(start, today)(log)
    return moveStart(last, start, today)(log)
  }
