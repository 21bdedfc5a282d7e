import type { DayMarks } from '@/health/cycle/rules/day-marks'
import type { IsoDay } from '@/kit/rules/day'
import { longDay } from '@/kit/words/format-day'
import * as messages from '#words/health/cycle/day-marks'

const bleedingText: Readonly<Record<NonNullable<DayMarks['bleeding']>, string>> = {
  period: messages.period,
  between: messages.bleeding,
  spotting: messages.spotting,
  expected: messages.expected,
  possible: messages.possible,
}
const fertilityText: Readonly<Record<NonNullable<DayMarks['fertility']>, string>> = {
  peak: messages.peak,
  high: messages.high,
  medium: messages.medium,
  wider: messages.wider,
}
const notedText: Readonly<Record<DayMarks['noted'][number], string>> = {
  symptoms: messages.symptoms,
  mood: messages.mood,
  notes: messages.notes,
  more: messages.more,
}

/** "Saturday 21 November 2026, today, period logged, symptoms logged" */
export const dayDescription = (
  day: IsoDay,
  { bleeding, fertility, ovulation, confirmed, today, noted }: DayMarks,
): string =>
  [
    longDay(day),
    today && messages.today,
    bleeding && bleedingText[bleeding],
    fertility && fertilityText[fertility],
    ovulation && messages.ovulation,
    confirmed && messages.confirmed,
    ...noted.map((kind) => notedText[kind]),
  ]
    .filter((part) => part !== false && part !== null)
    .join(', ')
