import * as v from 'valibot'
import type { Flow } from '@/health/cycle/rules/history'
import {
  bleedingDays,
  gatherDays,
  longestBleeding,
  type DayPart,
  type FoundUnread,
  type Gathered,
  type ParsedContent,
  type UnreadReason,
} from '@/health/cycle/rules/transfer/gather-days'
import { readMachineDate } from '@/health/cycle/rules/transfer/dates'
import { sexOf, testResultOf } from '@/health/cycle/rules/transfer/sign-words'
import { moodOf, normalizedWord, symptomOf } from '@/health/cycle/rules/transfer/vocabulary'
import { addDays, daysBetween, type IsoDay } from '@/kit/rules/day'

/**
 * Flo's machine-readable data export, in the shape that other converters agree on:
 * `operationalData.cycles[]` with `period_start_date`, `period_end_date` ('2018-10-22 00:00:00.0'), `pregnant` and
 * `period_intensity` (a JSON text: `{"0":3,"1":2}`, the flow by day of the period, 1 light to 3 heavy);
 * `point_events_manual_v2[]` with `local_date` or `date`, `category` and `subcategory`, under `operationalData` or
 * `pointEventsManualData`; `operationalData.notes[]` with `date` and `text`.
 * (github.com/lino-zurmuehl/FLux, github.com/Shishir98/periods-tracker and the converter flo2dinks. Descriptions of
 * github.com/SaraVieira/flo-to-drip and github.com/EmmaTellblom/Mensinator match.)
 */
const optionalList = v.optional(v.fallback(v.array(v.unknown()), []), [])
const eventsSchema = v.optional(
  v.fallback(v.object({ point_events_manual_v2: optionalList }), { point_events_manual_v2: [] }),
  {},
)

const listNames = ['cycles', 'notes', 'point_events_manual_v2'] as const
const holdsList = (data: object): boolean => listNames.some((name) => Object.hasOwn(data, name))

const exportSchema = v.pipe(
  v.object({
    operationalData: v.pipe(
      v.looseObject({}),
      v.check((data) => holdsList(data)),
      v.object({ cycles: optionalList, notes: optionalList, point_events_manual_v2: optionalList }),
    ),
    pointEventsManualData: eventsSchema,
  }),
  v.transform(({ operationalData, pointEventsManualData }) => ({
    cycles: operationalData.cycles,
    notes: operationalData.notes,
    events: [...operationalData.point_events_manual_v2, ...pointEventsManualData.point_events_manual_v2],
  })),
)

/** An export without cycles contains only events. */
const eventsOnlySchema = v.pipe(
  v.object({ pointEventsManualData: v.object({ point_events_manual_v2: v.array(v.unknown()) }) }),
  v.transform(({ pointEventsManualData }) => ({
    cycles: [],
    notes: [],
    events: pointEventsManualData.point_events_manual_v2,
  })),
)
const floSchema = v.union([exportSchema, eventsOnlySchema])

/** The local date, followed by a meaningless time. */
const floDay = v.pipe(
  v.string(),
  v.transform((text): IsoDay | null => readMachineDate(text)),
)
const optionalDay = v.optional(v.fallback(v.nullable(floDay), null), null)

const intensitySchema = v.union([
  v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number())),
  v.record(v.string(), v.number()),
])
const cycleSchema = v.object({
  period_start_date: floDay,
  period_end_date: optionalDay,
  period_intensity: v.optional(v.fallback(intensitySchema, {}), {}),
  pregnant: v.optional(v.fallback(v.boolean(), false), false),
})
type FloCycle = v.InferOutput<typeof cycleSchema>

/** True if the end or the strength of a period is there, and cannot be read. */
const hasUnread = v.pipe(
  v.object({
    period_end_date: v.optional(v.nullable(v.unknown()), null),
    period_intensity: v.optional(v.nullable(v.unknown()), null),
  }),
  v.check(
    ({ period_end_date: end, period_intensity: intensity }) =>
      (end !== null && end !== '' && v.parse(optionalDay, end) === null) ||
      (intensity !== null && intensity !== '' && !v.is(intensitySchema, intensity)),
  ),
)

const eventSchema = v.object({
  local_date: optionalDay,
  date: optionalDay,
  category: v.string(),
  subcategory: v.optional(v.fallback(v.string(), ''), ''),
})
const noteSchema = v.object({ date: floDay, text: v.string() })

/** Flo's scale from 1 to 3; 4 means blood clots. A bleeding day without a logged flow counts as medium. */
const flowOfIntensity = (intensity: number | undefined): Flow => {
  if (intensity === undefined) return 'medium'
  return intensity <= 1 ? 'light' : intensity < 3 ? 'medium' : 'heavy'
}

