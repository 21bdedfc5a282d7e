import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { decidedOrder, guessDateOrder } from './date-order'
import { readDate, readMachineDate } from './dates'
import { hourMs } from '@/kit/rules/durations'
import { anyDay } from '#support/health/cycle/transfer/log-arbitraries'

describe('a date of a table', () => {
  it('is parsed in every format', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('/', '-', '.'), (day, sign) => {
        const [year, month, date] = day.split('-')
        expect(readDate(`${date}${sign}${month}${sign}${year}`, 'day-first')).toBe(day)
        expect(readDate(`${month}${sign}${date}${sign}${year}`, 'month-first')).toBe(day)
        expect(readDate(`${year}${sign}${month}${sign}${date}`, 'month-first')).toBe(day)
        expect(readDate(`${Number(date)}${sign}${Number(month)}${sign}${year?.slice(2)}`, 'day-first')).toBe(day)
      }),
    )
  })

  it.each(['2026-03-04 22:15:00.0', '2026-03-04T00:00:00Z', ' 2026/3/4 ', '04/03/2026 09:30', '4.3.26'])(
    '%s is parsed despite a time, spaces or short numbers',
    (text) => {
      expect(readDate(text, 'day-first')).toBe('2026-03-04')
    },
  )

  it.each(['', 'soon', '31/02/2026', '45 000', '2026-13-01', '1/2', '12/31/2026'])('%s is not a valid day', (text) => {
    expect(readDate(text, 'day-first')).toBeNull()
  })
})

describe('a date that is an instant', () => {
  it.each([
    ['2026-04-21T21:00:00.000Z', '2026-04-22'],
    ['2026-04-21T21:00Z', '2026-04-22'],
    ['2026-04-21 21:00:00+00:00', '2026-04-22'],
    ['2026-04-21 21:00:00 UTC', '2026-04-22'],
    ['2026-04-30T23:30:00Z', '2026-05-01'],
    ['2026-04-22T20:59:59.999Z', '2026-04-22'],
    ['2026-04-22T00:00:00.000Z', '2026-04-22'],
    ['2026-04-22T00:00:00+03:00', '2026-04-22'],
    ['2026-04-21T23:30:00', '2026-04-21'],
    ['2026-04-21 21:00:00+00', '2026-04-22'],
    ['20260421T210000Z', '2026-04-22'],
    ['Tue, 21 Apr 2026 21:00:00 GMT', '2026-04-22'],
    ['Tue Apr 21 2026 21:00:00 GMT+0000 (Coordinated Universal Time)', '2026-04-22'],
    ['Wed Apr 22 2026 00:00:00 GMT+0300 (East Africa Time)', '2026-04-22'],
    ['21/04/2026 21:00:00 UTC', '2026-04-22'],
    ['Apr 21, 2026, 9:00:00 PM UTC', '2026-04-22'],
    ['Apr 22, 2026, 12:00:00 AM UTC', '2026-04-22'],
    ['1776805200000', '2026-04-22'],
    ['1776805200', '2026-04-22'],
    ['1776805200.0', '2026-04-22'],
    ['1776816000000', '2026-04-22'],
  ])('%s is %s on a phone in Nairobi', (text, expected) => {
    vi.stubEnv('TZ', 'Africa/Nairobi')
    expect(readDate(text, 'day-first')).toBe(expected)
  })

  it('that is midnight west of Greenwich is that day, too', () => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(readDate('2026-01-05T05:00:00Z', 'day-first')).toBe('2026-01-05')
    expect(readDate('2026-01-05T00:00:00Z', 'day-first')).toBe('2026-01-05')
  })
})

