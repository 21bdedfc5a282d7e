import { describe, expect, it } from 'vitest'
import { putDays } from '@/health/cycle/rules/log-changes'
import { logOf, marksOn, period, start } from '#support/health/cycle/day-marks-samples'
import { emptyDay } from '@/health/cycle/rules/log'
import { emptyLog } from '#support/health/cycle/log-samples'
import { addDays, isoDay } from '@/kit/rules/day'
import { dayDescription } from './day-marks'

describe('the description of a calendar day', () => {
  it('contains all marks', () => {
    const today = isoDay('2026-11-21')
    const log = logOf(
      period(addDays(today, -2)),
      putDays([{ ...emptyDay(today), flow: 'light', symptoms: ['cramps'] }]),
    )
    expect(dayDescription(today, marksOn(today, log, today))).toBe(
      'Saturday 21 November 2026, today, period logged, symptoms logged',
    )
    expect(dayDescription(isoDay('2026-12-02'), marksOn(isoDay('2026-12-02'), log, today))).toBe(
      'Wednesday 2 December 2026, fertile, peak, estimated ovulation',
    )
  })

  it('is only the date without marks', () => {
    expect(dayDescription(start, marksOn(start, emptyLog, addDays(start, 1)))).toBe('Tuesday 10 March 2026')
  })
})
