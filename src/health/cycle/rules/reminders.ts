import { addDays, daysBetween, daysFrom, dayOf, type IsoDay } from '@/kit/rules/day'
import { injectionDates, methodRules, pausedUntil, type EmergencyPill, type MethodUse } from './contraception'
import { gestationOn, isPastTerm } from '@/health/pregnancy/rules/gestation'
import { packDayOn } from './pill-pack'
import type { NextPeriod } from './prediction'
import type { ReminderChoices, ReminderKind } from './reminder-choices'

/** The data that reminders depend on. */
export type ReminderFacts = {
  /** Null before the first period and while pregnant, when there are no reminders about a period. */
  readonly next: NextPeriod | null
  /** The kinds that fit the stage of life. */
  readonly fitting: readonly ReminderKind[]
  /** The due date of the running pregnancy. */
  readonly due: IsoDay | null
  readonly appointments: readonly IsoDay[]
  readonly loggedToday: boolean
  readonly loggedYesterday: boolean
  /** The method of contraception that is used; null without one. */
  readonly method: MethodUse | null
  readonly emergencyPills: readonly EmergencyPill[]
  /** Of today and yesterday, the days whose pill is ticked. */
  readonly pillsTaken: readonly IsoDay[]
  /** The hour on the phone, 0 to 23. */
  readonly hour: number
}

/** An hour of the phone as an ISO instant in UTC: "2026-04-04T05:00:00.000Z". */
export type WakeUp = string

/** A day and an hour on the phone, 0 to 23. Ticks, the log and reminders all belong to the days of the phone. */
export type LocalHour = { readonly day: IsoDay; readonly hour: number }
export type LocalTime = LocalHour & { readonly minute: number }

/** The time on the phone's clock. @param now milliseconds since the epoch */
export const localTime = (now: number): LocalTime => {
  const date = new Date(now)
  return { day: dayOf(date), hour: date.getHours(), minute: date.getMinutes() }
}

export const isQuiet = (hour: number, { from, to }: ReminderChoices['quiet']): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to

