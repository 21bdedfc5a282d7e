import { describe, expect, it } from 'vitest'
import { addDays, daysFrom, isoDay } from '@/kit/rules/day'
import { changeProfile, putDays } from './log-changes'
import { logOf, marksOn, period, start } from '#support/health/cycle/day-marks-samples'
import { emptyDay } from './log'

describe('the marks of a day', () => {
  const log = logOf(...[-56, -28, 0].map((n) => period(addDays(start, n))))

  it('show the range of the next period from one cycle or none, and no later ones', () => {
    const first = logOf(period(start))
    const possible = ['2026-04-01', '2026-04-02', '2026-04-07', '2026-04-12', '2026-04-13', '2026-05-05'].map(
      (day) => marksOn(isoDay(day), first).bleeding,
    )
    expect(possible).toEqual([null, 'possible', 'possible', 'possible', null, null])
    expect(marksOn(isoDay('2026-04-10'), logOf(period(addDays(start, -28)), period(start))).bleeding).toBe('possible')
  })

  it('show the logged period, and the expected one with the usual length', () => {
    expect(marksOn(isoDay('2026-03-14'), log).bleeding).toBe('period')
    expect(marksOn(isoDay('2026-03-15'), log).bleeding).toBeNull()
    const expected = ['2026-04-06', '2026-04-07', '2026-04-11', '2026-04-12'].map(
      (day) => marksOn(isoDay(day), log).bleeding,
    )
    expect(expected).toEqual([null, 'expected', 'expected', null])
  })

  it('show the fertile window with its levels, and ovulation on its peak', () => {
    const levels = [17, 18, 22, 23, 24, 25, 26].map((date) => marksOn(isoDay(`2026-03-${date}`), log).fertility)
    expect(levels).toEqual([null, 'medium', 'high', 'peak', 'high', 'medium', null])
    expect([22, 23].map((date) => marksOn(isoDay(`2026-03-${date}`), log).ovulation)).toEqual([false, true])
  })

  it('cover the running cycle and the next two', () => {
    const starts = [1, 2, 3, 4].map((n) => marksOn(addDays(start, 28 * n), log).bleeding)
    expect(starts).toEqual(['expected', 'expected', 'expected', null])
    const peaks = [0, 1, 2, 3].map((n) => marksOn(addDays(start, 13 + 28 * n), log).ovulation)
    expect(peaks).toEqual([true, true, true, false])
  })

  it('show no later cycles while the period is late', () => {
    const late = addDays(start, 35)
    expect(marksOn(addDays(start, 28), log, late).bleeding).toBe('expected')
    expect(marksOn(addDays(start, 56), log, late).bleeding).toBeNull()
    expect(marksOn(addDays(start, 41), log, late).fertility).toBeNull()
  })

  it('show a window instead of a single day for irregular cycles', () => {
    const starts = [0, 24, 62, 90].map((n) => addDays(start, n))
    const irregular = logOf(...starts.map(period))
    const last = addDays(start, 90)
    const found = [23, 24, 31, 38, 39].map((n) => marksOn(addDays(last, n), irregular, last).bleeding)
    expect(found).toEqual([null, 'possible', 'possible', 'possible', null])
    expect(marksOn(addDays(last, 60), irregular, last).bleeding).toBeNull()
    const year = daysFrom(last, addDays(last, 365)).map((day) => marksOn(day, irregular, last))
    expect(year.some(({ ovulation, fertility }) => ovulation || fertility === 'peak' || fertility === 'high')).toBe(
      false,
    )
    expect(year.some(({ fertility }) => fertility === 'medium')).toBe(true)
  })

  it('show the wider window around the usual one when it is enabled', () => {
    const cycles = logOf(...[0, 26, 56].map((n) => period(addDays(start, n))))
    const last = addDays(start, 56)
    const wider = changeProfile({ widerWindow: true })(cycles)
    // 26 − 18 = day 8 to 30 − 11 = day 19; the usual window of 28 days is day 9 to day 16.
    expect([7, 8, 9, 16, 17, 19, 20].map((n) => marksOn(addDays(last, n - 1), wider, last).fertility)).toEqual([
      null,
      'wider',
      'medium',
      'medium',
      'wider',
      'wider',
      null,
    ])
    expect(marksOn(addDays(last, 7), cycles, last).fertility).toBeNull()
  })

  it('distinguish spotting and bleeding between periods from a period', () => {
    const odd = logOf(
      period(start),
      putDays([
        { ...emptyDay(isoDay('2026-03-20')), flow: 'spotting' },
        { ...emptyDay(isoDay('2026-03-22')), flow: 'light' },
      ]),
    )
    expect([20, 22].map((date) => marksOn(isoDay(`2026-03-${date}`), odd, isoDay('2026-03-23')).bleeding)).toEqual([
      'spotting',
      'between',
    ])
  })

  it('prefer logged to expected bleeding', () => {
    const today = addDays(start, 28)
    const spotted = logOf(period(start), putDays([{ ...emptyDay(today), flow: 'spotting' }]))
    expect(marksOn(today, spotted, today).bleeding).toBe('spotting')
  })

  it('show no logged bleeding on a day that has not come', () => {
    expect(marksOn(addDays(start, 4), log, addDays(start, 2)).bleeding).toBeNull()
  })

  it('show nothing expected while pregnant, but still what was logged', () => {
    expect(marksOn(addDays(start, 28), log, addDays(start, 20), start)).toEqual({
      bleeding: null,
      fertility: null,
      ovulation: false,
      confirmed: false,
      today: false,
      noted: [],
    })
    expect(marksOn(start, log, addDays(start, 20), start).bleeding).toBe('period')
  })

  it('show which notes were made', () => {
    const noted = logOf(
      putDays([
        { ...emptyDay(start), symptoms: ['cramps'], mood: 'calm', notes: 'Rested' },
        { ...emptyDay(addDays(start, 1)), pain: 3 },
      ]),
    )
    expect(marksOn(start, noted).noted).toEqual(['symptoms', 'mood', 'notes'])
    expect(marksOn(addDays(start, 1), noted).noted).toEqual(['symptoms'])
  })
})
