import { addDays, daysBetween, daysFrom, type IsoDay } from '@/kit/rules/day'
import { entryOf } from './cycle-entry'
import type { ForgottenPeriod } from './forgotten-period'
import { isFlow, type NoPeriodReason } from './history'
import {
  emptyDay,
  isEmptyDay,
  type CycleLog,
  type CycleProfile,
  type DayEdits,
  type DayLog,
  type LeftOutReason,
  type PastPregnancy,
} from './log'
import { outlookOf } from './outlook'
import { periodsOf } from './periods'
import type { CycleShape } from './phases'
import { withEdits, withoutEdits } from './with-edits'

/** A pure change of the log, so that it can be repeated on top of what another tab has written meanwhile. */
export type LogChange = (log: CycleLog) => CycleLog

const inOrder = (days: Iterable<DayLog>): readonly DayLog[] =>
  [...days].filter((day) => !isEmptyDay(day)).toSorted((a, b) => (a.date < b.date ? -1 : 1))

/** The person has entered the flow of these days, so it is no longer the app's guess. */
const withoutFilledIn = (profile: CycleProfile, dates: ReadonlySet<IsoDay>): CycleProfile => {
  const filledIn = profile.filledIn.filter((date) => !dates.has(date))
  return filledIn.length === profile.filledIn.length ? profile : { ...profile, filledIn }
}

/** Replaces the given days. Empty days are removed; a mark goes with the flow that it is about. */
export const putDays =
  (changed: readonly DayLog[]): LogChange =>
  (log) => {
    const days = new Map(log.days.map((day) => [day.date, day]))
    const otherFlows = new Set(
      changed.filter(({ date, flow }) => (days.get(date)?.flow ?? null) !== flow).map(({ date }) => date),
    )
    for (const day of changed) days.set(day.date, day.flow === null ? { ...day, mark: null } : day)
    return { days: inOrder(days.values()), profile: withoutFilledIn(log.profile, otherFlows) }
  }

const withDays = (log: CycleLog, dates: readonly IsoDay[], changeOf: (logged: DayLog) => DayLog): CycleLog => {
  const loggedDays = new Map(log.days.map((day) => [day.date, day]))
  return putDays(dates.map((date) => changeOf(loggedDays.get(date) ?? emptyDay(date))))(log)
}

/**
 * Changes parts of a day and leaves its others as they are.
 * @param seen the day as it was when it was edited: of a list only the entries that differ from it are changed
 */
export const editDay =
  (date: IsoDay, edits: DayEdits, seen?: DayLog): LogChange =>
  (log) => {
    const edited = withDays(log, [date], (day) =>
      seen ? withEdits(seen, { ...seen, ...edits }, day) : { ...day, ...edits },
    )
    return 'flow' in edits ? { ...edited, profile: withoutFilledIn(edited.profile, new Set([date])) } : edited
  }

/**
 * Takes an edit of a day back, but what was changed again since.
 * @param after the day as the edit left it
 * @param before as it was
 */
export const takeBackEdits =
  (date: IsoDay, after: DayLog, before: DayLog): LogChange =>
  (log) =>
    withDays(log, [date], (day) => withoutEdits(after, before, day))

const withoutFlow = (day: DayLog): DayLog => ({ ...day, flow: null })

/** Days that were filled in longer ago are hardly confirmed any more. */
const keptFilledIn = 60

/**
 * Marks the days of a period, both included. Logged bleeding stays as it is; other days get a medium flow, for the
 * person to confirm or change.
 */
export const logPeriod =
  (from: IsoDay, to: IsoDay): LogChange =>
  (log) => {
    const bleeding = new Set(log.days.filter(({ flow }) => isFlow(flow)).map(({ date }) => date))
    const filled = daysFrom(from, to).filter((date) => !bleeding.has(date))
    const logged = withDays(log, daysFrom(from, to), (day) =>
      isFlow(day.flow) && day.mark === null
        ? day
        : { ...day, flow: isFlow(day.flow) ? day.flow : 'medium', mark: null },
    )
    return filled.length === 0
      ? logged
      : changeProfile({ filledIn: [...logged.profile.filledIn, ...filled].slice(-keptFilledIn) })(logged)
  }

/** Says that a cycle starts on a day of bleeding, whatever the rules say. */
export const markCycleStart =
  (start: IsoDay): LogChange =>
  (log) =>
    withDays(log, [start], (day) => ({ ...day, mark: 'cycle-start' }))

/** Logs a period of the usual length from a day on, up to today at most. */
export const startPeriod =
  (start: IsoDay, today: IsoDay): LogChange =>
  (log) => {
    const usual = addDays(start, log.profile.shape.periodLength - 1)
    const logged = logPeriod(start, usual < today ? usual : today)(log)
    return periodsOf(logged, today).periods.some((period) => period.start === start)
      ? logged
      : markCycleStart(start)(logged)
  }

const longestPeriod = 15

/**
 * Ends the latest period on a day: marks the days up to it, and clears later ones. Ignores periods of more than 15
 * days.
 */
export const endPeriod =
  (end: IsoDay, today: IsoDay): LogChange =>
  (log) => {
    const period = periodsOf(log, today).periods.findLast(({ start }) => start <= end)
    if (!period || daysBetween(period.start, end) >= longestPeriod) return log
    const shortened = withDays(log, period.end > end ? daysFrom(addDays(end, 1), period.end) : [], withoutFlow)
    return logPeriod(period.start, end)(shortened)
  }

