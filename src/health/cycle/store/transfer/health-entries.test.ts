import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { unreadLines } from '@/health/cycle/words/transfer/import'
import { category, exportOf, readHealth, record } from '#support/health/cycle/transfer/health-export'
import { daysOfHealth } from './health'
import { readHealthRecords } from './health-records'
import { readImport } from './read-import'

describe("Apple Health's export", () => {
  it('has bleeding in and after a pregnancy, by the names of iOS 18 and the older ones, which is no period', async () => {
    const found = await readHealth(
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
    const found = await readHealth(
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
    const found = await readHealth(
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
    const found = await readHealth(new Blob([exportOf(...records)]))
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
      expect(
        await readHealth(new Blob([exportOf(...types.map((type) => category(type, '2026-01-05', value)))])),
      ).toEqual({
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
})
