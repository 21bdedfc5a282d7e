import { describe, expect, it } from 'vitest'
import { firstOfMonth, monthsOn, movedByKey, weeksOfMonth } from './calendar-month'
import { isoDay } from './day'

const saturday = isoDay('2026-11-21')

describe('a month', () => {
  it('is told in weeks from Monday on, with room for the days of its neighbours', () => {
    const weeks = weeksOfMonth(saturday)
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
  })

  it('of 28 days from a Monday has four weeks and no gap', () => {
    expect(weeksOfMonth(isoDay('2027-02-11'))).toHaveLength(4)
    expect(weeksOfMonth(isoDay('2027-02-11')).flat()).not.toContain(null)
  })

  it('has a 29th of February in a leap year', () => {
    expect(weeksOfMonth(isoDay('2028-02-01')).flat().filter((day) => day !== null).at(-1)).toBe('2028-02-29')
  })

  it('begins on its first', () => expect(firstOfMonth(saturday)).toBe('2026-11-01'))
})

describe('a key in a calendar', () => {
  it('moves by a day and by a week', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => movedByKey(saturday, key))).toEqual([
      '2026-11-20', '2026-11-22', '2026-11-14', '2026-11-28',
    ])
  })

  it('moves to the ends of the week, and stays where it is there', () => {
    expect([movedByKey(saturday, 'Home'), movedByKey(saturday, 'End')]).toEqual(['2026-11-16', '2026-11-22'])
    expect([movedByKey(isoDay('2026-11-16'), 'Home'), movedByKey(isoDay('2026-11-22'), 'End')]).toEqual(['2026-11-16', '2026-11-22'])
  })

  it('moves by a month, to its last day where it is shorter', () => {
    expect([movedByKey(saturday, 'PageUp'), movedByKey(saturday, 'PageDown')]).toEqual(['2026-10-21', '2026-12-21'])
    expect(monthsOn(isoDay('2026-10-31'), 1)).toBe('2026-11-30')
    expect(monthsOn(isoDay('2027-01-31'), 1)).toBe('2027-02-28')
  })

  it('of another kind moves nothing', () => expect(movedByKey(saturday, 'Tab')).toBeNull())
})
