import type { DayMarks } from '@/domain/cycle/day-marks'
import type { IsoDay } from '@/domain/shared/day'
import { longDay } from '../shared/format-day'

const bleedingText: Readonly<Record<NonNullable<DayMarks['bleeding']>, string>> = {
  period: 'period logged',
  between: 'bleeding logged',
  spotting: 'spotting logged',
  expected: 'period expected',
  possible: 'period may start',
}
const fertilityText: Readonly<Record<NonNullable<DayMarks['fertility']>, string>> = {
  peak: 'fertile, peak',
  high: 'fertile, high',
  medium: 'fertile, medium',
  wider: 'in the wider fertile window',
}
const notedText: Readonly<Record<DayMarks['noted'][number], string>> = {
  symptoms: 'symptoms logged',
  mood: 'mood logged',
  notes: 'notes written',
}

/** "Saturday 21 November 2026, today, period logged, symptoms logged" */
export const dayDescription = (day: IsoDay, { bleeding, fertility, ovulation, today, noted }: DayMarks): string =>
  [
    longDay(day),
    today && 'today',
    bleeding && bleedingText[bleeding],
    fertility && fertilityText[fertility],
    ovulation && 'estimated ovulation',
    ...noted.map((kind) => notedText[kind]),
  ]
    .filter((part) => part !== false && part !== null)
    .join(', ')