/** The days of the period or other bleeding that begins on a day. */
const loggedDaysFrom = (log: CycleLog, start: IsoDay): readonly IsoDay[] => {
  const { periods, other } = periodsOf(log, log.days.at(-1)?.date ?? start)
  const span = [...periods, ...other].find((each) => each.start === start)
  return span ? log.days.filter(({ date }) => date >= span.start && date <= span.end).map(({ date }) => date) : []
}

/** Clears the flow of a period. Everything else noted on its days stays. */
export const removePeriod =
  (start: IsoDay): LogChange =>
  (log) =>
    withDays(log, loggedDaysFrom(log, start), withoutFlow)

/** Says that a period was none. Its bleeding stays in the log. */
export const markNoPeriod =
  (start: IsoDay, reason: NoPeriodReason): LogChange =>
  (log) =>
    withDays(log, loggedDaysFrom(log, start), (day) => (day.flow === null ? day : { ...day, mark: reason }))

/** Takes back what the person said of a day of bleeding, and of the bleeding that belongs to it. */
export const clearMark =
  (day: IsoDay): LogChange =>
  (log) => {
    const { other } = periodsOf(log, log.days.at(-1)?.date ?? day)
    const span = other.find(({ start, end }) => start <= day && day <= end) ?? { start: day, end: day }
    const marked = log.days.filter(({ date, mark }) => mark !== null && date >= span.start && date <= span.end)
    return withDays(
      log,
      marked.map(({ date }) => date),
      (logged) => ({ ...logged, mark: null }),
    )
  }

/** Adds the periods that were forgotten in a cycle, of the usual length. */
export const addForgotten =
  ({ around }: Pick<ForgottenPeriod, 'around'>, periodLength: number): LogChange =>
  (log) =>
    around.reduce((before, start) => logPeriod(start, addDays(start, periodLength - 1))(before), log)

/** Says that no period was forgotten in a cycle. */
export const confirmCycle =
  (start: IsoDay): LogChange =>
  (log) =>
    changeProfile({ confirmed: [...log.profile.confirmed.filter((other) => other !== start), start] })(log)

export const changeProfile =
  (change: Partial<Omit<CycleProfile, 'predictions'>>): LogChange =>
  (log) => ({ ...log, profile: { ...log.profile, ...change } })

/** Changes some of the lengths that predictions start from. */
export const changeShape =
  (lengths: Partial<CycleShape>): LogChange =>
  (log) =>
    changeProfile({ shape: { ...log.profile.shape, ...lengths } })(log)

const startsIn = (log: CycleLog): readonly IsoDay[] => {
  const last = log.days.at(-1)
  return last ? periodsOf(log, last.date).periods.map(({ start }) => start) : []
}

/** @param reason null: predictions count the cycle again */
export const leaveOutCycle =
  (start: IsoDay, reason: LeftOutReason | null): LogChange =>
  (log) => {
    const old = entryOf(log.profile.leftOut, start, startsIn(log))
    const others = log.profile.leftOut.filter((cycle) => cycle !== old)
    return changeProfile({ leftOut: reason === null ? others : [...others, { start, reason }] })(log)
  }

export const addPastPregnancy =
  (past: PastPregnancy): LogChange =>
  (log) =>
    changeProfile({ pregnancies: [...log.profile.pregnancies.filter(({ from }) => from !== past.from), past] })(log)

/** Corrects a pregnancy that has ended. What is said of the feeding of its child stays with it. */
export const correctPastPregnancy =
  (opened: PastPregnancy, edited: PastPregnancy): LogChange =>
  (log) => {
    const { pregnancies, feeding } = log.profile
    const corrected = pregnancies.map((past) => (past.from === opened.from ? withEdits(opened, edited, past) : past))
    return changeProfile({
      pregnancies: corrected,
      feeding: feeding?.birth === opened.to ? { ...feeding, birth: edited.to } : feeding,
    })(log)
  }

/** Takes a pregnancy out of the log that was recorded by mistake. */
export const removePastPregnancy =
  ({ from }: Pick<PastPregnancy, 'from'>): LogChange =>
  (log) =>
    changeProfile({ pregnancies: log.profile.pregnancies.filter((past) => past.from !== from) })(log)

/**
 * Records the current prediction for the running cycle. The record of a completed cycle never changes, even if days are
 * logged later.
 */
export const recordPrediction =
  (today: IsoDay): LogChange =>
  (log) => {
    const { running, periods } = outlookOf(log, today, null)
    if (!running?.shownPrediction) return log
    const old = entryOf(
      log.profile.predictions,
      running.start,
      periods.map(({ start }) => start),
    )
    const others = log.profile.predictions.filter((record) => record !== old)
    return {
      ...log,
      profile: { ...log.profile, predictions: [...others, { start: running.start, next: running.shownPrediction }] },
    }
  }

/** Says that there is no pregnancy after a positive test. The test stays in the log. */
export const settleTest =
  (day: IsoDay): LogChange =>
  (log) =>
    changeProfile({ settledTests: [...log.profile.settledTests.filter((other) => other !== day), day] })(log)

/** The initial setup: logs the last period and stores the lengths that were chosen. */
export const setUpLog =
  (lastPeriod: IsoDay, lengths: Partial<CycleShape>, today: IsoDay): LogChange =>
  (log) =>
    startPeriod(lastPeriod, today)(changeShape(lengths)(log))
