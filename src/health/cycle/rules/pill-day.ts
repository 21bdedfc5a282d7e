import { addDays, daysBetween, type IsoDay } from '@/kit/rules/day'
import { changeProfile, editDay, type LogChange } from './log-changes'
import { methodOn, methodRules, pausedUntil, type MethodUse, type Progestogen } from './contraception'
import type { CycleLog } from './log'
import { packDayOn } from './pill-pack'
import { usualReminders, type ReminderChoices } from './reminder-choices'
import { pillDayAt, pillOfNote, takesPill, type LocalHour, type LocalTime } from './reminders'

/** For how many hours after its time a progestogen-only pill is not yet late (NHS; FSRH 2022). */
export const hoursLate = { traditional: 3, desogestrel: 12, drospirenone: 24 } as const satisfies Record<
  Progestogen,
  number
>
const hoursOfDay = 24
const minutesOfHour = 60

type Pill = Pick<MethodUse, 'method' | 'progestogen'>

/**
 * Of an older log, whose kind is not known: the strictest. A combined pill counts as missed from 24 hours on (CDC
 * 2024).
 */
const hoursInTime = ({ method, progestogen }: Pill): number =>
  method === 'combined-pill' ? hoursOfDay : hoursLate[progestogen ?? 'traditional']

/** Before this hour the pill of last evening comes first, where nobody has said when it is taken. */
const endOfEvening = 3

/** When the pill is taken, if the person has said so by its reminder; else null. */
const knownHour = ({ on, pillHour }: ReminderChoices): number | null =>
  on.includes('pill') || pillHour !== usualReminders.pillHour ? pillHour : null

/** True if a pill can still be taken in time. @param hour when it is usually taken */
const isInTime = (day: IsoDay, pill: Pill, hour: number, { day: today, hour: now, minute }: LocalTime): boolean => {
  const minutes = (daysBetween(day, today) * hoursOfDay + now - hour) * minutesOfHour + minute
  return minutes <= hoursInTime(pill) * minutesOfHour
}

/**
 * The day whose pill comes next: yesterday while that pill is not ticked and can still be taken in time, else today.
 * Missed pills are judged as of that day.
 */
export const openPillDay = (
  use: MethodUse,
  { days, profile }: Pick<CycleLog, 'days' | 'profile'>,
  time: LocalTime,
): IsoDay => {
  const yesterday = addDays(time.day, -1)
  const isTicked = days.some(({ date, pillTaken }) => pillTaken !== null && (date === yesterday || date === time.day))
  const { emergencyPills } = profile
  const isPaused = [yesterday, time.day].some((day) => pausedUntil(day, emergencyPills) !== null)
  const isDue = yesterday >= use.from && packDayOn(use.packs, yesterday)?.isActive !== false
  // The advice of an emergency pill of today is given at once.
  const isNewToday = isPaused || emergencyPills.some(({ taken }) => taken === time.day)
  if (methodRules[use.method].detail !== 'pill' || isTicked || !isDue || isNewToday) return time.day
  const hour = knownHour(profile.reminders)
  // Of a pill that may be only three hours late nobody can say at night that it still is in time.
  if (hour === null) return time.hour < endOfEvening && hoursInTime(use) > endOfEvening ? yesterday : time.day
  return time.hour < hour && isInTime(yesterday, use, hour, time) ? yesterday : time.day
}

/** A notification that was answered with "taken". */
export type AnsweredNote = {
  readonly shown: LocalHour
  readonly answered: LocalTime
  /** The day whose pill it was about; null where the log could not be read, or where it was about something else. */
  readonly pill: IsoDay | null
}

const tick =
  ({ shown, answered, pill }: AnsweredNote): LogChange =>
  (log) => {
    const { methods, emergencyPills, reminders, unclearPills } = log.profile
    const pillsTaken = log.days.filter(({ pillTaken }) => pillTaken !== null).map(({ date }) => date)
    const lastDue = pillDayAt(shown, reminders.pillHour)
    // In another time zone a notification comes before the hour of its pill.
    const likely = pill ?? (pillsTaken.includes(lastDue) ? shown.day : lastDue)
    const method = methodOn(likely, methods)
    const facts = { method, pillsTaken, emergencyPills }
    // While ulipristal forbids the pill, whether it was taken all the same is asked.
    if (method === null || !takesPill(likely, { ...facts, emergencyPills: [] })) return log
    const sure = pill ?? pillOfNote(shown, facts, reminders)
    if (sure !== null && isInTime(sure, method, reminders.pillHour, answered))
      return editDay(sure, { pillTaken: 'in-time' })(log)
    return changeProfile({ unclearPills: [...new Set([...unclearPills, likely])] })(log)
  }

/** Ticks the pills whose notifications were answered with "taken". Where that cannot be told, the person is asked. */
export const tickAnswered =
  (notes: readonly AnsweredNote[]): LogChange =>
  (log) =>
    notes.reduce((before, note) => tick(note)(before), log)

/** The days whose pill an answer may have been about, and that are still open. */
export const unclearPills = ({ days, profile }: CycleLog, today: IsoDay): readonly IsoDay[] => {
  // Most logs have none, and a log of ten years is not searched on every render.
  if (profile.unclearPills.length === 0) return []
  const pillsTaken = days.filter(({ pillTaken }) => pillTaken !== null).map(({ date }) => date)
  return profile.unclearPills.filter(
    (day) => day <= today && takesPill(day, { method: methodOn(day, profile.methods), pillsTaken, emergencyPills: [] }),
  )
}

/** The person has answered, or the pill of the day is ticked. */
export const settleUnclearPill =
  (day: IsoDay): LogChange =>
  (log) =>
    changeProfile({ unclearPills: log.profile.unclearPills.filter((other) => other !== day) })(log)