/** In the time zone that the phone has now. An hour that daylight saving leaves out is the next one. */
const instantOf = (day: IsoDay, hour: number): WakeUp =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00:00`).toISOString()

/**
 * The hour of reminders: the chosen one, or the end of the quiet hours, on the same day, which their texts are about.
 */
export const wakeUpHour = ({ hour, quiet }: Pick<ReminderChoices, 'hour' | 'quiet'>): number =>
  isQuiet(hour, quiet) ? quiet.to : hour

const expected = (next: NextPeriod): IsoDay => (next.kind === 'day' ? next.day : next.from)
const lateFrom = (next: NextPeriod): IsoDay => addDays(next.to, 1)

/** Days after the expected time on which a late period is mentioned. */
const lateDays = [2, 9] as const

/** A wake-up may come so many hours late, after midnight, too. */
const hoursLate = 3
const hoursOfDay = 24

/** The day that a wake-up at `hour` belongs to: when it comes late, after midnight, the day before. */
const dayOfWakeUp = ({ day, hour: now }: LocalHour, hour: number): IsoDay =>
  now + hoursOfDay < hour + hoursLate ? addDays(day, -1) : day

/** A reminder by its subject. */
type GeneralReminder =
  | { readonly kind: 'appointment'; readonly days: 0 | 1 }
  /** `days` until it is due; negative after that. */
  | { readonly kind: 'injection'; readonly days: number }
  | { readonly kind: 'replacement' }
  | { readonly kind: 'period-late'; readonly days: number }
  | { readonly kind: 'period-due' }
  | { readonly kind: 'period-soon'; readonly days: number; readonly next: NextPeriod }
  | { readonly kind: 'pregnancy-week'; readonly week: number }
  | { readonly kind: 'log-today' }
/** The kinds at the usual hour; the pill has one of its own. */
type GeneralKind = Exclude<ReminderKind, 'pill'>
/** `also`: what the same wake-up tells besides. */
export type DueReminder =
  | GeneralReminder
  | {
      readonly kind: 'pill'
      /** The day whose pill it is. */
      readonly day: IsoDay
      readonly also: GeneralReminder | null
    }

/** A week before the next injection, on its day, and a week later. */
const injectionDays = [7, 0, -7] as const
const daysToReplace = 30

const usedOn = (day: IsoDay, { method }: Pick<ReminderFacts, 'method'>): MethodUse | null =>
  method && (method.to === null || method.to > day) ? method : null

type PillFacts = Pick<ReminderFacts, 'method' | 'pillsTaken' | 'emergencyPills'>

/** True if a pill is due on a day, and not ticked. None is in the break of a pack, nor in the days after ulipristal. */
export const takesPill = (day: IsoDay, facts: PillFacts): boolean => {
  const use = usedOn(day, facts)
  if (use === null || methodRules[use.method].detail !== 'pill' || use.from > day) return false
  return (
    packDayOn(use.packs, day)?.isActive !== false &&
    !facts.pillsTaken.includes(day) &&
    pausedUntil(day, facts.emergencyPills) === null
  )
}

const newWeekOn = (day: IsoDay, due: IsoDay): number | null => {
  const gestation = gestationOn(day, due)
  return gestation && gestation.days === 0 && gestation.weeks > 0 && !isPastTerm(gestation) ? gestation.weeks : null
}

type Rule<Kind extends GeneralKind> = (
  day: IsoDay,
  facts: ReminderFacts,
  choices: ReminderChoices,
) => Extract<GeneralReminder, { readonly kind: Kind }> | null

/**
 * The reminder of each kind for a day; null on all others. The wake-ups and their texts follow from it. Most
 * important first.
 */
const rules: { readonly [Kind in GeneralKind]: Rule<Kind> } = {
  appointment: (day, { appointments }) =>
    appointments.includes(addDays(day, 1)) ? { kind: 'appointment', days: 1 } : null,
  injection: (day, facts) => {
    const use = usedOn(day, facts)
    const dates = use?.method === 'injection' ? injectionDates(use) : null
    if (pausedUntil(day, facts.emergencyPills) !== null) return null
    const due = dates && (pausedUntil(dates.due, facts.emergencyPills) ?? dates.due)
    const days = injectionDays.find((before) => due && daysBetween(day, due) === before)
    return days === undefined ? null : { kind: 'injection', days }
  },
  replacement: (day, facts) =>
    usedOn(day, facts)?.until === addDays(day, daysToReplace) ? { kind: 'replacement' } : null,
  'period-late': (day, { next }) => {
    const days = lateDays.find((count) => next && daysBetween(lateFrom(next), day) + 1 === count)
    return days === undefined ? null : { kind: 'period-late', days }
  },
  'period-due': (day, { next }) => (next && day === expected(next) ? { kind: 'period-due' } : null),
  'period-soon': (day, { next }, { daysBefore }) => {
    const days = next ? daysBetween(day, expected(next)) : 0
    return next && days > 0 && days <= daysBefore ? { kind: 'period-soon', days, next } : null
  },
  'pregnancy-week': (day, { due }) => {
    const week = due === null ? null : newWeekOn(day, due)
    return week === null ? null : { kind: 'pregnancy-week', week }
  },
  'log-today': () => ({ kind: 'log-today' }),
}

const isGeneral = (kind: string): kind is GeneralKind => kind in rules
const byImportance = Object.keys(rules).filter(isGeneral)

/** "Soon" is still true on the days after it, but wakes nobody again. */
const wakes = (reminder: GeneralReminder, { daysBefore }: ReminderChoices): boolean =>
  reminder.kind !== 'period-soon' || reminder.days === daysBefore

const generalOn = (
  day: IsoDay,
  facts: ReminderFacts,
  choices: ReminderChoices,
  isLogged: boolean,
): readonly GeneralReminder[] =>
  byImportance.flatMap((kind) =>
    choices.on.includes(kind) && facts.fitting.includes(kind) && !(kind === 'log-today' && isLogged)
      ? (rules[kind](day, facts, choices) ?? [])
      : [],
  )

/** The number of days ahead the server knows the wake-ups. Fewer days reveal less. */
const daysAhead = 45
const maxWakeUps = 100

/**
 * The future wake-ups of this phone, in order, at most 100.
 * @param now milliseconds since the epoch
 */
export const wakeUps = (facts: ReminderFacts, choices: ReminderChoices, now: number): readonly WakeUp[] => {
  const { day: today } = localTime(now)
  const instants = daysFrom(today, addDays(today, daysAhead)).flatMap((day) => [
    ...(generalOn(day, facts, choices, day === today && facts.loggedToday).some((reminder) => wakes(reminder, choices))
      ? [instantOf(day, wakeUpHour(choices))]
      : []),
    ...(choices.on.includes('pill') && takesPill(day, facts) ? [instantOf(day, choices.pillHour)] : []),
  ])
  return [...new Set(instants)]
    .toSorted()
    .filter((instant) => Date.parse(instant) > now)
    .slice(0, maxWakeUps)
}

/** The same reminder, told after midnight of its day. */
const dayLater = (reminder: GeneralReminder): GeneralReminder => {
  switch (reminder.kind) {
    case 'appointment':
      return { kind: 'appointment', days: 0 }
    case 'injection':
      return { kind: 'injection', days: reminder.days - 1 }
    case 'period-late':
      return { kind: 'period-late', days: reminder.days + 1 }
    case 'period-soon':
      return reminder.days === 1 ? { kind: 'period-due' } : { ...reminder, days: reminder.days - 1 }
    case 'period-due':
    case 'pregnancy-week':
    case 'replacement':
    case 'log-today':
      return reminder
  }
}

const generalNow = (time: LocalHour, facts: ReminderFacts, choices: ReminderChoices): GeneralReminder | null => {
  const day = dayOfWakeUp(time, wakeUpHour(choices))
  const isToday = day === time.day
  const reminder = generalOn(day, facts, choices, isToday ? facts.loggedToday : facts.loggedYesterday).at(0)
  return reminder ? (isToday ? reminder : dayLater(reminder)) : null
}

/** Hours since the last `hour` o'clock. */
const hoursSince = (hour: number, now: number): number => (now - hour + hoursOfDay) % hoursOfDay

/** The day whose pill was the last to become due. */
export const pillDayAt = ({ day, hour }: LocalHour, pillHour: number): IsoDay =>
  hour >= pillHour ? day : addDays(day, -1)

/** True if a wake-up at this time came for the pill rather than for another reminder. */
const isForPill = (hour: number, { on, pillHour }: ReminderChoices): boolean =>
  on.includes('pill') && hoursSince(pillHour, hour) < hoursLate

/** The most important reminder of the chosen kinds; null when there is none. Of two wake-ups the later one is told. */
export const dueReminder = (today: IsoDay, facts: ReminderFacts, choices: ReminderChoices): DueReminder | null => {
  const time = { day: today, hour: facts.hour }
  const general = generalNow(time, facts, choices)
  const day = pillDayAt(time, choices.pillHour)
  if (!isForPill(time.hour, choices) || !takesPill(day, facts)) return general
  const hour = wakeUpHour(choices)
  if (general && wakes(general, choices) && hoursSince(hour, time.hour) < hoursSince(choices.pillHour, time.hour))
    return general
  return { kind: 'pill', day, also: hour === choices.pillHour ? general : null }
}

/** A notification that comes later than this was about the next pill, if about any. */
const hoursOfAnswer = 12

/**
 * The day whose pill a notification was about that is shown now; null where it is about something else. One that comes
 * too late to name the pill still knows it.
 */
export const pillOfShown = (time: LocalHour, facts: ReminderFacts, choices: ReminderChoices): IsoDay | null => {
  const due = dueReminder(time.day, { ...facts, hour: time.hour }, choices)
  if (due !== null) return due.kind === 'pill' ? due.day : null
  const day = pillDayAt(time, choices.pillHour)
  return choices.on.includes('pill') && hoursSince(choices.pillHour, time.hour) < hoursOfAnswer && takesPill(day, facts)
    ? day
    : null
}

/**
 * The day whose pill a notification named that was shown at this time while nobody could read the log. Null if it may
 * have been about something else.
 */
export const pillOfNote = (time: LocalHour, facts: PillFacts, choices: ReminderChoices): IsoDay | null => {
  const hadOther =
    choices.on.some((kind) => kind !== 'pill') &&
    hoursSince(wakeUpHour(choices), time.hour) < hoursSince(choices.pillHour, time.hour)
  const day = pillDayAt(time, choices.pillHour)
  return !hadOther && isForPill(time.hour, choices) && takesPill(day, facts) ? day : null
}
