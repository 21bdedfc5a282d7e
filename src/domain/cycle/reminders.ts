import { addDays, daysBetween, daysFrom, isoDay, type IsoDay } from '../shared/day'
import { nairobiOffsetMs, nairobiTime } from '../shared/nairobi'
import { methodRules, nextInjection, type MethodUse } from './contraception'
import { gestationOn, isPastTerm } from '../pregnancy/gestation'
import type { NextPeriod } from './prediction'
import type { ReminderChoices, ReminderKind } from './reminder-choices'

/** The data that reminders depend on. */
export type ReminderFacts = {
  /** Null before the first period and while pregnant, when there are no reminders about a period. */
  readonly next: NextPeriod | null
  /** Whether a period can be late at all. */
  readonly late: boolean
  /** The due date of the running pregnancy. */
  readonly due: IsoDay | null
  readonly appointments: readonly IsoDay[]
  readonly loggedToday: boolean
  /** The method of contraception that is used; null without one. */
  readonly method: MethodUse | null
  /** The hour in Nairobi, 0 to 23. */
  readonly hour: number
}

/** A full hour as an ISO instant in UTC: "2026-04-04T05:00:00.000Z". */
export type WakeUp = string

const msPerHour = 3_600_000

export type NairobiTime = { readonly day: IsoDay; readonly hour: number }

/** The day and the hour in Nairobi. @param now milliseconds since the epoch */
export const inNairobi = (now: number): NairobiTime => {
  const nairobi = nairobiTime(now)
  return { day: isoDay(nairobi.toISOString().slice(0, 10)), hour: nairobi.getUTCHours() }
}

export const isQuiet = (hour: number, { from, to }: ReminderChoices['quiet']): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to

const instantOf = (day: IsoDay, hour: number): WakeUp => new Date(Date.parse(`${day}T00:00:00Z`) - nairobiOffsetMs + hour * msPerHour).toISOString()

/** The wake-up of a day: at the chosen hour, or at the end of the quiet hours. */
const wakeUpOn = (day: IsoDay, { hour, quiet }: ReminderChoices): WakeUp => instantOf(day, isQuiet(hour, quiet) ? quiet.to : hour)

const expected = (next: NextPeriod): IsoDay => (next.kind === 'day' ? next.day : next.from)
const lateFrom = (next: NextPeriod): IsoDay => addDays(next.to, 1)

/** Days after the expected time on which a late period is mentioned. */
const lateDays = [2, 9] as const

const takesPills = ({ method }: ReminderFacts): boolean => method !== null && methodRules[method.method].detail === 'pill'

/** A week before the next injection, on its day, and a week later. */
const injectionDays = [-7, 0, 7] as const
const daysToReplace = 30

/** The days until an injection is due, negative after that; null where none is. */
const daysToInjection = (day: IsoDay, { method }: ReminderFacts): number | null => {
  const next = method?.method === 'injection' ? nextInjection(method) : null
  return next && daysBetween(day, next.due)
}

/** The kinds at the usual hour; the pill has one of its own. */
const isPlanned: Record<Exclude<ReminderKind, 'pill'>, (day: IsoDay, facts: ReminderFacts, choices: ReminderChoices) => boolean> = {
  'period-soon': (day, { next }, { daysBefore }) => next !== null && daysBetween(day, expected(next)) === daysBefore,
  'period-due': (day, { next }) => next !== null && day === expected(next),
  'period-late': (day, { next, late: canBeLate }) => canBeLate && next !== null && lateDays.some((late) => day === addDays(lateFrom(next), late - 1)),
  'log-today': () => true,
  'pregnancy-week': (day, { due }) => due !== null && newWeekOn(day, due) !== null,
  appointment: (day, { appointments }) => appointments.includes(addDays(day, 1)),
  injection: (day, facts) => {
    const days = daysToInjection(day, facts)
    return days !== null && injectionDays.some((after) => days === -after)
  },
  replacement: (day, { method }) => method?.until === addDays(day, daysToReplace),
}

const isGeneral = (kind: ReminderKind): kind is Exclude<ReminderKind, 'pill'> => kind !== 'pill'

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
  const kinds = choices.on.filter(isGeneral)
  const hasPill = choices.on.includes('pill') && takesPills(facts)
  const instants = daysFrom(today, addDays(today, daysAhead)).flatMap((day) => [
    ...(kinds.some((kind) => isPlanned[kind](day, facts, choices)) ? [wakeUpOn(day, choices)] : []),
    ...(hasPill ? [instantOf(day, choices.pillHour)] : []),
  ])
  return [...new Set(instants)]
    .toSorted()
    .filter((instant) => Date.parse(instant) > now)
    .slice(0, maxWakeUps)
}

/** What a reminder tells. */
export type DueReminder =
  | { readonly kind: 'appointment' | 'period-due' | 'log-today' | 'pill' | 'replacement' }
  /** `days` until it is due; negative after that. */
  | { readonly kind: 'injection'; readonly days: number }
  | { readonly kind: 'period-late'; readonly days: number }
  | { readonly kind: 'period-soon'; readonly days: number; readonly next: NextPeriod }
  | { readonly kind: 'pregnancy-week'; readonly week: number }

/** A wake-up may come late. */
const hoursOfPill = 3

/** For each kind what is due today, most important first; null when nothing is. */
const checks: readonly (readonly [ReminderKind, (today: IsoDay, facts: ReminderFacts, choices: ReminderChoices) => DueReminder | null])[] = [
  ['pill', (_today, facts, { pillHour }) => (takesPills(facts) && facts.hour >= pillHour && facts.hour < pillHour + hoursOfPill ? { kind: 'pill' } : null)],
  ['appointment', (today, { appointments }) => (appointments.includes(addDays(today, 1)) ? { kind: 'appointment' } : null)],
  [
    'injection',
    (today, facts) => {
      const days = daysToInjection(today, facts)
      return days !== null && days <= 7 ? { kind: 'injection', days } : null
    },
  ],
  ['replacement', (today, { method }) => (method?.until && today >= addDays(method.until, -daysToReplace) ? { kind: 'replacement' } : null)],
  [
    'period-late',
    (today, { next, late }) => {
      const days = next && late ? daysBetween(lateFrom(next), today) + 1 : 0
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
