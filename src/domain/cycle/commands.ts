import { addDays, daysBetween, daysFrom, type IsoDay } from '../shared/day'
import { periodsOf, type Flow } from './history'
import { emptyDay, isEmptyDay, type CycleLog, type CycleProfile, type DayLog, type LeftOutReason, type PastPregnancy } from './log'
import { outlookOf } from './outlook'

/** A change to the log; pure, so that it can be tried again on what another tab has written meanwhile. */
export type LogChange = (log: CycleLog) => CycleLog

const inOrder = (days: Iterable<DayLog>): readonly DayLog[] =>
  [...days].filter((day) => !isEmptyDay(day)).toSorted((a, b) => (a.date < b.date ? -1 : 1))

/** Keeps these days as they are given; an empty one is removed. */
export const putDays =
  (changed: readonly DayLog[]): LogChange =>
  (log) => {
    const days = new Map(log.days.map((day) => [day.date, day]))
    for (const day of changed) days.set(day.date, day)
    return { ...log, days: inOrder(days.values()) }
  }

const withFlow = (log: CycleLog, dates: readonly IsoDay[], flowOf: (known: Flow | null) => Flow | null): CycleLog => {
  const known = new Map(log.days.map((day) => [day.date, day]))
  return putDays(dates.map((date) => ({ ...(known.get(date) ?? emptyDay(date)), flow: flowOf(known.get(date)?.flow ?? null) })))(log)
}

const isBleeding = (flow: Flow | null): boolean => flow !== null && flow !== 'spotting'

/** Marks the days of a period, both included; what was logged of the flow stays. */
export const logPeriod =
  (from: IsoDay, to: IsoDay): LogChange =>
  (log) =>
    withFlow(log, daysFrom(from, to), (flow) => (isBleeding(flow) ? flow : 'medium'))

/** A period that began on a day: as long as usual, but not into the future. */
export const startPeriod =
  (start: IsoDay, today: IsoDay): LogChange =>
  (log) => {
    const usual = addDays(start, log.profile.shape.periodLength - 1)
    return logPeriod(start, usual < today ? usual : today)(log)
  }

const longestPeriod = 15

/** The period under way ended on a day: the days from its start to here are marked, later ones of it are not any more. */
export const endPeriod =
  (end: IsoDay): LogChange =>
  (log) => {
    const period = periodsOf(log.days).periods.findLast(({ start }) => start <= end)
    if (!period || daysBetween(period.start, end) >= longestPeriod) return log
    const ended = withFlow(log, period.end > end ? daysFrom(addDays(end, 1), period.end) : [], () => null)
    return logPeriod(period.start, end)(ended)
  }

/** Takes a period out of the log; everything else that was noted on its days stays. */
export const removePeriod =
  (start: IsoDay): LogChange =>
  (log) => {
    const period = periodsOf(log.days).periods.find((each) => each.start === start)
    return period ? withFlow(log, daysFrom(period.start, period.end), () => null) : log
  }

export const changeProfile =
  (change: Partial<Omit<CycleProfile, 'predictions'>>): LogChange =>
  (log) => ({ ...log, profile: { ...log.profile, ...change } })

/** @param reason null: predictions count the cycle again */
export const leaveOutCycle =
  (start: IsoDay, reason: LeftOutReason | null): LogChange =>
  (log) => {
    const others = log.profile.leftOut.filter((cycle) => cycle.start !== start)
    return changeProfile({ leftOut: reason === null ? others : [...others, { start, reason }] })(log)
  }

export const addPastPregnancy =
  (past: PastPregnancy): LogChange =>
  (log) =>
    changeProfile({ pregnancies: [...log.profile.pregnancies.filter(({ from }) => from !== past.from), past] })(log)

/**
 * Keeps what is predicted now for the running cycle. The record of a cycle that is over stays as it was: logging a day
 * later never moves it.
 */
export const recordPrediction =
  (today: IsoDay): LogChange =>
  (log) => {
    const { running } = outlookOf(log, today, null)
    if (!running) return log
    const others = log.profile.predictions.filter(({ start }) => start !== running.start)
    return { ...log, profile: { ...log.profile, predictions: [...others, { start: running.start, next: running.next }] } }
  }
