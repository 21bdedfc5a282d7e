import { addDays, daysBetween, daysFrom, type IsoDay } from '../shared/day'
import { periodsOf, type Flow } from './history'
import { emptyDay, isEmptyDay, type CycleLog, type CycleProfile, type DayLog, type LeftOutReason, type PastPregnancy } from './log'
import { outlookOf } from './outlook'

/** A pure change of the log, so that it can be repeated on top of what another tab has written meanwhile. */
export type LogChange = (log: CycleLog) => CycleLog

const inOrder = (days: Iterable<DayLog>): readonly DayLog[] =>
  [...days].filter((day) => !isEmptyDay(day)).toSorted((a, b) => (a.date < b.date ? -1 : 1))

/** Replaces the given days. Empty days are removed. */
export const putDays =
  (changed: readonly DayLog[]): LogChange =>
  (log) => {
    const days = new Map(log.days.map((day) => [day.date, day]))
    for (const day of changed) days.set(day.date, day)
    return { ...log, days: inOrder(days.values()) }
  }

const withFlow = (log: CycleLog, dates: readonly IsoDay[], flowOf: (logged: Flow | null) => Flow | null): CycleLog => {
  const loggedDays = new Map(log.days.map((day) => [day.date, day]))
  return putDays(dates.map((date) => ({ ...(loggedDays.get(date) ?? emptyDay(date)), flow: flowOf(loggedDays.get(date)?.flow ?? null) })))(log)
}

const isBleeding = (flow: Flow | null): boolean => flow !== null && flow !== 'spotting'

/** Marks the days of a period, both included. Logged bleeding stays as it is; other days get a medium flow. */
export const logPeriod =
  (from: IsoDay, to: IsoDay): LogChange =>
  (log) =>
    withFlow(log, daysFrom(from, to), (flow) => (isBleeding(flow) ? flow : 'medium'))

/** Logs a period of the usual length from a day on, up to today at most. */
export const startPeriod =
  (start: IsoDay, today: IsoDay): LogChange =>
  (log) => {
    const usual = addDays(start, log.profile.shape.periodLength - 1)
    return logPeriod(start, usual < today ? usual : today)(log)
  }

const longestPeriod = 15

/** Ends the latest period on a day: marks the days up to it, and clears later ones. Ignores periods of more than 15 days. */
export const endPeriod =
  (end: IsoDay): LogChange =>
  (log) => {
    const period = periodsOf(log.days).periods.findLast(({ start }) => start <= end)
    if (!period || daysBetween(period.start, end) >= longestPeriod) return log
    const shortened = withFlow(log, period.end > end ? daysFrom(addDays(end, 1), period.end) : [], () => null)
    return logPeriod(period.start, end)(shortened)
  }

/** Clears the flow of a period. Everything else noted on its days stays. */
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
 * Records the current prediction for the running cycle. The record of a completed cycle never changes, even if days are
 * logged later.
 */
export const recordPrediction =
  (today: IsoDay): LogChange =>
  (log) => {
    const { running } = outlookOf(log, today, null)
    if (!running) return log
    const others = log.profile.predictions.filter(({ start }) => start !== running.start)
    return { ...log, profile: { ...log.profile, predictions: [...others, { start: running.start, next: running.next }] } }
  }
