import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '@/kit/rules/day'
import {
  dueDate,
  gestationOn,
  gestationStart,
  isOverdue,
  isPastTerm,
  milestoneAt,
  milestoneWeeks,
  overdueFrom,
  progressOf,
  recordedWeek,
  trimesterOf,
} from './gestation'

const lastPeriod = isoDay('2026-03-10')
const due = dueDate({ by: 'last-period', day: lastPeriod })
const on = (day: number) => gestationOn(addDays(lastPeriod, day), due) ?? { weeks: Number.NaN, days: Number.NaN }

describe('the due date', () => {
  it('is 280 days after the last period, 266 after conception, or the date given by the clinic', () => {
    expect(due).toBe('2026-12-15')
    expect(dueDate({ by: 'conception', day: addDays(lastPeriod, 14) })).toBe(due)
    expect(dueDate({ by: 'due-date', day: isoDay('2026-12-20') })).toBe('2026-12-20')
  })

  it('determines the day from which weeks are counted', () => {
    expect(gestationStart(isoDay('2026-12-20'))).toBe('2026-03-15')
  })
})

describe('a pregnancy', () => {
  it('is counted in completed weeks and days', () => {
    expect([0, 6, 7, 87].map(on)).toEqual([
      { weeks: 0, days: 0 },
      { weeks: 0, days: 6 },
      { weeks: 1, days: 0 },
      { weeks: 12, days: 3 },
    ])
    expect(gestationOn(addDays(lastPeriod, -1), due)).toBeNull()
  })

  it('has trimesters that end at 13w 6d and 27w 6d', () => {
    expect([13 * 7 + 6, 14 * 7, 27 * 7 + 6, 28 * 7].map((day) => trimesterOf(on(day)))).toEqual([1, 2, 2, 3])
  })

  it('records only weeks 1 to 42', () => {
    fc.assert(
      fc.property(fc.nat(400), (day) => {
        const week = recordedWeek(on(day))
        expect(week).toBeGreaterThanOrEqual(1)
        expect(week).toBeLessThanOrEqual(42)
      }),
    )
    expect([0, 20, 293, 294, 400].map((day) => recordedWeek(on(day)))).toEqual([1, 2, 41, 42, 42])
  })

  it('is overdue from 41 weeks', () => {
    expect([286, 287].map((day) => isOverdue(on(day)))).toEqual([false, true])
    expect(overdueFrom(due)).toBe(addDays(lastPeriod, 287))
  })

  it('is past term from 42 weeks', () => {
    expect([293, 294].map((day) => isPastTerm(on(day)))).toEqual([false, true])
  })

  it('reaches its milestones in order', () => {
    expect([0, 1, 3, 4, 39, 40, 44].map(milestoneAt)).toEqual([null, 1, 1, 4, 36, 40, 40])
    expect(milestoneWeeks).toEqual([1, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40])
  })

  it('never has a progress above 1', () => {
    expect([progressOf(on(140)), progressOf(on(300))]).toEqual([0.5, 1])
  })
})
