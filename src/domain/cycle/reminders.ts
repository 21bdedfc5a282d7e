import { addDays, daysBetween, daysFrom, isoDay, type IsoDay } from '../shared/day'
import { nairobiOffsetMs, nairobiTime } from '../shared/nairobi'
import { gestationOn, isPastTerm } from '../pregnancy/gestation'
import type { NextPeriod } from './prediction'
import type { ReminderChoices, ReminderKind } from './reminder-choices'

/** The data that reminders depend on. */
export type ReminderFacts = {
  /** Null before the first period and while pregnant, when there are no reminders about a period. */
  readonly next: NextPeriod | null
  /** The due date of the running pregnancy. */
  readonly due: IsoDay | null
  readonly appointments: readonly IsoDay[]
  readonly loggedToday: boolean
}

/** A full hour as an ISO instant in UTC: "2026-04-04T05:00:00.000Z". */
export type WakeUp = string

const msPerHour = 3_600_000

/** The day and the hour in Nairobi. @param now milliseconds since the epoch */
export const inNairobi = (now: number): { readonly day: IsoDay; readonly hour: number } => {
  const nairobi = nairobiTime(now)
  return { day: isoDay(nairobi.toISOString().slice(0, 10)), hour: nairobi.getUTCHours() }
}

export const isQuiet = (hour: number, { from, to }: ReminderChoices['quiet']): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to

/** The wake-up of a day: at the chosen hour, or at the end of the quiet hours. */
const wakeUpOn = (day: IsoDay, { hour, quiet }: ReminderChoices): WakeUp => {
  const wakeUpHour = isQuiet(hour, quiet) ? quiet.to : hour
  return new Date(Date.parse(`${day}T00:00:00Z`) - nairobiOffsetMs + wakeUpHour * msPerHour).toISOString()
}

const expected = (next: NextPeriod): IsoDay => (next.kind === 'day' ? next.day : next.from)
const lateFrom = (next: NextPeriod): IsoDay => addDays(next.to, 1)

/** Days after the expected time on which a late period is mentioned. */
const lateDays = [2, 9] as const

const isPlanned: Record<ReminderKind, (day: IsoDay, facts: ReminderFacts, choices: ReminderChoices) => boolean> = {
  'period-soon': (day, { next }, { daysBefore }) => next !== null && daysBetween(day, expected(next)) === daysBefore,
  'period-due': (day, { next }) => next !== null && day === expected(next),
  'period-late': (day, { next }) => next !== null && lateDays.some((late) => day === addDays(lateFrom(next), late - 1)),
  'log-today': () => true,
  'pregnancy-week': (day, { due }) => due !== null && newWeekOn(day, due) !== null,
  appointment: (day, { appointments }) => appointments.includes(addDays(day, 1)),
}

const newWeekOn = (day: IsoDay, due: IsoDay): number | null => {
  const gestation = gestationOn(day, due)
  return gestation && gestation.days === 0 && gestation.weeks > 0 && !isPastTerm(gestation) ? gestation.weeks : null
}

/** How many days ahead the server knows the wake-ups. Fewer days reveal less. */
const daysAhead = 45
const maxWakeUps = 100

/**
 * The future wake-ups of this phone, in order, at most 100.
 * @param now milliseconds since the epoch
 */
export const wakeUps = (facts: ReminderFacts, choices: ReminderChoices, now: number): readonly WakeUp[] => {
  const { day: today } = inNairobi(now)
  return daysFrom(today, addDays(today, daysAhead))
    .filter((day) => choices.on.some((kind) => isPlanned[kind](day, facts, choices)))
    .map((day) => wakeUpOn(day, choices))
    .filter((instant) => Date.parse(instant) > now)
    .slice(0, maxWakeUps)
}

/** What a reminder tells. */
export type DueReminder =
  | { readonly kind: 'appointment' | 'period-due' | 'log-today' }
  | { readonly kind: 'period-late'; readonly days: number }
  | { readonly kind: 'period-soon'; readonly days: number; readonly next: NextPeriod }
  | { readonly kind: 'pregnancy-week'; readonly week: number }

/** For each kind what is due today, most important first; null when nothing is. */
const checks: readonly (readonly [ReminderKind, (today: IsoDay, facts: ReminderFacts, choices: ReminderChoices) => DueReminder | null])[] = [
  ['appointment', (today, { appointments }) => (appointments.includes(addDays(today, 1)) ? { kind: 'appointment' } : null)],
  [
    'period-late',
    (today, { next }) => {
      const days = next ? daysBetween(lateFrom(next), today) + 1 : 0
      return days > 0 ? { kind: 'period-late', days } : null
    },
  ],
  ['period-due', (today, { next }) => (next && today === expected(next) ? { kind: 'period-due' } : null)],
  [
    'period-soon',
    (today, { next }, { daysBefore }) => {
      if (!next) return null
      const days = daysBetween(today, expected(next))
      return days < 1 || days > daysBefore ? null : { kind: 'period-soon', days, next }
    },
  ],
  [
    'pregnancy-week',
    (today, { due }) => {
      const week = due === null ? null : newWeekOn(today, due)
      return week === null ? null : { kind: 'pregnancy-week', week }
    },
  ],
  ['log-today', (_today, { loggedToday }) => (loggedToday ? null : { kind: 'log-today' })],
]

/** The most important reminder of the chosen kinds; null when there is none today. */
export const dueReminder = (today: IsoDay, facts: ReminderFacts, choices: ReminderChoices): DueReminder | null => {
  for (const [kind, check] of checks) {
    const due = choices.on.includes(kind) ? check(today, facts, choices) : null
    if (due !== null) return due
  }
  return null
}
