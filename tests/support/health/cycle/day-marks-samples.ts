import { addDays, isoDay, type IsoDay } from '@/kit/rules/day'
import { logPeriod, type LogChange } from '@/health/cycle/rules/log-changes'
import { dayMarks, type DayMarks } from '@/health/cycle/rules/day-marks'
import type { CycleLog } from '@/health/cycle/rules/log'
import { emptyLog } from './log-samples'
import { outlookOf } from '@/health/cycle/rules/outlook'

export const start = isoDay('2026-03-10')

export const logOf = (...changes: readonly LogChange[]): CycleLog =>
  changes.reduce((log, change) => change(log), emptyLog)

/** A period of five days. */
export const period = (from: IsoDay): LogChange => logPeriod(from, addDays(from, 4))

export const marksOn = (
  day: IsoDay,
  log: CycleLog,
  today = addDays(start, 5),
  pregnantSince: IsoDay | null = null,
): DayMarks => dayMarks(day, log, outlookOf(log, today, pregnantSince), today)
