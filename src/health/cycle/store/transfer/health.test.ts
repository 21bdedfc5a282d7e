import { strToU8, zipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { filledParts } from '@/health/cycle/rules/log'
import { unreadLines } from '@/health/cycle/words/transfer/import'
import { daysOfHealth } from './health'
import { isHealthExport, readHealthRecords } from './health-records'
import { readImport } from './read-import'

const record = (type: string, day: string, value: string, more = '', children = ''): string => {
  const attributes = `type="HK${type}" sourceName="Health" sourceVersion="17.2" device="&lt;&lt;HKDevice: 0x1>, name:iPhone&gt;" creationDate="${day} 21:00:00 +0300" startDate="${day} 08:00:00 +0300" endDate="${day} 08:00:00 +0300"${more} value="${value}"`
  return children === '' ? ` <Record ${attributes}/>` : ` <Record ${attributes}>\n  ${children}\n </Record>`
}
const category = (type: string, ...rest: readonly [string, string, string?, string?]): string =>
  record(`CategoryTypeIdentifier${type}`, ...rest)
const steps = record('QuantityTypeIdentifierStepCount', '2026-01-05', '3000', ' unit="count"')
const exportOf = (...records: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!-- HealthKit Export Version: 13 -->\n<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>\n<!ATTLIST Record\n  type CDATA #REQUIRED>\n]>\n<HealthData locale="en_KE">\n <ExportDate value="2026-02-01 10:00:00 +0300"/>\n${records.join('\n')}\n <Workout workoutActivityType="HKWorkoutActivityTypeRunning"/>\n</HealthData>\n`

const cycleStart = '<MetadataEntry key="HKMenstrualCycleStart" value="1"/>'
const sample = exportOf(
  steps,
  category('MenstrualFlow', '2026-01-05', 'HKCategoryValueMenstrualFlowHeavy', '', cycleStart),
  category(
    'MenstrualFlow',
    '2026-01-06',
    'HKCategoryValueVaginalBleedingLight',
    '',
    '<MetadataEntry key="HKMenstrualCycleStart" value="0"/>',
  ),
  category('MenstrualFlow', '2026-01-07', 'HKCategoryValueMenstrualFlowUnspecified'),
  category('MenstrualFlow', '2026-01-08', 'HKCategoryValueMenstrualFlowNone'),
  category('MenstrualFlow', '2026-01-09', '2'),
  steps,
  category('IntermenstrualBleeding', '2026-01-16', 'HKCategoryValueNotApplicable'),
  record('QuantityTypeIdentifierBasalBodyTemperature', '2026-01-16', '97.9', ' unit="degF"'),
  record('QuantityTypeIdentifierBasalBodyTemperature', '2026-01-17', '36.5', ' unit="degC"'),
  category('CervicalMucusQuality', '2026-01-17', 'HKCategoryValueCervicalMucusQualityEggWhite'),
  category('OvulationTestResult', '2026-01-17', 'HKCategoryValueOvulationTestResultLuteinizingHormoneSurge'),
  category('OvulationTestResult', '2026-01-18', 'HKCategoryValueOvulationTestResultIndeterminate'),
  category('PregnancyTestResult', '2026-01-18', 'HKCategoryValuePregnancyTestResultNegative'),
  category(
    'SexualActivity',
    '2026-01-18',
    'HKCategoryValueNotApplicable',
    '',
    '<MetadataEntry key="HKSexualActivityProtectionUsed" value="1"/>',
  ),
  category('SexualActivity', '2026-01-19', 'HKCategoryValueNotApplicable'),
  category('Headache', '2026-01-20', 'HKCategoryValueSeverityMild'),
  category('Acne', '2026-01-20', 'HKCategoryValueSeverityNotPresent'),
  category('LowerBackPain', '2026-01-20', 'HKCategoryValuePresencePresent'),
)
const days = [
  '01-05 heavy',
  '01-06 light',
  '01-07 medium',
  '01-09 light',
  '01-16 spotting 36.61',
  '01-17 positive 36.5 stretchy',
  '01-18 protected negative',
  '01-20 headache,back-pain',
]
const unread = ['Headache: Mild (1)', 'OvulationTestResult: Indeterminate (1)', 'SexualActivity: NotApplicable (1)']

const read = async (file: Blob) => {
  const health = await readHealthRecords(file)
  const found = health && daysOfHealth(health)
  return (
    found && {
      days: found.days.map((day) =>
        [day.date.slice(5), ...filledParts(day).map((part) => String(day[part]))].join(' '),
      ),
      unread: unreadLines(found.unread),
    }
  )
}

/** Streams its bytes in parts of one size, as a large file does. */
const inParts = (text: string, size: number): Blob => {
  const bytes = strToU8(text)
  return Object.assign(new Blob([bytes]), {
    stream: () =>
      new ReadableStream({
        start: (controller) => {
          for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
          controller.close()
        },
      }),
  })
}

describe("Apple Health's export", () => {
  it('becomes the days of the cycle, without steps and heart rates', async () => {
    expect(await read(new Blob([sample]))).toEqual({ days, unread })
  })

  it.each([1, 7, 64, 999])('is read in parts of %i bytes', async (size) => {
    expect(await read(inParts(sample, size))).toEqual({ days, unread })
  })

  it('is found in its archive, beside the clinical document, whatever the language of the phone', async () => {
    for (const name of ['export.xml', 'exportación.xml', 'Export.xml']) {
      const zip = zipSync({
        [`apple_health_export/${name}`]: strToU8(sample),
        'apple_health_export/export_cda.xml': strToU8('<ClinicalDocument/>'.repeat(9000)),
        'apple_health_export/workout-routes/route.gpx': strToU8('<gpx/>'),
      })
      expect(await isHealthExport(new Blob([zip]))).toBe(true)
      expect(await read(new Blob([zip]))).toEqual({ days, unread })
    }
    expect(await read(new Blob([zipSync({ 'export.xml': [strToU8(sample), { level: 0 }] })]))).toEqual({ days, unread })
  })

  it('keeps little of a long file', async () => {
    const long = new Blob([
      exportOf(),
      ...Array.from({ length: 400 }, () => `${steps}\n`.repeat(100)),
      sample.slice(sample.indexOf(' <Record')),
    ])
    expect((await readHealthRecords(long))?.records).toHaveLength(17)
  })

  it('has one record for a whole period, whose end at midnight belongs to the day before', async () => {
    const span = (start: string, end: string) =>
      `<Record type="HKCategoryTypeIdentifierMenstrualFlow" value="HKCategoryValueMenstrualFlowMedium" startDate="${start} +0300" endDate="${end} +0300"/>`
    const found = await read(
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

  it('has bleeding in and after a pregnancy, by the names of iOS 18 and the older ones, which is no period', async () => {
    const found = await read(
      new Blob([
        exportOf(
          category('BleedingDuringPregnancy', '2026-01-05', 'HKCategoryValueVaginalBleedingLight'),
          category('BleedingDuringPregnancy', '2026-01-06', 'HKCategoryValueMenstrualFlowHeavy'),
          category('BleedingDuringPregnancy', '2026-01-07', '3'),
          category('BleedingDuringPregnancy', '2026-01-08', 'HKCategoryValueVaginalBleedingNone'),
          category('BleedingAfterPregnancy', '2026-02-05', 'HKCategoryValueVaginalBleedingUnspecified'),
          category('BleedingAfterPregnancy', '2026-02-06', 'HKCategoryValueVaginalBleedingMedium'),
          category('BleedingAfterMenopause', '2026-02-07', 'HKCategoryValueVaginalBleedingLight'),
          category('MenstrualFlow', '2026-03-05', 'HKCategoryValueVaginalBleedingHeavy'),
          category('BleedingDuringPregnancy', '2026-03-06', 'HKCategoryValueNotApplicable'),
          category('MenstrualFlow', '2026-03-07', ''),
        ),
      ]),
    )
    expect(found?.days).toEqual([
      '01-05 light pregnancy',
      '01-06 heavy pregnancy',
      '01-07 medium pregnancy',
      '02-05 medium pregnancy',
      '02-06 medium pregnancy',
      '02-07 light other',
      '03-05 heavy',
    ])
    expect(found?.unread).toEqual(['BleedingDuringPregnancy: NotApplicable (1)', 'MenstrualFlow (1)'])
  })

  it('has all that concerns the cycle either read or named, today and in later versions', async () => {
    const named = [
      'PersistentIntermenstrualBleeding',
      'IrregularMenstrualCycles',
      'InfrequentMenstrualCycles',
      'ProlongedMenstrualPeriods',
      'MenopausalState',
      'SomethingNew',
    ]
    const found = await read(
      new Blob([
        exportOf(
          ...named.map((type) => category(type, '2026-01-05', 'HKCategoryValueNotApplicable')),
          category('ProgesteroneTestResult', '2026-01-05', 'HKCategoryValueProgesteroneTestResultPositive'),
          category('PregnancyTestResult', '2026-01-05', 'HKCategoryValuePregnancyTestResultIndeterminate'),
          category('OvulationTestResult', '2026-01-05', 'HKCategoryValueOvulationTestResultEstrogenSurge'),
          category('HotFlashes', '2026-01-05', 'HKCategoryValueSeveritySevere'),
          category('HotFlashes', '2026-01-06', 'HKCategoryValueSeverityNotPresent'),
          category('VaginalDryness', '2026-01-06', 'HKCategoryValueSeverityMild'),
          category('AppetiteChanges', '2026-01-06', 'HKCategoryValueAppetiteChangesDecreased'),
          category('AppetiteChanges', '2026-01-07', 'HKCategoryValueAppetiteChangesNoChange'),
          category('SleepAnalysis', '2026-01-06', 'HKCategoryValueSleepAnalysisInBed'),
          category('AppleStandHour', '2026-01-06', 'HKCategoryValueAppleStandHourStood'),
          record('QuantityTypeIdentifierAppleSleepingWristTemperature', '2026-01-06', '35.61', ' unit="degC"'),
          record('QuantityTypeIdentifierAppleSleepingWristTemperature', '2026-01-07', '35.72', ' unit="degC"'),
        ),
      ]),
    )
    expect(found?.days).toEqual([])
    expect(found?.unread).toEqual([
      'AppleSleepingWristTemperature (2)',
      'AppetiteChanges: Decreased (1)',
      'HotFlashes: Severe (1)',
      'InfrequentMenstrualCycles (1)',
      'IrregularMenstrualCycles (1)',
      'MenopausalState (1)',
      'OvulationTestResult: EstrogenSurge (1)',
      'PersistentIntermenstrualBleeding (1)',
      'PregnancyTestResult: Indeterminate (1)',
      'ProgesteroneTestResult: Positive (1)',
      'ProlongedMenstrualPeriods (1)',
      'SomethingNew (1)',
      'VaginalDryness: Mild (1)',
    ])
  })

  it('has numbers in place of names in older versions', async () => {
    const found = await read(
      new Blob([
        exportOf(
          category('CervicalMucusQuality', '2026-01-05', '5'),
          category('OvulationTestResult', '2026-01-05', '2'),
          category('PregnancyTestResult', '2026-01-06', '1'),
          category('Headache', '2026-01-06', '1'),
          category('Headache', '2026-01-07', '3'),
          category('MoodChanges', '2026-01-08', '0'),
        ),
      ]),
    )
    expect(found).toEqual({
      days: ['01-05 positive stretchy', '01-06 negative', '01-07 headache', '01-08 mood-swings'],
      unread: ['Headache: Moderate (1)'],
    })
  })

  it('has how strong cramps were, and names how strong another symptom was', async () => {
    const strong = (type: string, day: string, word: string) =>
      category(type, `2026-01-${day}`, `HKCategoryValue${word}`)
    const records = [
      strong('PelvicPain', '01', 'SeverityMild'),
      strong('AbdominalCramps', '02', 'SeverityModerate'),
      strong('PelvicPain', '03', 'SeveritySevere'),
      strong('AbdominalCramps', '03', 'SeverityMild'),
      strong('PelvicPain', '04', 'SeverityUnspecified'),
      category('PelvicPain', '2026-01-05', '4'),
      strong('Nausea', '06', 'SeveritySevere'),
      strong('Acne', '07', 'SeverityUnspecified'),
      strong('PelvicPain', '08', 'SeverityEnormous'),
    ]
    const found = await read(new Blob([exportOf(...records)]))
    expect(found?.days).toEqual([
      '01-01 cramps 1',
      '01-02 cramps 2',
      '01-03 cramps 3',
      '01-04 cramps',
      '01-05 cramps 3',
      '01-06 nausea',
      '01-07 acne',
    ])
    expect(found?.unread).toEqual(['Nausea: Severe (1)', 'PelvicPain: Enormous (1)'])
  })

  it.each(['HKCategoryValueSeverityNotPresent', 'HKCategoryValuePresenceNotPresent', 'HKCategoryValueNotPresent', '1'])(
    'has no symptom that is not present: %s',
    async (value) => {
      const types = [
        'PelvicPain',
        'AbdominalCramps',
        'Headache',
        'MoodChanges',
        'SleepChanges',
        'Acne',
        'AppetiteChanges',
      ]
      expect(await read(new Blob([exportOf(...types.map((type) => category(type, '2026-01-05', value)))]))).toEqual({
        days: [],
        unread: [],
      })
    },
  )

  it('has contraceptives and pregnancies: an implant and an injection are read, what leaves something open is named to be entered by hand', async () => {
    const span = (type: string, value: string, start: string, end: string) =>
      `<Record type="HKCategoryTypeIdentifier${type}" value="HKCategoryValue${value}" startDate="${start} 00:00:00 +0300" endDate="${end} +0300"/>`
    const file = exportOf(
      span('Contraceptive', 'ContraceptiveImplant', '2023-05-01', '2025-06-01 00:00:00'),
      span('Contraceptive', 'ContraceptiveInjection', '2025-06-10', '4001-01-01 03:00:00'),
      span('Contraceptive', 'ContraceptiveInjection', '2025-06-10', '4001-01-01 03:00:00'),
      ...['Oral', 'Patch', 'IntravaginalRing', 'IntrauterineDevice', 'Unspecified'].map((kind) =>
        span('Contraceptive', `Contraceptive${kind}`, '2022-05-01', '2022-12-01 23:59:59'),
      ),
      span('Contraceptive', 'ContraceptiveImplant', '2021-05-01', '2021-05-01 00:00:00'),
      span('Pregnancy', 'NotApplicable', '2020-05-01', '2021-01-20 00:00:00'),
      span('Lactation', 'NotApplicable', '2021-01-20', '4001-01-01 03:00:00'),
    )
    const health = await readHealthRecords(new Blob([file]))
    const found = health && daysOfHealth(health)
    const use = { to: null, given: null, givenBefore: null, until: null, progestogen: null, packs: [] }
    expect(found?.methods).toEqual([
      { ...use, method: 'implant', from: '2023-05-01', to: '2025-06-01', until: '2026-05-01' },
      { ...use, method: 'injection', from: '2025-06-10', given: '2025-06-10' },
    ])
    expect(found?.days).toEqual([])
    const named = [
      'Contraceptive: Implant',
      'Contraceptive: IntrauterineDevice',
      'Contraceptive: IntravaginalRing',
      'Contraceptive: Oral',
      'Contraceptive: Patch',
      'Contraceptive: Unspecified',
      'Lactation',
      'Pregnancy',
    ]
    expect(found && unreadLines(found.unread)).toEqual(
      named.map((name) => `${name}: please enter it in Comrade yourself (1)`),
    )
    expect(await readImport(strToU8(file))).toMatchObject({
      kind: 'log',
      log: { profile: { methods: [{ method: 'implant' }, { method: 'injection' }] } },
    })
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
          (await read(new Blob([exportOf(recordOf('MenstrualFlow', 'HKCategoryValueMenstrualFlowMedium'))])))?.days,
        ).toEqual(expected.map((day) => `${day} medium`))
        expect((await read(new Blob([exportOf(recordOf('Headache', 'HKCategoryValueSeverityMild'))])))?.days).toEqual(
          expected.map((day) => `${day} headache`),
        )
      }
    })
  })

  it('has bleeding of more than a month reported, and not read', async () => {
    const span = (type: string, value: string) =>
      `<Record type="HKCategoryTypeIdentifier${type}" value="${value}" startDate="2026-01-01 00:00:00 +0300" endDate="4001-01-01 03:00:00 +0300"/>`
    expect(
      await read(
        new Blob([
          exportOf(
            span('BleedingAfterPregnancy', 'HKCategoryValueVaginalBleedingLight'),
            span('Acne', 'HKCategoryValueSeverityMild'),
          ),
        ]),
      ),
    ).toEqual({ days: [], unread: ['Acne: Mild (1)', 'periods of more than 31 days (1)'] })
  })

  it('that was cut short gives what it has, and says so', async () => {
    const start = sample.slice(0, sample.indexOf('2026-01-07 08'))
    const expected = { days: ['01-05 heavy', '01-06 light'], unread: ['the rest of the file, which is damaged (1)'] }
    expect(await read(new Blob([start]))).toEqual(expected)
    expect(await read(new Blob([zipSync({ 'export.xml': strToU8(start) })]))).toEqual(expected)
    const zip = zipSync({ 'export.xml': strToU8(sample) })
    zip.fill(7, 200, 260)
    expect((await readHealthRecords(new Blob([zip])))?.isWhole ?? false).toBe(false)
  })

  it.each([
    ['a web page', '<!doctype html><p>HK'],
    ['another document', '<ClinicalDocument/>'],
    ['a table', 'Date,Flow'],
    ['nothing', ''],
    ['the start of an archive', 'PK\u0003\u0004'],
  ])('is not %s', async (_, text) => {
    expect(await isHealthExport(new Blob([text]))).toBe(false)
    expect(await readHealthRecords(new Blob([text]))).toBeNull()
  })
})
