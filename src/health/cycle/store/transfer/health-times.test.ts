import { describe, expect, it, vi } from 'vitest'
import { exportOf, readHealth } from '#support/health/cycle/transfer/health-export'

describe("Apple Health's export", () => {
  it('has one record for a whole period, whose end at midnight belongs to the day before', async () => {
    const span = (start: string, end: string) =>
      `<Record type="HKCategoryTypeIdentifierMenstrualFlow" value="HKCategoryValueMenstrualFlowMedium" startDate="${start} +0300" endDate="${end} +0300"/>`
    const found = await readHealth(
      new Blob([
        exportOf(
          span('2026-01-05 00:00:00', '2026-01-07 00:00:00'),
          span('2026-02-05 20:00:00', '2026-02-06 09:00:00'),
          span('2026-03-05 00:00:00', '2026-03-05 00:00:00'),
        ),
      ]),
    )
    expect(found?.days).toEqual(['01-05 medium', '01-06 medium', '02-05 medium', '02-06 medium', '03-05 medium'])
  })

  describe('has its times in the zone of the phone, and its days', () => {
    const nairobi = 'Africa/Nairobi'
    it.each([
      [
        'in the zone of the record, east of it',
        nairobi,
        '2026-02-28 21:00:00 +0000',
        '2026-02-28 21:00:00 +0000',
        ['03-01'],
      ],
      ['a whole day to its last second', nairobi, '2026-02-28 21:00:00 +0000', '2026-03-01 20:59:59 +0000', ['03-01']],
      [
        'a whole day to the next midnight',
        nairobi,
        '2026-02-28 21:00:00 +0000',
        '2026-03-01 21:00:00 +0000',
        ['03-01'],
      ],
      [
        'three whole days',
        nairobi,
        '2026-02-28 21:00:00 +0000',
        '2026-03-03 20:59:59 +0000',
        ['03-01', '03-02', '03-03'],
      ],
      ['in a zone west of it', 'America/New_York', '2026-03-01 02:00:00 +0000', '2026-03-01 02:00:00 +0000', ['02-28']],
      [
        'a whole day west of it',
        'America/New_York',
        '2026-03-01 05:00:00 +0000',
        '2026-03-02 05:00:00 +0000',
        ['03-01'],
      ],
      ['half an hour off', 'Asia/Kolkata', '2026-02-28 18:30:00 +0000', '2026-03-01 18:29:59 +0000', ['03-01']],
      [
        'three quarters of an hour off',
        'Asia/Kathmandu',
        '2026-02-28 18:15:00 +0000',
        '2026-03-01 18:15:00 +0000',
        ['03-01'],
      ],
      ['thirteen hours off', 'Pacific/Auckland', '2026-02-28 11:00:00 +0000', '2026-03-01 11:00:00 +0000', ['03-01']],
      ['a day of 23 hours', 'Europe/London', '2026-03-29 03:00:00 +0300', '2026-03-30 01:59:59 +0300', ['03-29']],
      ['a day of 25 hours', 'America/New_York', '2026-11-01 04:00:00 +0000', '2026-11-02 05:00:00 +0000', ['11-01']],
      [
        'of a record made elsewhere than the file',
        'Europe/London',
        '2026-03-01 02:30:00 +0300',
        '2026-03-01 02:30:00 +0300',
        ['02-28'],
      ],
      ['across midnight', nairobi, '2026-02-28 20:00:00 +0000', '2026-02-28 23:00:00 +0000', ['02-28', '03-01']],
      ['by a distance from UTC', 'GMT+0300', '2026-02-28 21:00:00 +0000', '2026-02-28 21:00:00 +0000', ['03-01']],
      ['as written where no zone is given', '', '2026-02-28 23:00:00 +0300', '2026-02-28 23:00:00 +0300', ['02-28']],
      [
        'as written where the zone is none',
        'Mars/Phobos',
        '2026-02-28 21:00:00 +0000',
        '2026-02-28 21:00:00 +0000',
        ['02-28'],
      ],
      [
        'a whole day of no zone that was written elsewhere',
        '',
        '2026-02-28 21:00:00 +0000',
        '2026-03-01 20:59:59 +0000',
        ['03-01'],
      ],
      [
        'a whole day of no zone that was written elsewhere, to midnight',
        '',
        '2026-03-01 00:00:00 -0500',
        '2026-03-02 00:00:00 -0500',
        ['03-01'],
      ],
      [
        'a whole day of no zone, west of where it was written',
        '',
        '2026-03-01 05:00:00 +0000',
        '2026-03-02 04:59:59 +0000',
        ['03-01'],
      ],
      ['a day of 23 hours of no zone', '', '2026-03-29 03:00:00 +0300', '2026-03-30 02:00:00 +0300', ['03-29']],
      ['a day of 25 hours of no zone', '', '2026-11-01 04:00:00 +0000', '2026-11-02 05:00:00 +0000', ['11-01']],
      [
        'a day of 25 hours of no zone to its last second',
        '',
        '2026-11-01 04:00:00 +0000',
        '2026-11-02 04:59:59 +0000',
        ['11-01'],
      ],
      [
        'three days of no zone with a change of clocks',
        '',
        '2026-10-24 22:00:00 +0000',
        '2026-10-27 23:00:00 +0000',
        ['10-25', '10-26', '10-27'],
      ],
      [
        'a day of 25 hours that begins at midnight in UTC',
        '',
        '2026-10-25 00:00:00 +0000',
        '2026-10-26 01:00:00 +0000',
        ['10-25'],
      ],
      [
        'a whole day of no zone by its own midnights',
        '',
        '2026-03-01 00:00:00 +0300',
        '2026-03-01 23:59:59 +0300',
        ['03-01'],
      ],
      [
        'the evening and the morning of no zone',
        '',
        '2026-02-05 20:00:00 +0300',
        '2026-02-06 09:00:00 +0300',
        ['02-05', '02-06'],
      ],
    ])('%s', async (_, zone, start, end, expected) => {
      const metadata = zone === '' ? '' : `<MetadataEntry key="HKTimeZone" value="${zone}"/>`
      const recordOf = (type: string, value: string) =>
        `<Record type="HKCategoryTypeIdentifier${type}" value="${value}" startDate="${start}" endDate="${end}">\n  <MetadataEntry key="HKMenstrualCycleStart" value="1"/>\n  ${metadata}\n </Record>`
      for (const phone of ['Africa/Nairobi', 'America/Los_Angeles']) {
        vi.stubEnv('TZ', phone)
        expect(
          (await readHealth(new Blob([exportOf(recordOf('MenstrualFlow', 'HKCategoryValueMenstrualFlowMedium'))])))
            ?.days,
        ).toEqual(expected.map((day) => `${day} medium`))
        expect(
          (await readHealth(new Blob([exportOf(recordOf('Headache', 'HKCategoryValueSeverityMild'))])))?.days,
        ).toEqual(expected.map((day) => `${day} headache`))
      }
    })
  })

  it('has bleeding of more than a month reported, and not read', async () => {
    const span = (type: string, value: string) =>
      `<Record type="HKCategoryTypeIdentifier${type}" value="${value}" startDate="2026-01-01 00:00:00 +0300" endDate="4001-01-01 03:00:00 +0300"/>`
    expect(
      await readHealth(
        new Blob([
          exportOf(
            span('BleedingAfterPregnancy', 'HKCategoryValueVaginalBleedingLight'),
            span('Acne', 'HKCategoryValueSeverityMild'),
          ),
        ]),
      ),
    ).toEqual({ days: [], unread: ['Acne: Mild (1)', 'periods of more than 31 days (1)'] })
  })
})
