import { addDays, daysBetween, daysFrom, isoDay, type IsoDay } from '../shared/day'
import { dayCount, shortDay } from '../shared/format-day'
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
const lateFrom = (next: NextPeriod): IsoDay => addDays(next.kind === 'day' ? next.day : next.to, 1)

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

/** The title for each kind of reminder, most important first; null when there is none today. */
const titles: readonly (readonly [ReminderKind, (today: IsoDay, facts: ReminderFacts, choices: ReminderChoices) => string | null])[] = [
  ['appointment', (today, { appointments }) => (appointments.includes(addDays(today, 1)) ? 'You have an appointment tomorrow' : null)],
  [
    'period-late',
    (today, { next }) => {
      const late = next ? daysBetween(lateFrom(next), today) + 1 : 0
      return late > 0 ? `Your period may be ${dayCount(late)} late` : null
    },
  ],
  ['period-due', (today, { next }) => (next && today === expected(next) ? 'Your period may start today' : null)],
  [
    'period-soon',
    (today, { next }, { daysBefore }) => {
      if (!next) return null
      const left = daysBetween(today, expected(next))
      if (left < 1 || left > daysBefore) return null
      return next.kind === 'day'
        ? `Your period may start in ${dayCount(left)} (${shortDay(next.day)})`
        : `Your period may start from ${shortDay(next.from)}, in ${dayCount(left)} or later`
    },
  ],
  [
    'pregnancy-week',
    (today, { due }) => {
      const week = due === null ? null : newWeekOn(today, due)
      return week === null ? null : `You are ${week} ${week === 1 ? 'week' : 'weeks'} today`
    },
  ],
  ['log-today', (_today, { loggedToday }) => (loggedToday ? null : 'How was your day? It takes a moment to log it')],
]

/** The most important title of the chosen kinds; null when there is none today. */
export const reminderTitle = (today: IsoDay, facts: ReminderFacts, choices: ReminderChoices): string | null => {
  for (const [kind, titleOn] of titles) {
    const title = choices.on.includes(kind) ? titleOn(today, facts, choices) : null
    if (title !== null) return title
  }
  return null
}

/** Reveals nothing to somebody who looks over the shoulder. */
export const discreetNote = { title: 'Comrade: a note for you', body: 'Open the app when you have a moment' } as const

export type Note = { readonly title: string; readonly body: string }

/** The notification of a wake-up: discreet unless plain text is chosen and there is something to show. */
export const noteFor = (today: IsoDay, facts: ReminderFacts, choices: ReminderChoices): Note => {
  const body = choices.words === 'plain' ? reminderTitle(today, facts, choices) : null
  return body === null ? discreetNote : { title: 'Comrade', body }
}
