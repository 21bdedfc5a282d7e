import * as v from 'valibot'
import { readMachineDate } from '@/health/cycle/rules/transfer/dates'
import {
  bleedingDays,
  gatherDays,
  longestBleeding,
  type DayPart,
  type FoundUnread,
  type Gathered,
  type ParsedContent,
  type UnreadContent,
} from '@/health/cycle/rules/transfer/gather-days'
import { daysBetween, type IsoDay } from '@/kit/rules/day'
import { contentOfWord } from './my-calendar-words'

/**
 * The backup of My Calendar (SimpleInnovation): `cyclesData_device.json` with `cycleList[]` of `cycleStartDate` and
 * `cycleEndDate`, the days of bleeding, and `dayEntries_device.json` with `entryList[]` of `entrydatekey`, `flow` from
 * 1 to 4, `symptoms` and `moods` as lists with commas, `note`, `medicine`, `hadIntercorse` [sic] and
 * `hadIntercourseProtected` (github.com/muteNut/tracker_to_drip). Dates are `20260103`.
 */
const cyclesSchema = v.object({ cycleList: v.array(v.unknown()) })
const entriesSchema = v.object({ entryList: v.array(v.unknown()) })
const day = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value): IsoDay | null => readMachineDate(String(value))),
)
const cycleSchema = v.object({ cycleStartDate: day, cycleEndDate: day })
const readableText = v.union([
  v.string(),
  v.pipe(v.number(), v.transform(String)),
  v.pipe(
    v.array(v.string()),
    v.transform((list) => list.join(',')),
  ),
])
const text = v.optional(v.fallback(readableText, ''), '')
const flag = v.optional(
  v.fallback(
    v.pipe(
      v.union([v.number(), v.boolean()]),
      v.transform((value): boolean => Boolean(value)),
    ),
    false,
  ),
  false,
)
const strength = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(4),
)
const entrySchema = v.object({
  entrydatekey: day,
  flow: v.optional(v.fallback(strength, 0), 0),
  symptoms: text,
  moods: text,
  note: text,
  medicine: text,
  pStartedToday: flag,
  pEndedToday: flag,
  hadIntercorse: flag,
  hadIntercourseProtected: flag,
})
type Entry = v.InferOutput<typeof entrySchema>
/** The shape of an entry of which all of these parts can be read. */
const wholeSchema = v.looseObject({
  flow: v.nullish(strength),
  symptoms: v.nullish(readableText),
  moods: v.nullish(readableText),
  note: v.nullish(readableText),
  medicine: v.nullish(readableText),
})

const periodOf = (entry: unknown): readonly DayPart[] | UnreadContent => {
  const cycle = v.safeParse(cycleSchema, entry)
  const start = cycle.success ? cycle.output.cycleStartDate : null
  if (!cycle.success || !start) return { kind: 'periods-without-date' }
  const end = cycle.output.cycleEndDate ?? start
  if (end < start) return { kind: 'periods-ending-early' }
  return daysBetween(start, end) < longestBleeding ? bleedingDays(start, end) : { kind: 'long-periods' }
}

const flows = ['light', 'medium', 'heavy', 'heavy'] as const

const words = (list: string): readonly string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

const contentsOf = (entry: Entry): readonly (ParsedContent | UnreadContent)[] => {
  const flow = flows[entry.flow - 1]
  return [
    ...(flow ? [{ flow }] : []),
    ...(entry.pStartedToday || entry.pEndedToday ? [{ bled: true }] : []),
    ...[...words(entry.symptoms), ...words(entry.moods)].map(
      (word) => contentOfWord(word) ?? { kind: 'symptom' as const, word },
    ),
    { notes: entry.note, medicines: words(entry.medicine) },
    ...(entry.hadIntercourseProtected
      ? [{ sex: 'protected' as const }]
      : entry.hadIntercorse
        ? [{ kind: 'sex' as const, word: 'hadIntercorse' }]
        : []),
  ]
}

/** @returns null if none of the files is of My Calendar */
export const readMyCalendar = (files: readonly unknown[]): Gathered | null => {
  const parts: DayPart[] = []
  const unknown: FoundUnread[] = []
  const own = files.filter((json) => v.is(cyclesSchema, json) || v.is(entriesSchema, json))
  for (const json of own) {
    for (const found of v.is(cyclesSchema, json) ? json.cycleList.map(periodOf) : []) {
      if ('kind' in found) unknown.push(found)
      else parts.push(...found)
    }
    for (const raw of v.is(entriesSchema, json) ? json.entryList : []) {
      const entry = v.safeParse(entrySchema, raw)
      const date = entry.success ? entry.output.entrydatekey : null
      if (!entry.success || !date) {
        unknown.push({ kind: 'entries-without-date' })
        continue
      }
      if (!v.is(wholeSchema, raw)) unknown.push({ kind: 'unreadable-entries', date })
      for (const content of contentsOf(entry.output)) {
        if ('kind' in content) unknown.push({ ...content, date })
        else parts.push({ ...content, date })
      }
    }
  }
  return own.length === 0 ? null : gatherDays(parts, unknown)
}
