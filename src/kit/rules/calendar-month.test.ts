import { describe, expect, it } from 'vitest'
import { firstOfMonth, monthsOn, movedByKey, weeksOfMonth } from './calendar-month'
import { isoDay } from './day'

const saturday = isoDay('2026-11-21')

describe('the calendar month', () => {
  it('is split into weeks from Monday, with null for days of other months', () => {
    const weeks = weeksOfMonth(saturday)
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
  })

  it('has four full weeks when 28 days start on a Monday', () => {
    expect(weeksOfMonth(isoDay('2027-02-11'))).toHaveLength(4)
    expect(weeksOfMonth(isoDay('2027-02-11')).flat()).not.toContain(null)
  })

  it('includes 29 February in a leap year', () => {
    expect(
      weeksOfMonth(isoDay('2028-02-01'))
        .flat()
        .filter((day) => day !== null)
        .at(-1),
    ).toBe('2028-02-29')
  })

  it('starts on the first day', () => expect(firstOfMonth(saturday)).toBe('2026-11-01'))
})

describe('moving through a calendar by key', () => {
  it('moves by a day or a week with the arrow keys', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => movedByKey(saturday, key))).toEqual([
      '2026-11-20',
      '2026-11-22',
      '2026-11-14',
      '2026-11-28',
    ])
  })

  it('moves to the start and end of the week with Home and End', () => {
    expect([movedByKey(saturday, 'Home'), movedByKey(saturday, 'End')]).toEqual(['2026-11-16', '2026-11-22'])
    expect([movedByKey(isoDay('2026-11-16'), 'Home'), movedByKey(isoDay('2026-11-22'), 'End')]).toEqual([
      '2026-11-16',
      '2026-11-22',
    ])
  })

  it('moves by a month with PageUp and PageDown, to the last day of a shorter month', () => {
    expect([movedByKey(saturday, 'PageUp'), movedByKey(saturday, 'PageDown')]).toEqual(['2026-10-21', '2026-12-21'])
    expect(monthsOn(isoDay('2026-10-31'), 1)).toBe('2026-11-30')
    expect(monthsOn(isoDay('2027-01-31'), 1)).toBe('2027-02-28')
  })

  it('returns null for any other key', () => expect(movedByKey(saturday, 'Tab')).toBeNull())
})
