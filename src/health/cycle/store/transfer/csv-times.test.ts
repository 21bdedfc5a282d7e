import { describe, expect, it, vi } from 'vitest'
import { readTable } from '#support/health/cycle/transfer/table-days'

const nothingElse = { unread: [], skipped: [] }

describe('a table of days that were midnights in another zone', () => {
  const days = (names: string, ...rows: readonly string[]) =>
    readTable(names, ...rows).days.map((day) => day.replace(/ .*/u, ''))

  it.each([
    [
      'of Nairobi',
      'date,flow',
      ['2026-02-28T21:00:00Z,light', '2026-03-01T21:00:00Z,light', '2026-03-04T21:00:00Z,light'],
      ['03-01', '03-02', '03-05'],
    ],
    ['of New York', 'date,flow', ['2026-03-01T05:00:00Z,light', '2026-03-02T05:00:00Z,light'], ['03-01', '03-02']],
    [
      'of Kathmandu',
      'date,flow',
      ['2026-02-28 18:15:00 UTC,light', '2026-03-01 18:15:00 UTC,light'],
      ['03-01', '03-02'],
    ],
    ['of Nairobi, as numbers', 'timestamp,flow', ['1772312400000,light', '1772398800000,light'], ['03-01', '03-02']],
    [
      'of Berlin, with a change of clocks',
      'date,flow',
      [
        '2026-03-26T23:00:00Z,light',
        '2026-03-27T23:00:00Z,light',
        '2026-03-28T23:00:00Z,light',
        '2026-03-29T22:00:00Z,light',
        '2026-03-30T22:00:00Z,light',
      ],
      ['03-27', '03-28', '03-29', '03-30', '03-31'],
    ],
    [
      'of London, with a change of clocks',
      'date,flow',
      [
        '2026-03-27T00:00:00Z,light',
        '2026-03-29T00:00:00Z,light',
        '2026-03-29T23:00:00Z,light',
        '2026-03-30T23:00:00Z,light',
      ],
      ['03-27', '03-29', '03-30', '03-31'],
    ],
    ['of Nairobi, begin and end of one day', 'start,end', ['2026-02-28T21:00:00Z,2026-03-01T21:00:00Z'], ['03-01']],
    [
      'of Nairobi, begin and last second',
      'start,end',
      ['2026-02-28T21:00:00Z,2026-03-03T20:59:59Z'],
      ['03-01', '03-02', '03-03'],
    ],
    [
      'of Nairobi, begin and end time',
      'startTime,endTime',
      ['2026-02-28T21:00:00Z,2026-03-03T21:00:00Z'],
      ['03-01', '03-02', '03-03'],
    ],
    [
      'of Nairobi, first and last day',
      'Period start,Period end',
      ['2026-02-28T21:00:00Z,2026-03-02T21:00:00Z'],
      ['03-01', '03-02', '03-03'],
    ],
    [
      'of Nairobi and New York',
      'startTime,endTime',
      ['2026-02-28T21:00:00Z,2026-03-01T21:00:00Z', '2026-03-03T05:00:00Z,2026-03-04T05:00:00Z'],
      ['03-01', '03-03'],
    ],
    ['of New York, a day of 25 hours', 'startTime,endTime', ['2026-11-01T04:00:00Z,2026-11-02T05:00:00Z'], ['11-01']],
    ['of Berlin, a day of 23 hours', 'startTime,endTime', ['2026-03-28T23:00:00Z,2026-03-29T22:00:00Z'], ['03-29']],
    ['of no zone: noon', 'date,flow', ['2026-03-01T12:00:00Z,light', '2026-03-02T12:00:00Z,light'], ['03-01', '03-02']],
    [
      'of no zone: the clock of the row',
      'date,flow',
      ['2026-03-01T21:00:00-05:00,light', '2026-03-02T21:00:00-05:00,light'],
      ['03-01', '03-02'],
    ],
  ])('has them %s, wherever the phone is', (_, names, rows, expected) => {
    for (const zone of ['America/New_York', 'Africa/Nairobi', 'Europe/London', 'Asia/Tokyo']) {
      vi.stubEnv('TZ', zone)
      expect(days(names, ...rows)).toEqual(expected)
    }
  })

  it('and has those of different hours by the clock of the phone', () => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(
      days('date,flow', '2026-03-01T20:00:00Z,light', '2026-03-03T03:00:00Z,light', '2026-03-04T21:00:00Z,light'),
    ).toEqual(['03-01', '03-02', '03-04'])
    expect(days('date,flow', '2026-03-01T21:00:00Z,light')).toEqual(['03-01'])
  })
})

describe('a table of instants', () => {
  it.each([
    ['a name', 'date,flow,timeZone', '2026-02-28T21:00:00Z,heavy,Africa/Nairobi', ['03-01 heavy']],
    ['a distance from UTC', 'time,zoneOffset,flow', '2026-02-28T18:30:00Z,+05:30,heavy', ['03-01 heavy']],
    ['seconds', 'timestamp,utc_offset,flow', '2026-03-01T04:00:00Z,-18000,heavy', ['02-28 heavy']],
    ['nothing that is a zone', 'date,flow,tz', '2026-03-01T12:00:00Z,heavy,unknown', ['03-01 heavy']],
    ['none, where the text says the day', 'date,flow,tz', '2026-03-01,heavy,America/New_York', ['03-01 heavy']],
  ])('has them in the zone of each row: %s', (_, names, row, days) => {
    expect(readTable(names, row)).toEqual({ days, ...nothingElse })
  })

  it.each([
    ['to the last second', 'Start,End', '2026-03-01 00:00:00,2026-03-01 23:59:59', 1],
    ['to the next midnight', 'Start,End', '2026-03-01 00:00:00,2026-03-02 00:00:00', 1],
    ['to a midnight under the name of a time', 'startTime,endTime', '2026-03-01T00:00+03:00,2026-03-04T00:00+03:00', 3],
    [
      'to a midnight in its own zone',
      'startTime,endTime,zone',
      '2026-02-28T21:00:00Z,2026-03-02T21:00:00Z,Africa/Nairobi',
      2,
    ],
    ['to the last day of a period', 'Start,End', '2026-03-01 00:00:00,2026-03-04 00:00:00', 4],
    ['without times', 'startTime,endTime', '2026-03-01,2026-03-02', 2],
  ])('has whole days %s', (_, names, row, count) => {
    expect(readTable(names, row).days).toEqual(
      ['03-01', '03-02', '03-03', '03-04'].slice(0, count).map((day) => `${day} medium`),
    )
  })
})
