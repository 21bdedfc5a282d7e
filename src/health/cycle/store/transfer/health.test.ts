import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { category, exportOf, readHealth, record } from '#support/health/cycle/transfer/health-export'
import { isHealthExport, readHealthRecords } from './health-records'

const steps = record('QuantityTypeIdentifierStepCount', '2026-01-05', '3000', ' unit="count"')
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
    expect(await readHealth(new Blob([sample]))).toEqual({ days, unread })
  })

  it.each([1, 7, 64, 999])('is read in parts of %i bytes', async (size) => {
    expect(await readHealth(inParts(sample, size))).toEqual({ days, unread })
  })

  it('is found in its archive, beside the clinical document, whatever the language of the phone', async () => {
    for (const name of ['export.xml', 'exportación.xml', 'Export.xml']) {
      const zip = zipSync({
        [`apple_health_export/${name}`]: strToU8(sample),
        'apple_health_export/export_cda.xml': strToU8('<ClinicalDocument/>'.repeat(9000)),
        'apple_health_export/workout-routes/route.gpx': strToU8('<gpx/>'),
      })
      expect(await isHealthExport(new Blob([zip]))).toBe(true)
      expect(await readHealth(new Blob([zip]))).toEqual({ days, unread })
    }
    expect(await readHealth(new Blob([zipSync({ 'export.xml': [strToU8(sample), { level: 0 }] })]))).toEqual({
      days,
      unread,
    })
  })

  it('keeps little of a long file', async () => {
    const long = new Blob([
      exportOf(),
      ...Array.from({ length: 400 }, () => `${steps}\n`.repeat(100)),
      sample.slice(sample.indexOf(' <Record')),
    ])
    expect((await readHealthRecords(long))?.records).toHaveLength(17)
  })

  it('that was cut short gives what it has, and says so', async () => {
    const start = sample.slice(0, sample.indexOf('2026-01-07 08'))
    const expected = { days: ['01-05 heavy', '01-06 light'], unread: ['the rest of the file, which is damaged (1)'] }
    expect(await readHealth(new Blob([start]))).toEqual(expected)
    expect(await readHealth(new Blob([zipSync({ 'export.xml': strToU8(start) })]))).toEqual(expected)
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
