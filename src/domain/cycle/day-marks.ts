import { addDays, daysBetween, type IsoDay } from '../shared/day'
import { longDay } from '../shared/format-day'
import type { Period } from './history'
import type { CycleLog, DayLog } from './log'
import type { Outlook } from './outlook'
import { fertileWindow, fertilityOn, type FertilityLevel } from './phases'

/** What a calendar shows of a day. */
export type DayMarks = {
  /** Bleeding that was logged, or a period that is expected: on a day of its own, or within a window (irregular cycles). */
  readonly bleeding: 'period' | 'between' | 'spotting' | 'expected' | 'possible' | null
  /** `wider`: by the longest-and-shortest rule alone. */
  readonly fertility: FertilityLevel | 'wider' | null
  readonly ovulation: boolean
  readonly today: boolean
  readonly noted: readonly ('symptoms' | 'mood' | 'notes')[]
}

const within = (day: IsoDay, { start, end }: Period): boolean => day >= start && day <= end

const loggedBleeding = (day: IsoDay, { flow }: DayLog, { periods }: Outlook): DayMarks['bleeding'] => {
  if (flow === null) return null
  if (flow === 'spotting') return 'spotting'
  return periods.some((period) => within(day, period)) ? 'period' : 'between'
}

const notedOn = ({ symptoms, mood, notes, soaked, severePain }: DayLog): DayMarks['noted'] => [
  ...(symptoms.length > 0 || soaked || severePain ? (['symptoms'] as const) : []),
  ...(mood === null ? [] : (['mood'] as const)),
  ...(notes.trim() === '' ? [] : (['notes'] as const)),
]

/** The running cycle and the two after it. */
const cyclesAhead = 3

/**
 * The first days of the cycles that are reckoned with: the running one and the next two. Where the next period has no
 * single day, or is late already, nobody can say when the cycles after it begin.
 */
const startsOf = ({ running, shape }: Outlook): readonly IsoDay[] => {
  if (!running) return []
  const known = running.late > 0 || running.next.kind === 'window' ? 1 : cyclesAhead
  return Array.from({ length: known }, (_, n) => addDays(running.start, n * shape.length))
}

const isExpected = (day: IsoDay, outlook: Outlook): DayMarks['bleeding'] => {
  const { running, shape } = outlook
  if (!running) return null
  const { next } = running
  if (next.kind === 'window') return day >= next.from && day <= next.to ? 'possible' : null
  const expected = startsOf(outlook).some((start) => {
    const cycleDay = daysBetween(addDays(start, shape.length), day) + 1
    return cycleDay >= 1 && cycleDay <= shape.periodLength
  })
  return expected ? 'expected' : null
}

const fertilityFor = (day: IsoDay, outlook: Outlook): DayMarks['fertility'] => {
  const level = startsOf(outlook)
    .map((start) => fertilityOn(day, fertileWindow(start, outlook.shape)))
    .find((found) => found !== null)
  if (level) return level
  const wider = outlook.running?.widerWindow
  return wider && day >= wider.from && day <= wider.to ? 'wider' : null
}

/** What was logged on a day and what is expected of it. What was logged stands above what was expected. */
export const dayMarks = (day: IsoDay, { days }: CycleLog, outlook: Outlook, today: IsoDay): DayMarks => {
  const logged = days.find(({ date }) => date === day)
  const fertility = fertilityFor(day, outlook)
  return {
    bleeding: (logged && loggedBleeding(day, logged, outlook)) ?? isExpected(day, outlook),
    fertility,
    ovulation: fertility === 'peak',
    today: day === today,
    noted: logged ? notedOn(logged) : [],
  }
}

const bleedingWords: Readonly<Record<NonNullable<DayMarks['bleeding']>, string>> = {
  period: 'period logged',
  between: 'bleeding logged',
  spotting: 'spotting logged',
  expected: 'period expected',
  possible: 'period may start',
}
const fertilityWords: Readonly<Record<NonNullable<DayMarks['fertility']>, string>> = {
  peak: 'fertile, peak',
  high: 'fertile, high',
  medium: 'fertile, medium',
  wider: 'in the wider fertile window',
}
const notedWords: Readonly<Record<DayMarks['noted'][number], string>> = {
  symptoms: 'symptoms logged',
  mood: 'mood logged',
  notes: 'notes written',
}

/** "Saturday 21 November 2026, today, period logged, symptoms logged" */
export const dayDescription = (day: IsoDay, { bleeding, fertility, ovulation, today, noted }: DayMarks): string =>
  [
    longDay(day),
    today && 'today',
    bleeding && bleedingWords[bleeding],
    fertility && fertilityWords[fertility],
    ovulation && 'estimated ovulation',
    ...noted.map((kind) => notedWords[kind]),
  ]
    .filter((part) => part !== false && part !== null)
    .join(', ')
