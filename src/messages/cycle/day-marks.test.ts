import { describe, expect, it } from 'vitest'
import { logPeriod, putDays, type LogChange } from '@/domain/cycle/commands'
import { dayMarks } from '@/domain/cycle/day-marks'
import { emptyDay, newProfile, type CycleLog } from '@/domain/cycle/log'
import { outlookOf } from '@/domain/cycle/outlook'
import { addDays, isoDay, type IsoDay } from '@/domain/shared/day'
import { dayDescription } from './day-marks'

const start = isoDay('2026-03-10')
const empty: CycleLog = { days: [], profile: newProfile }
const logOf = (...changes: readonly LogChange[]): CycleLog => changes.reduce((log, change) => change(log), empty)
const period = (from: IsoDay) => logPeriod(from, addDays(from, 4))
const marksOn = (day: IsoDay, log: CycleLog, today = addDays(start, 5), pregnantSince: IsoDay | null = null) =>
  dayMarks(day, log, outlookOf(log, today, pregnantSince), today)

describe('the description of a calendar day', () => {
  it('contains all marks', () => {
    const today = isoDay('2026-11-21')
    const log = logOf(period(addDays(today, -2)), putDays([{ ...emptyDay(today), flow: 'light', symptoms: ['cramps'] }]))
    expect(dayDescription(today, marksOn(today, log, today))).toBe('Saturday 21 November 2026, today, period logged, symptoms logged')
    expect(dayDescription(isoDay('2026-12-02'), marksOn(isoDay('2026-12-02'), log, today))).toBe(
      'Wednesday 2 December 2026, fertile, peak, estimated ovulation',
    )
  })

  it('is only the date without marks', () => {
    expect(dayDescription(start, marksOn(start, empty, addDays(start, 1)))).toBe('Tuesday 10 March 2026')
  })
})
