import * as v from 'valibot'
import { methodRules, type MethodUse } from '@/health/cycle/rules/contraception'
import { lengthOf, type NoPeriodReason } from '@/health/cycle/rules/history'
import type { TestResult } from '@/health/cycle/rules/day-signs'
import type { SymptomId } from '@/health/cycle/rules/symptoms'
import {
  gatherDays,
  longestBleeding,
  type DayPart,
  type FoundUnread,
  type Gathered,
  type ParsedContent,
} from '@/health/cycle/rules/transfer/gather-days'
import { mucusOf, painOf, temperatureOf } from '@/health/cycle/rules/transfer/sign-words'
import { flowOf } from '@/health/cycle/rules/transfer/vocabulary'
import { daysOfRecord, lastSecond, readMoment, readZone, type Moment } from '@/health/cycle/rules/transfer/zones'
import { monthsOn } from '@/kit/rules/calendar-month'
import { addDays, daysFrom, type IsoDay } from '@/kit/rules/day'
import type { HealthExport, HealthRecord } from './health-types'

const recordSchema = v.object({
  type: v.string(),
  value: v.string(),
  start: v.string(),
  end: v.string(),
  unit: v.string(),
  zone: v.string(),
  protected: v.nullable(v.boolean()),
})
/** Null if the file is not an export of Apple Health. */
export const healthExportSchema = v.nullable(v.object({ records: v.array(recordSchema), isWhole: v.boolean() }))

const tableOf = <Value>(entries: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(entries))

const symptoms = tableOf<SymptomId>({
  AbdominalCramps: 'cramps',
  PelvicPain: 'cramps',
  Headache: 'headache',
  Bloating: 'bloating',
  LowerBackPain: 'back-pain',
  Fatigue: 'fatigue',
  BreastPain: 'tender-breasts',
  Acne: 'acne',
  Nausea: 'nausea',
  Vomiting: 'nausea',
  Dizziness: 'dizziness',
  GeneralizedBodyAche: 'joint-pain',
  MoodChanges: 'mood-swings',
  SleepChanges: 'sleep-trouble',
  AppetiteChanges: 'cravings',
  Constipation: 'digestion',
  Diarrhea: 'digestion',
})

/** Bleeding, and why it was no period. */
const bleedings = tableOf<NoPeriodReason | null>({
  MenstrualFlow: null,
  BleedingDuringPregnancy: 'pregnancy',
  BleedingAfterPregnancy: 'pregnancy',
  BleedingAfterMenopause: 'other',
})

/**
 * They have a place in the app, but not all that it needs to know: how a pregnancy ended, which pill or coil it is,
 * whose child is fed.
 */
const byHand: ReadonlySet<string> = new Set(['Pregnancy', 'Lactation', 'Contraceptive'])

const amounts = ['NotApplicable', 'Unspecified', 'Light', 'Medium', 'Heavy', 'None']
const severities = ['Unspecified', 'NotPresent', 'Mild', 'Moderate', 'Severe']
/** Older exports have numbers instead of names. */
const numbered = tableOf<readonly string[]>({
  ...Object.fromEntries([...symptoms.keys()].map((type) => [type, severities])),
  ...Object.fromEntries([...bleedings.keys()].map((type) => [type, amounts])),
  AppetiteChanges: ['Unspecified', 'NoChange', 'Decreased', 'Increased'],
  CervicalMucusQuality: ['NotApplicable', 'Dry', 'Sticky', 'Creamy', 'Watery', 'EggWhite'],
  OvulationTestResult: ['NotApplicable', 'Negative', 'LuteinizingHormoneSurge', 'Indeterminate', 'EstrogenSurge'],
  PregnancyTestResult: ['NotApplicable', 'Negative', 'Positive', 'Indeterminate'],
  ProgesteroneTestResult: ['NotApplicable', 'Negative', 'Positive', 'Indeterminate'],
  Contraceptive: [
    'NotApplicable',
    'Unspecified',
    'Implant',
    'Injection',
    'IntrauterineDevice',
    'IntravaginalRing',
    'Oral',
    'Patch',
  ],
})

const prefix =
  /^HKCategoryValue(?:MenstrualFlow|VaginalBleeding|CervicalMucusQuality|OvulationTestResult|PregnancyTestResult|ProgesteroneTestResult|Contraceptive|Severity|Presence|AppetiteChanges)?/u

/** The end of a value: `Light` of `HKCategoryValueVaginalBleedingLight`. */
const wordOf = ({ type, value }: HealthRecord): string =>
  /^\d+$/u.test(value) ? (numbered.get(type)?.[Number(value)] ?? value) : value.replace(prefix, '')

const flowContent = (word: string, mark: NoPeriodReason | null): ParsedContent | null => {
  if (word === 'None') return {}
  const flow = word === '' ? undefined : flowOf(word, 'to-three')
  const bleeding = word === 'Unspecified' ? { bled: true } : flow && flow !== 'bled' ? { flow } : null
  return bleeding && { ...bleeding, mark }
}

/** A rise of oestrogen comes before the surge: it is no negative result. */
const testResults = tableOf<TestResult>({
  Negative: 'negative',
  Positive: 'positive',
  LuteinizingHormoneSurge: 'positive',
})

