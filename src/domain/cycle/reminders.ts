import { addDays, daysBetween, daysFrom, isoDay, type IsoDay } from '../shared/day'
import { dayCount, shortDay } from '../shared/format-day'
import { gestationOn, isPastTerm } from '../pregnancy/gestation'
import type { NextPeriod } from './prediction'
import type { ReminderChoices, ReminderKind } from './reminder-choices'

/** What reminders are reckoned from. */
export type ReminderFacts = {
  /** Null before the first period and while pregnant: then nothing is said of a period. */
  readonly next: NextPeriod | null
  /** The due date of the running pregnancy. */
  readonly due: IsoDay | null
  readonly appointments: readonly IsoDay[]
  readonly loggedToday: boolean
}

/** An hour in Nairobi as an instant of UTC: "2026-04-04T05:00:00.000Z". */
export type WakeUp = string

const nairobiOffset = 3 * 3_600_000
const hourLength = 3_600_000

/** The day and the hour that it is in Nairobi, which knows no summer time. */
export const inNairobi = (now: number): { readonly day: IsoDay; readonly hour: number } => {
  const there = new Date(now + nairobiOffset)
  return { day: isoDay(there.toISOString().slice(0, 10)), hour: there.getUTCHours() }
}

export const isQuiet = (hour: number, { from, to }: ReminderChoices['quiet']): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to

/** The hour at which a reminder of a day comes: the chosen one, or the end of the quiet hours. */
const wakeUpOn = (day: IsoDay, { hour, quiet }: ReminderChoices): WakeUp => {
  const at = isQuiet(hour, quiet) ? quiet.to : hour
  return new Date(Date.parse(`${day}T00:00:00Z`) - nairobiOffset + at * hourLength).toISOString()
}

const expected = (next: NextPeriod): IsoDay => (next.kind === 'day' ? next.day : next.from)
const lateFrom = (next: NextPeriod): IsoDay => addDays(next.kind === 'day' ? next.day : next.to, 1)

/** Days after the expected time on which lateness is brought up, once in the first days and once more. */
const lateDays = [2, 9] as const

const isPlanned: Record<ReminderKind, (day: IsoDay, facts: ReminderFacts, choices: ReminderChoices) => boolean> = {
  'period-soon': (day, { next }, { daysBefore }) => next !== null && daysBetween(day, expected(next)) === daysBefore,
  'period-due': (day, { next }) => next !== null && day === expected(next),
  'period-late': (day, { next }) => next !== null && lateDays.some((late) => day === addDays(lateFrom(next), late - 1)),
  'log-today': () => true,
  'pregnancy-week': (day, { due }) => due !== null && newWeek(day, due) !== null,
  appointment: (day, { appointments }) => appointments.includes(addDays(day, 1)),
}

const newWeek = (day: IsoDay, due: IsoDay): number | null => {
  const age = gestationOn(day, due)
  return age && age.days === 0 && age.weeks > 0 && !isPastTerm(age) ? age.weeks : null
}

/** How far ahead times are given to the server, in days: what is not there it cannot tell. */
const horizon = 45
const mostWakeUps = 100

/**
 * The hours at which this phone wants to be woken, in order: no more than 100, none in the past.
 * @param now milliseconds since the epoch
 */
export const wakeUps = (facts: ReminderFacts, choices: ReminderChoices, now: number): readonly WakeUp[] => {
  const { day: today } = inNairobi(now)
  return daysFrom(today, addDays(today, horizon))
    .filter((day) => choices.on.some((kind) => isPlanned[kind](day, facts, choices)))
    .map((day) => wakeUpOn(day, choices))
    .filter((instant) => Date.parse(instant) > now)
    .slice(0, mostWakeUps)
}

/** What is said at a wake-up, in the order in which it matters; null: it has nothing to say today. */
const says: readonly (readonly [ReminderKind, (today: IsoDay, facts: ReminderFacts, choices: ReminderChoices) => string | null])[] = [
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
      const week = due === null ? null : newWeek(today, due)
      return week === null ? null : `You are ${week} ${week === 1 ? 'week' : 'weeks'} today`
    },
  ],
  ['log-today', (_today, { loggedToday }) => (loggedToday ? null : 'How was your day? It takes a moment to log it')],
]

/** What there is to say today of what the person wants to hear; null when it is nothing. */
export const reminderTitle = (today: IsoDay, facts: ReminderFacts, choices: ReminderChoices): string | null => {
  for (const [kind, say] of says) {
    const words = choices.on.includes(kind) ? say(today, facts, choices) : null
    if (words !== null) return words
  }
  return null
}

/** Tells a person looking over the shoulder nothing. */
export const discreetNote = { title: 'Comrade: a note for you', body: 'Open the app when you have a moment' } as const

export type Note = { readonly title: string; readonly body: string }

/** What a notification says: in plain words only for who has chosen them, and only when there is something to say. */
export const noteFor = (today: IsoDay, facts: ReminderFacts, choices: ReminderChoices): Note => {
  const words = choices.words === 'plain' ? reminderTitle(today, facts, choices) : null
  return words === null ? discreetNote : { title: 'Comrade', body: words }
}
