import * as v from 'valibot'
import {
  gatherDays,
  type DayPart,
  type FoundUnread,
  type Gathered,
  type ParsedContent,
} from '@/health/cycle/rules/transfer/gather-days'
import { readMachineDate } from '@/health/cycle/rules/transfer/dates'
import { sexOf } from '@/health/cycle/rules/transfer/sign-words'
import { readMeasure } from '@/health/cycle/rules/typed-signs'
import { moodOf, symptomOf } from '@/health/cycle/rules/transfer/vocabulary'

/**
 * Clue's two exports, in the shapes that other converters read.
 * `measurements.json` of the data request: `[{ date, type, value: { option } | [{ option }] | text }]`
 * (github.com/fabfabretti/clue-to-drip, github.com/tstoeriko/clue-to-drip); a temperature is `{ celsius, excluded }` or
 * `{ temperature }`. The older `ClueBackup-….cluedata`: `{ data: [{ day: '2021-01-01T00:00:00Z', period: 'light', pain:
 * ['cramps'], … }] }` (github.com/charlywhitlow/clue-data, github.com/saverkamp/spoton-data-conversions).
 */
const measurementSchema = v.object({ date: v.string(), type: v.string(), value: v.optional(v.unknown()) })
const measurementsSchema = v.pipe(
  v.array(v.unknown()),
  v.check((entries) => entries.some((entry) => v.is(measurementSchema, entry))),
)

const backupDaySchema = v.looseObject({ day: v.string() })
const backupSchema = v.object({
  data: v.pipe(
    v.array(v.unknown()),
    v.check((entries) => entries.some((entry) => v.is(backupDaySchema, entry))),
  ),
})

/** Keyed by `type/option`, for both exports. */
const table: Readonly<Record<string, ParsedContent>> = {
  'period/spotting': { flow: 'spotting' },
  'period/light': { flow: 'light' },
  'period/medium': { flow: 'medium' },
  'period/heavy': { flow: 'heavy' },
  'period/very_heavy': { flow: 'heavy' },
  'pain/tender_breasts': { symptoms: ['tender-breasts'] },
  'feelings/indifferent': { mood: 'calm' },
  'energy/tired': { symptoms: ['fatigue'] },
  'energy/exhausted': { symptoms: ['fatigue'] },
  'energy/low': { symptoms: ['fatigue'] },
  'energy/high': { mood: 'energetic' },
  'mental/stressed': { mood: 'overwhelmed' },
  'mind/stressed': { mood: 'overwhelmed' },
  'discharge/none': {},
  'discharge/sticky': { mucus: 'creamy' },
  'discharge/creamy': { mucus: 'creamy' },
  'discharge/egg_white': { mucus: 'stretchy' },
  'fluid/sticky': { mucus: 'creamy' },
  'fluid/creamy': { mucus: 'creamy' },
  'fluid/egg_white': { mucus: 'stretchy' },
  'pain/pain_free': {},
  'sex_life/no_sex_today': {},
  'tests/ovulation_negative': { ovulationTest: 'negative' },
  'tests/ovulation_positive': { ovulationTest: 'positive' },
  'tests/ovulation_peak': { ovulationTest: 'positive' },
  'tests/pregnancy_negative': { pregnancyTest: 'negative' },
  'tests/pregnancy_positive': { pregnancyTest: 'positive' },
}

/** Types whose options all mean the same to this app. */
const wholeTypes: Readonly<Record<string, ParsedContent>> = {
  spotting: { flow: 'spotting' },
  craving: { symptoms: ['cravings'] },
  discharge: { symptoms: ['discharge'] },
  fluid: { symptoms: ['discharge'] },
}

/** Types to which the shared vocabulary applies. In others a term means something else: `great` hair is not a mood. */
const moodTypes: ReadonlySet<string> = new Set(['feelings', 'mood', 'mind', 'mental', 'tags'])
const symptomTypes: ReadonlySet<string> = new Set([
  ...moodTypes,
  'pain',
  'digestion',
  'stool',
  'poop',
  'skin',
  'pms',
  'symptoms',
])

