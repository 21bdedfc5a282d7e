import { describe, expect, it } from 'vitest'
import * as kiswahili from '#words-sw/kit/days'
import { isoDay } from '@/kit/rules/day'
import {
  dayCount,
  dayRange,
  fullDay,
  longDay,
  monthAndYear,
  shortDay,
  shortDayWithYear,
  spanText,
  tinyDay,
} from './format-day'

const span = (from: string, to: string) => spanText(isoDay(from), isoDay(to))

describe('a day as text', () => {
  it('has a long form, a short form and a form with the month only', () => {
    const day = isoDay('2026-11-21')
    expect([longDay(day), shortDay(day), monthAndYear(day)]).toEqual([
      'Saturday 21 November 2026',
      'Sat 21 Nov',
      'November 2026',
    ])
  })

  it('names the month of a range once when it is shared', () => {
    expect(dayRange(isoDay('2026-04-05'), isoDay('2026-04-09'))).toBe('5 to 9 April')
    expect(dayRange(isoDay('2026-04-29'), isoDay('2026-05-03'))).toBe('29 April to 3 May')
    expect(dayRange(isoDay('2026-12-30'), isoDay('2027-12-02'))).toBe('30 December to 2 December')
    expect(dayRange(isoDay('2026-04-05'), isoDay('2026-04-05'))).toBe('5 April')
  })

  it('uses the singular for one day', () => {
    expect([dayCount(1), dayCount(0), dayCount(12)]).toEqual(['1 day', '0 days', '12 days'])
  })
})

describe('days with a year', () => {
  it('do not repeat the shared month or year of a span', () => {
    expect(span('2026-03-10', '2026-03-14')).toBe('10 – 14 Mar 2026')
    expect(span('2026-03-30', '2026-04-03')).toBe('30 Mar – 3 Apr 2026')
    expect(span('2025-12-30', '2026-01-02')).toBe('30 Dec 2025 – 2 Jan 2026')
    expect(span('2026-03-10', '2026-03-10')).toBe('10 Mar 2026')
  })

  it('are formatted the same in every time zone', () => {
    expect(fullDay(isoDay('2026-01-01'))).toBe('1 Jan 2026')
    expect(tinyDay(isoDay('2026-12-31'))).toBe('31 Dec')
  })

  it('are named in another language than that of the screen', () => {
    const day = isoDay('2026-12-01')
    expect([longDay(day, kiswahili), shortDay(day, kiswahili), shortDayWithYear(day, kiswahili)]).toEqual([
      'Jumanne 1 Desemba 2026',
      'Jumanne 1 Des',
      'Jumanne 1 Des 2026',
    ])
  })
})