const absent: ReadonlySet<string> = new Set(['NotPresent', 'NoChange'])
const present: ReadonlySet<string> = new Set([
  '',
  'Unspecified',
  'NotApplicable',
  'Present',
  'Increased',
  'Mild',
  'Moderate',
  'Severe',
])

/** The log knows how strong cramps were, and of other symptoms only that they were there. */
const symptomContent = (symptom: SymptomId, word: string): ParsedContent | null => {
  const pain = symptom === 'cramps' ? painOf(word, 'to-three') : null
  return present.has(word) ? { symptoms: [symptom], ...(pain !== null && { pain }) } : null
}

const strengths: ReadonlySet<string> = new Set(['Mild', 'Moderate', 'Severe'])
const losesStrength = (record: HealthRecord): boolean =>
  symptoms.has(record.type) && symptoms.get(record.type) !== 'cramps' && strengths.has(wordOf(record))

const contentOf = (record: HealthRecord): ParsedContent | null => {
  const { type, value, unit, protected: isProtected } = record
  const word = wordOf(record)
  const [symptom, mark, result] = [symptoms.get(type), bleedings.get(type), testResults.get(word)]
  if (mark !== undefined) return flowContent(word, mark)
  if (absent.has(word)) return {}
  if (symptom) return symptomContent(symptom, word)
  switch (type) {
    case 'IntermenstrualBleeding':
      return { flow: 'spotting' }
    case 'BasalBodyTemperature': {
      const temperature = temperatureOf(`${Number(value).toFixed(2)} ${unit.endsWith('F') ? 'F' : ''}`)
      return temperature === null ? null : { temperature }
    }
    case 'CervicalMucusQuality': {
      const mucus = mucusOf(word, false)
      return mucus && { mucus }
    }
    case 'OvulationTestResult':
      return result ? { ovulationTest: result } : null
    case 'PregnancyTestResult':
      return result ? { pregnancyTest: result } : null
    case 'SexualActivity':
      return isProtected === null ? null : { sex: isProtected ? 'protected' : 'unprotected' }
    default:
      return null
  }
}

/** One record may cover several days of bleeding or of a symptom. */
const isSpan = (type: string): boolean => symptoms.has(type) || bleedings.has(type) || type === 'IntermenstrualBleeding'

/** Their value says nothing, or is a measure that differs each night. */
const withoutWord: ReadonlySet<string> = new Set(['AppleSleepingWristTemperature', 'Pregnancy', 'Lactation'])

const nameOf = (record: HealthRecord): string => {
  const word = wordOf(record)
  const isKnown = isSpan(record.type) || record.type === 'SexualActivity'
  return word === '' || withoutWord.has(record.type) || (word === 'NotApplicable' && !isKnown)
    ? record.type
    : `${record.type}: ${word}`
}

/** A record that goes on has an end in the year 4001. */
const endless = '2200'

/** The day on which it was stopped; null while it is used. */
const stoppedOn = ({ day, second }: Moment): IsoDay | null =>
  day >= endless ? null : addDays(day, second === lastSecond ? 1 : 0)

/**
 * A method that the record tells enough of: of a pill or a coil it does not say which. What is left open is as in the
 * app's own form.
 */
const methodOf = (word: string, from: IsoDay, end: Moment | null): MethodUse | null => {
  const to = end ? stoppedOn(end) : null
  if (to !== null && to <= from) return null
  const use = { from, to, given: null, givenBefore: null, until: null, progestogen: null, packs: [] }
  if (word === 'Injection') return { ...use, method: 'injection', given: from }
  return word === 'Implant'
    ? { ...use, method: 'implant', until: monthsOn(from, methodRules.implant.years * 12) }
    : null
}

export const daysOfHealth = ({
  records,
  isWhole,
}: HealthExport): Gathered & { readonly methods: readonly MethodUse[] } => {
  const parts: DayPart[] = []
  const methods = new Map<IsoDay, MethodUse>()
  const unknown: FoundUnread[] = isWhole ? [] : [{ kind: 'cut-short' }]
  for (const record of records) {
    const zone = readZone(record.zone)
    const [start, end] = [readMoment(record.start, zone), readMoment(record.end, zone)]
    if (!start) {
      unknown.push({ kind: 'entries-without-date' })
      continue
    }
    const span = daysOfRecord(start, end, zone !== null)
    const { start: first } = span
    const method = record.type === 'Contraceptive' ? methodOf(wordOf(record), first, end) : null
    const other = methods.get(first)
    const content = contentOf(record)
    const isLong = isSpan(record.type) && lengthOf(span) > longestBleeding
    if (method && (!other || other.method === method.method)) methods.set(first, method)
    else if (byHand.has(record.type)) unknown.push({ kind: 'by-hand', name: nameOf(record) })
    else if (isLong && !symptoms.has(record.type)) unknown.push({ kind: 'long-periods' })
    else if (content === null || isLong) unknown.push({ kind: 'named', name: nameOf(record), date: first })
    else {
      const dates = isSpan(record.type) ? daysFrom(first, span.end) : [first]
      parts.push(...dates.map((date) => ({ ...content, date })))
      if (losesStrength(record))
        unknown.push(...dates.map((date): FoundUnread => ({ kind: 'named', name: nameOf(record), date })))
    }
  }
  return { ...gatherDays(parts, unknown), methods: [...methods.values()] }
}