const sexTypes: ReadonlySet<string> = new Set(['sex_life', 'sex'])

const knownOf = (type: string, option: string): ParsedContent | null => {
  const key = `${type}/${option}`
  if (Object.hasOwn(table, key)) return table[key] ?? null
  if (Object.hasOwn(wholeTypes, type)) return wholeTypes[type] ?? null
  const { sex } = sexTypes.has(type) ? sexOf([option]) : { sex: null }
  if (sex) return { sex }
  const symptom = symptomTypes.has(type) ? symptomOf(option) : null
  if (symptom) return { symptoms: [symptom] }
  const mood = moodTypes.has(type) ? moodOf(option) : null
  return mood ? { mood } : null
}

type Entry = {
  readonly date: string
  readonly type: string
  readonly option: string
  readonly measured?: ParsedContent | null
}

const optionSchema = v.object({ option: v.string() })
const textSchemas = ['text', 'note', 'value', 'content'].map((key) =>
  v.pipe(
    v.object({ [key]: v.string() }),
    v.transform((found) => found[key] ?? ''),
  ),
)

/** Empty where a value is neither an option nor a text, such as a temperature. */
const optionOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (v.is(optionSchema, value)) return value.option
  return textSchemas.map((schema) => v.safeParse(schema, value)).find((found) => found.success)?.output ?? ''
}

/** The options of a value: one, several, or a plain string. */
const optionsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) && value.length > 0 ? value.map(optionOf) : [optionOf(value)]

const excluded = v.optional(v.fallback(v.boolean(), false), false)
const temperatureSchema = v.union([
  v.object({ celsius: v.number(), excluded }),
  v.pipe(
    v.object({ temperature: v.number(), excluded }),
    v.transform((value) => ({ celsius: value.temperature, excluded: value.excluded })),
  ),
])

const measuredOf = (type: string, value: unknown): ParsedContent | null => {
  const measured = type === 'bbt' ? v.safeParse(temperatureSchema, value) : null
  if (!measured?.success) return null
  const temperature = readMeasure('temperature', String(measured.output.celsius))
  return temperature === null ? null : { temperature, disturbed: measured.output.excluded }
}

const isNote = (type: string): boolean => type === 'note' || type === 'notes'

const entriesOf = (date: string, type: string, value: unknown): readonly Entry[] => {
  const measured = measuredOf(type, value)
  if (measured) return [{ date, type, option: '', measured }]
  if (isNote(type) && (value === undefined || value === null || value === '')) return []
  return optionsOf(value).map((option) => ({ date, type, option }))
}

const noteOf = (text: string): ParsedContent | null => (text === '' ? null : { notes: text })

const daysOf = (entries: readonly Entry[], unreadable: number): Gathered => {
  const parts: DayPart[] = []
  const unknown: FoundUnread[] = Array.from({ length: unreadable }, () => ({ kind: 'unreadable-entries' }))
  for (const { date: text, type, option, measured } of entries) {
    const date = readMachineDate(text)
    const known = measured ?? (isNote(type) ? noteOf(option) : knownOf(type, option))
    if (date === null) unknown.push({ kind: 'entries-without-date' })
    else if (known === null) unknown.push({ kind: 'named', name: option === '' ? type : `${type}: ${option}`, date })
    else parts.push({ ...known, date })
  }
  return gatherDays(parts, unknown)
}

/** @returns null if this is not an export of Clue */
export const readClue = (json: unknown): Gathered | null => {
  if (v.is(measurementsSchema, json)) {
    const measurements = json.flatMap((entry) => (v.is(measurementSchema, entry) ? [entry] : []))
    return daysOf(
      measurements.flatMap(({ date, type, value }) => entriesOf(date, type, value)),
      json.length - measurements.length,
    )
  }
  if (!v.is(backupSchema, json)) return null
  const days = json.data.flatMap((entry) => (v.is(backupDaySchema, entry) ? [entry] : []))
  const entries = days.flatMap(({ day, ...rest }) =>
    Object.entries(rest).flatMap(([type, value]) => entriesOf(day, type, value)),
  )
  return daysOf(entries, json.data.length - days.length)
}
