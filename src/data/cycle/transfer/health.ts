import * as v from 'valibot'
import { bleedingDays, gatherDays, longestBleeding, type DayPart, type Gathered, type ParsedContent, type UnreadContent } from '@/domain/cycle/transfer/gather-days'
import { flowOf } from '@/domain/cycle/transfer/vocabulary'
import { mucusOf, temperatureOf } from '@/domain/cycle/transfer/sign-words'
import type { SymptomId } from '@/domain/cycle/symptoms'
import { addDays, daysBetween, parseDay } from '@/domain/shared/day'
import { healthTypes, type HealthExport, type HealthRecord, type HealthType } from './health-types'

const recordSchema = v.object({ type: v.picklist(healthTypes), value: v.string(), start: v.string(), end: v.string(), unit: v.string(), protected: v.nullable(v.boolean()) })
/** Null if the file is not an export of Apple Health. */
export const healthExportSchema = v.nullable(v.object({ records: v.array(recordSchema), isWhole: v.boolean() }))

const symptoms: Readonly<Partial<Record<HealthType, SymptomId>>> = {
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
}

/** Older exports have numbers instead of names. */
const flowNumbers = ['', 'Unspecified', 'Light', 'Medium', 'Heavy', 'None']

/** The end of a value: `Light` of `HKCategoryValueMenstrualFlowLight`. */
const wordOf = (value: string): string => value.replace(/^HKCategoryValue(?:MenstrualFlow|VaginalBleeding|CervicalMucusQuality|OvulationTestResult|PregnancyTestResult|Severity|Presence|AppetiteChanges)?/u, '')

const flowContent = (value: string): ParsedContent | null => {
  const word = flowNumbers[Number(value)] ?? wordOf(value)
  if (word === 'Unspecified') return { bled: true }
  const flow = flowOf(word, 'to-three')
  return flow === undefined || flow === 'bled' ? null : { flow }
}

const testResults: Readonly<Record<string, 'positive' | 'negative'>> = { Negative: 'negative', Positive: 'positive', LuteinizingHormoneSurge: 'positive', EstrogenSurge: 'negative' }

const contentOf = ({ type, value, unit, protected: isProtected }: HealthRecord): ParsedContent | null => {
  const word = wordOf(value)
  const symptom = symptoms[type]
  if (symptom) return ['NotPresent', 'NoChange', 'Decreased'].includes(word) ? {} : { symptoms: [symptom] }
  const result = testResults[word]
  switch (type) {
    case 'MenstrualFlow':
      return flowContent(value)
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

/** The days of a record as the phone wrote them. One record may cover a whole period; an end at midnight belongs to the previous day. */
const datesOf = ({ type, start, end }: HealthRecord): readonly DayPart[] => {
  const [first, last] = [parseDay(start.slice(0, 10)), parseDay(end.slice(0, 10))]
  if (!first) return []
  const ends = last && last > first && end.slice(11, 19) === '00:00:00' ? addDays(last, -1) : last
  const isSpan = type === 'MenstrualFlow' && ends && ends > first && daysBetween(first, ends) < longestBleeding
  return isSpan ? bleedingDays(first, ends) : [{ date: first }]
}

export const daysOfHealth = ({ records, isWhole }: HealthExport): Gathered => {
  const parts: DayPart[] = []
  const unknown: UnreadContent[] = isWhole ? [] : [{ kind: 'cut-short' }]
  for (const record of records) {
    const content = contentOf(record)
    const dates = datesOf(record)
    if (dates.length === 0) unknown.push({ kind: 'entries-without-date' })
    else if (content === null) unknown.push({ kind: 'named', name: `${record.type}: ${wordOf(record.value)}` })
    else parts.push(...dates.map(({ date }) => ({ ...content, date })))
  }
  return gatherDays(parts, unknown)
}
