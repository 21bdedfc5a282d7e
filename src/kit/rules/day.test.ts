import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { dayMs } from '@/kit/rules/durations'
import { addDays, compareDays, dayOf, daysBetween, daysFrom, InvalidDayError, isoDay, parseDay } from './day'

const originalZone = process.env['TZ']
afterAll(() => {
  if (originalZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = originalZone
})

it.each([
  '2026-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-00-10',
  '2026-05-00',
  '2026-13-01',
  '2026-1-1',
  '20260101',
  '',
  'today',
  20_260_101,
  null,
])('%j is not a valid day', (text) => {
  expect(parseDay(text)).toBeNull()
})

it('a leap day is valid in a leap year only', () => {
  for (const leapDay of ['2028-02-29', '2000-02-29']) expect(parseDay(leapDay)).toBe(leapDay)
  expect(() => isoDay('2027-02-29')).toThrow(InvalidDayError)
})

// Zones with and without daylight saving time. Beirut and Santiago change their clocks at midnight.
describe.each(['Africa/Nairobi', 'America/Santiago', 'Asia/Beirut', 'Europe/London', 'Pacific/Apia', 'UTC'])(
  'in %s',
  (timeZone) => {
    const inZone = <Result>(work: () => Result): Result => {
      process.env['TZ'] = timeZone
      return work()
    }
    const days = fc
      .integer({ min: 0, max: 25_000 })
      .map((n) => new Date(Date.UTC(1990, 0, 1 + n)).toISOString().slice(0, 10))

    it('adding and counting days is not affected by clock changes', () => {
      inZone(() =>
        fc.assert(
          fc.property(days, fc.integer({ min: -800, max: 800 }), (text, n) => {
            const day = isoDay(text)
            const expected = new Date(Date.parse(`${text}T00:00:00Z`) + n * dayMs).toISOString().slice(0, 10)
            // Apia skipped 30 December 2011.
            fc.pre(timeZone !== 'Pacific/Apia' || text < '2011-12-29' === expected < '2011-12-29')
            expect(addDays(day, n)).toBe(expected)
            expect(daysBetween(day, addDays(day, n))).toBe(n)
          }),
        ),
      )
    })
  },
)

it('days sort chronologically, and a range includes both ends', () => {
  expect([isoDay('2026-12-31'), isoDay('2026-01-01')].toSorted(compareDays)).toEqual(['2026-01-01', '2026-12-31'])
  expect(daysFrom(isoDay('2027-12-30'), isoDay('2028-01-01'))).toEqual(['2027-12-30', '2027-12-31', '2028-01-01'])
  expect(daysFrom(isoDay('2028-01-01'), isoDay('2027-12-30'))).toEqual([])
})

it('the day of an instant is in the time zone of the phone', () => {
  process.env['TZ'] = 'Africa/Nairobi'
  expect(dayOf(new Date('2026-11-21T22:30:00Z'))).toBe('2026-11-22')
})
