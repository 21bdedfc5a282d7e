import { addDays, daysBetween, parseDay, type IsoDay } from '@/kit/rules/day'

/** Days from the last period, and from conception, to the due date (ACOG). */
const daysFromLastPeriod = 280
const daysFromConception = 266
export const lastWeek = 42

/** The start from which the due date is calculated. */
export type PregnancyStart =
  | { readonly by: 'last-period' | 'conception'; readonly day: IsoDay }
  /** Given by a clinic; overrides any calculation. */
  | { readonly by: 'due-date'; readonly day: IsoDay }

export const dueDate = ({ by, day }: PregnancyStart): IsoDay =>
  by === 'due-date' ? day : addDays(day, by === 'last-period' ? daysFromLastPeriod : daysFromConception)

/** The first of the 280 days: the first day of the last period, or its equivalent. */
export const gestationStart = (due: IsoDay): IsoDay => addDays(due, -daysFromLastPeriod)

/** The due date of a row of `pregnancy_tracking`, or else the date that follows from its start; null without either. */
export const dueDateOf = (row: { readonly due_date: string; readonly pregnancy_start_date: string }): IsoDay | null => {
  const start = parseDay(row.pregnancy_start_date)
  return parseDay(row.due_date) ?? (start && dueDate({ by: 'last-period', day: start }))
}

/** Completed weeks and days. */
export type Gestation = { readonly weeks: number; readonly days: number }

/** Null before the first of the 280 days. */
export const gestationOn = (today: IsoDay, due: IsoDay): Gestation | null => {
  const days = daysBetween(gestationStart(due), today)
  return days < 0 ? null : { weeks: Math.floor(days / 7), days: days % 7 }
}

const overdueWeek = 41
/**
 * From 41 weeks on the app says to call the clinic today: WHO recommends to start the birth then (Induction of labour
 * at or beyond term, 2022).
 */
export const isOverdue = ({ weeks }: Gestation): boolean => weeks >= overdueWeek
/** The first overdue day. */
export const overdueFrom = (due: IsoDay): IsoDay => addDays(gestationStart(due), overdueWeek * 7)

/** From 42 weeks the record counts no further weeks. */
export const isPastTerm = ({ weeks }: Gestation): boolean => weeks >= lastWeek

/** The week stored in the record: completed weeks, 1 to 42. */
export const recordedWeek = ({ weeks }: Gestation): number => Math.min(lastWeek, Math.max(1, weeks))

export type Trimester = 1 | 2 | 3
/** First to 13w 6d, second to 27w 6d, then third (ACOG). */
export const trimesterOf = ({ weeks }: Gestation): Trimester => (weeks < 14 ? 1 : weeks < 28 ? 2 : 3)

/** The share of the 280 days that has passed, 0 to 1. */
export const progressOf = ({ weeks, days }: Gestation): number => Math.min(1, (weeks * 7 + days) / daysFromLastPeriod)

export const milestoneWeeks = [1, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40] as const
export type MilestoneWeek = (typeof milestoneWeeks)[number]

/** The latest milestone reached after so many completed weeks; null before the first. */
export const milestoneAt = (weeks: number): MilestoneWeek | null =>
  milestoneWeeks.findLast((week) => week <= weeks) ?? null

export type MilestoneState = 'passed' | 'now' | 'next' | 'later'

type Milestone = { readonly week: MilestoneWeek; readonly state: MilestoneState }

/** All milestones with their state. @param weeks completed weeks */
export const milestonesAt = (weeks: number): readonly Milestone[] => {
  const now = milestoneAt(weeks)
  const next = milestoneWeeks.find((week) => week > weeks)
  return milestoneWeeks.map((week) => {
    const state = week === now ? 'now' : week === next ? 'next' : week > weeks ? 'later' : 'passed'
    return { week, state }
  })
}
