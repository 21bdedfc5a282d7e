import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '@/kit/rules/day'
import { gestationOn } from './gestation'
import { readClinicDate, readEnd, readStart, type StartDraft } from './start'

const today = isoDay('2026-11-21')
const draft = (part: Partial<StartDraft>): StartDraft => ({
  way: 'last-period',
  day: '',
  week: '',
  extraDays: '',
  ...part,
})
const dueOf = (part: Partial<StartDraft>) => {
  const reading = readStart(draft(part), today)
  return reading.ok ? reading.due : `${reading.field}: ${reading.problem}`
}
const ago = (days: number) => addDays(today, -days)

describe('the start of a pregnancy', () => {
  it('gives the same due date by last period, conception, due date and week', () => {
    const due = addDays(today, 280 - 87)
    expect([
      dueOf({ day: ago(87) }),
      dueOf({ way: 'conception', day: ago(87 - 14) }),
      dueOf({ way: 'due-date', day: due }),
      dueOf({ way: 'week', week: '12', extraDays: '3' }),
    ]).toEqual([due, due, due, due])
  })

  it('accepts weeks 1 to 42 only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 42 }), fc.integer({ min: 0, max: 6 }), (weeks, days) => {
        const reading = readStart(draft({ way: 'week', week: String(weeks), extraDays: String(days) }), today)
        expect(reading.ok && gestationOn(today, reading.due)).toEqual({ weeks, days })
      }),
    )
    for (const week of ['', '0', '43', '-1', '4.5', 'twelve'])
      expect(dueOf({ way: 'week', week })).toBe('week: no-week')
    for (const extraDays of ['7', '-1', 'x'])
      expect(dueOf({ way: 'week', week: '12', extraDays })).toBe('extraDays: no-days')
  })

  it('is today at the latest, and not too long ago', () => {
    expect(dueOf({ day: today })).toBe(addDays(today, 280))
    expect(dueOf({ day: addDays(today, 1) })).toBe('day: last-period-late')
    expect(dueOf({ day: ago(44 * 7 + 6) })).toBe(addDays(today, -34))
    expect(dueOf({ day: ago(45 * 7) })).toBe('day: last-period-early')
    expect(dueOf({ way: 'conception', day: addDays(today, 1) })).toBe('day: conception-late')
    expect(dueOf({ way: 'conception', day: ago(45 * 7 - 14) })).toBe('day: conception-early')
  })

  it('gives a due date within 40 weeks', () => {
    expect(dueOf({ way: 'due-date', day: addDays(today, 280) })).toBe(addDays(today, 280))
    expect(dueOf({ way: 'due-date', day: addDays(today, 281) })).toBe('day: due-date-late')
    expect(dueOf({ way: 'due-date', day: ago(35) })).toBe('day: due-date-early')
  })

  it('asks for a missing date', () => {
    expect(
      ['last-period', 'conception', 'due-date'].map((way) =>
        dueOf({ way: way as StartDraft['way'], day: '2026-02-30' }),
      ),
    ).toEqual(['day: last-period-missing', 'day: conception-missing', 'day: due-date-missing'])
  })
})

it('an unchanged due date is accepted even long after it has passed; a new one is checked', () => {
  const known = ago(90)
  expect(readClinicDate(known, known, today)).toEqual({ ok: true, due: known })
  expect(readClinicDate(ago(89), known, today).ok).toBe(false)
  expect(readClinicDate(addDays(today, 30), known, today)).toEqual({ ok: true, due: addDays(today, 30) })
})

it('a pregnancy ends between its first day and today', () => {
  const due = addDays(today, 200)
  expect(readEnd(today, due, today)).toEqual({ day: today })
  expect(readEnd(ago(80), due, today).day).toBe(ago(80))
  expect(readEnd(ago(81), due, today)).toEqual({ day: null, problem: 'before' })
  expect(readEnd(addDays(today, 1), due, today)).toEqual({ day: null, problem: 'to-come' })
  expect(readEnd('', due, today).day).toBeNull()
})