describe('a date that is an instant, and the zone in which it was recorded', () => {
  it.each([
    ['2026-02-28T21:00:00Z', 'Africa/Nairobi', '2026-03-01'],
    ['2026-02-28T21:00:00Z', 3 * hourMs, '2026-03-01'],
    ['2026-03-01T04:30:00Z', 'America/New_York', '2026-02-28'],
    ['2026-02-28T18:30:00Z', 'Asia/Kolkata', '2026-03-01'],
    ['2026-03-29T22:30:00Z', 'Europe/London', '2026-03-29'],
    ['2026-03-29T23:30:00Z', 'Europe/London', '2026-03-30'],
    ['1772312400000', 'Africa/Nairobi', '2026-03-01'],
    ['2026-02-28T21:00:00Z[Africa/Nairobi]', null, '2026-03-01'],
    ['2026-03-01T00:00:00+03:00[Africa/Nairobi]', null, '2026-03-01'],
    ['2026-03-01T00:00:00Z', 'America/New_York', '2026-03-01'],
    ['2026-02-28 23:30:00', 'Asia/Tokyo', '2026-02-28'],
  ])('%s in %s is %s on a phone elsewhere', (text, zone, expected) => {
    vi.stubEnv('TZ', 'America/Los_Angeles')
    expect(readDate(text, 'day-first', zone)).toBe(expected)
  })
})

describe('a date without separators or with the name of a month', () => {
  it.each([
    '20260304',
    '4 Mar 2026',
    '4 March 2026',
    '4-Mar-26',
    'Wed, Mar 4, 2026',
    'March 4, 2026',
    '4 Machi 2026',
    'Wed 4 Mar 2026',
  ])('%s is parsed', (text) => {
    expect(readDate(text, 'day-first')).toBe('2026-03-04')
  })

  it.each(['20261304', '4 Foo 2026', '0712345678', '254712345678', 'Room 4, 2026'])('%s is none', (text) => {
    expect(readDate(text, 'day-first')).toBeNull()
  })
})

describe('the order of day and month', () => {
  it.each([
    [['03/04/2026', '25/04/2026'], 'day-first', false],
    [['03/04/2026', '04/25/2026'], 'month-first', false],
    [['03/04/2026', '05/04/2026'], 'day-first', true],
    [['2026-04-03', '2026-04-04'], 'day-first', false],
    [['04/04/2026'], 'day-first', false],
    [['25/04/2026', '04/25/2026'], 'day-first', true],
    [['26/02/03', '26/02/28'], 'year-first', false],
    [['26/02/03', '26/03/01'], 'year-first', false],
    [['26-02-24', '26-03-23', '26-04-20', '27.1.15'], 'year-first', false],
    [['26/12/30 08:00', '27/01/02 08:00'], 'year-first', false],
    [['99/02/03'], 'year-first', false],
    [['03/02/26', '28/02/26'], 'day-first', false],
    [['02/03/26', '02/28/26'], 'month-first', false],
    [['12/01/24', '13/02/25', '12/03/26'], 'day-first', true],
    [['26/02/24', '26/03/24'], 'day-first', true],
    [['26/02/03'], 'day-first', true],
    [['04/04/04'], 'day-first', false],
    [['26/02/03', '03/02/2026'], 'day-first', false],
    [
      [...Array.from({ length: 28 }, (_, day) => `${day + 1}/02/26`), '31/02/62', '29/02/25', '45/02/26'],
      'day-first',
      false,
    ],
  ] as const)('in %j is %s, ambiguous: %s', (texts, order, ambiguous) => {
    expect(guessDateOrder(texts)).toMatchObject({ order, ambiguous })
  })

  it('is decided by most dates that leave no choice, and by no others', () => {
    expect(decidedOrder(['03/04/26', '04/25/26', 'Exam', '2026-03-25'])).toBe('month-first')
    expect(decidedOrder(['03/04/26', '25.4.2026 08:00'])).toBe('day-first')
    expect(decidedOrder(['03/04/26', '2026-03-25'])).toBeNull()
  })

  it('is not guessed for a date that a known app wrote', () => {
    expect(['03/04/2026', '25/04/26', '2026-03-04', '20260304', '4 Mar 2026'].map(readMachineDate)).toEqual([
      null,
      null,
      '2026-03-04',
      '2026-03-04',
      '2026-03-04',
    ])
  })
})