const partsOfCycle = ({
  period_start_date: start,
  period_end_date: end,
  period_intensity: intensity,
  pregnant,
}: FloCycle): readonly DayPart[] | UnreadReason => {
  if (start === null) return 'periods-without-date'
  if (pregnant) return 'pregnant-cycles'
  const lastWithFlow =
    Array.from({ length: longestBleeding }, (_, index) => index).findLast((index) => Object.hasOwn(intensity, index)) ??
    0
  const last = end ?? addDays(start, lastWithFlow)
  const length = daysBetween(start, last) + 1
  if (length < 1) return 'periods-ending-early'
  if (length > longestBleeding) return 'long-periods'
  return bleedingDays(start, last, (index) => flowOfIntensity(intensity[String(index)]))
}

/** Keyed by `category/subcategory`. */
const table: Readonly<Record<string, ParsedContent>> = {
  'Symptom/DrawingPain': { symptoms: ['cramps'] },
  'Symptom/AbdominalPain': { symptoms: ['cramps'] },
  'Symptom/LowerAbdominalPain': { symptoms: ['cramps'] },
  'Symptom/TenderBreasts': { symptoms: ['tender-breasts'] },
  'Symptom/BreastTenderness': { symptoms: ['tender-breasts'] },
  'Symptom/IncreasedAppetite': { symptoms: ['cravings'] },
  'Symptom/MoodSwings': { symptoms: ['mood-swings'] },
  'Symptom/Spotting': { flow: 'spotting' },
  'Symptom/FeelGood': {},
  'Mood/Swings': { symptoms: ['mood-swings'] },
  'Mood/Depressed': { mood: 'sad', symptoms: ['low-mood'] },
  'Mood/Apathetic': { symptoms: ['low-mood'] },
  'Mood/LowEnergy': { mood: 'tired' },
  'Mood/ObsessiveThoughts': { mood: 'anxious' },
  'Mood/Neutral': { mood: 'calm' },
  'Mood/Stressed': { mood: 'overwhelmed' },
  'Fluid/Sticky': { mucus: 'creamy' },
  'Fluid/Creamy': { mucus: 'creamy' },
  'Fluid/Eggwhite': { mucus: 'stretchy' },
  'Fluid/Watery': { mucus: 'stretchy' },
  'Fluid/ClumpyWhite': { symptoms: ['discharge'] },
  'Fluid/Bloody': { flow: 'spotting' },
  'Fluid/Dry': { mucus: 'dry' },
  'Sex/None': {},
}

/**
 * Only in these categories does the shared vocabulary apply. In others, such as sport or sex, the same term means
 * something else.
 */
const categoriesWithCommonTerms: ReadonlySet<string> = new Set(['Symptom', 'Mood'])

const tests: ReadonlyMap<string, 'pregnancyTest' | 'ovulationTest'> = new Map([
  ['pregnancy test', 'pregnancyTest'],
  ['ovulation test', 'ovulationTest'],
])

const knownOf = (category: string, subcategory: string): ParsedContent | null => {
  const key = `${category}/${subcategory}`
  if (Object.hasOwn(table, key)) return table[key] ?? null
  const { sex } = category === 'Sex' ? sexOf([subcategory]) : { sex: null }
  if (sex) return { sex }
  const test = tests.get(normalizedWord(category))
  const result = test && testResultOf(subcategory)
  if (test && result) return { [test]: result }
  if (!categoriesWithCommonTerms.has(category)) return null
  const symptom = symptomOf(subcategory)
  if (symptom) return { symptoms: [symptom] }
  const mood = moodOf(subcategory)
  return mood ? { mood } : null
}

/** @returns null if this is not an export of Flo */
export const readFlo = (json: unknown): Gathered | null => {
  const file = v.safeParse(floSchema, json)
  if (!file.success) return null
  const parts: DayPart[] = []
  const unknown: FoundUnread[] = []
  for (const entry of file.output.cycles) {
    const cycle = v.safeParse(cycleSchema, entry)
    const periodDays = cycle.success ? partsOfCycle(cycle.output) : 'periods-without-date'
    if (typeof periodDays === 'string') unknown.push({ kind: periodDays })
    else parts.push(...periodDays)
    if (typeof periodDays !== 'string' && v.is(hasUnread, entry)) unknown.push({ kind: 'unreadable-entries' })
  }
  for (const entry of file.output.events) {
    const event = v.safeParse(eventSchema, entry)
    const date = event.success ? (event.output.local_date ?? event.output.date) : null
    if (!event.success || date === null) {
      unknown.push({ kind: 'unreadable-entries' })
      continue
    }
    const { category, subcategory } = event.output
    const known = knownOf(category, subcategory)
    if (known) parts.push({ ...known, date })
    else unknown.push({ kind: 'named', name: subcategory === '' ? category : `${category}: ${subcategory}`, date })
  }
  for (const entry of file.output.notes) {
    const note = v.safeParse(noteSchema, entry)
    if (note.success && note.output.date) parts.push({ date: note.output.date, notes: note.output.text })
    else unknown.push({ kind: 'notes-without-date' })
  }
  return gatherDays(parts, unknown)
}
