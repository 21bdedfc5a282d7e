import * as v from 'valibot'
import { withEdits } from '@/health/cycle/rules/with-edits'
import { compareDays, parseDay, type IsoDay } from '@/kit/rules/day'
import { textHash } from '@/kit/rules/text-hash'
import { readQuantity } from '@/kit/rules/typed-number'

/**
 * The JSON lists of a pregnancy record. Entries of other apps and versions are parsed as far as possible, and
 * preserved.
 */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export type Appointment = {
  readonly id: string
  readonly date: IsoDay
  readonly time?: string | undefined
  readonly place: string
  readonly note: string
}
/** Entries had no id in earlier versions. */
type MaybeIdentified = { readonly id?: string | undefined }
/** `date` is null for an entry stored as plain text. */
export type SymptomEntry = MaybeIdentified & { readonly date: IsoDay | null; readonly text: string }
export type Weight = MaybeIdentified & { readonly date: IsoDay; readonly kg: number }

/**
 * The stored JSON of an entry and its index in the stored list. Its id identifies it even after it was changed
 * elsewhere.
 */
type Source = { readonly raw: string; readonly at: number }
export type Listed<Entry> = Entry & Source

export const entryLimits = { place: 120, note: 500, symptom: 200 } as const
export const kgBounds = { min: 20, max: 250 } as const

const day = v.custom<IsoDay>((value) => parseDay(value) !== null)
const optionalText = v.fallback(v.string(), '')
const optionalId = v.fallback(v.optional(v.string()), undefined)
const optionalTime = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))), undefined)

const appointmentSchema = v.object({
  id: v.string(),
  date: day,
  time: optionalTime,
  place: optionalText,
  note: optionalText,
})
const symptomSchema = v.union([
  v.object({ id: optionalId, date: v.fallback(v.nullable(day), null), text: v.pipe(v.string(), v.minLength(1)) }),
  v.pipe(
    v.string(),
    v.minLength(1),
    v.transform((text): SymptomEntry => ({ date: null, text })),
  ),
])
const weightSchema = v.object({
  id: optionalId,
  date: day,
  kg: v.pipe(v.number(), v.minValue(kgBounds.min), v.maxValue(kgBounds.max)),
})

const readList =
  <Schema extends v.GenericSchema<unknown, object>>(schema: Schema) =>
  (list: unknown): readonly Listed<v.InferOutput<Schema>>[] =>
    (Array.isArray(list) ? list : []).flatMap((raw: unknown, at) => {
      const entry = v.safeParse(schema, raw)
      return entry.success ? [{ ...entry.output, at, raw: JSON.stringify(toStored(raw)) }] : []
    })

const byDay = (a: { readonly date: IsoDay | null }, b: { readonly date: IsoDay | null }): number =>
  a.date === null || b.date === null ? Number(a.date !== null) - Number(b.date !== null) : compareDays(a.date, b.date)

/** Sorted by date and time. */
export const readAppointments = (list: unknown): readonly Listed<Appointment>[] =>
  readList(appointmentSchema)(list).toSorted((a, b) => byDay(a, b) || (a.time ?? '').localeCompare(b.time ?? ''))

/**
 * True if an appointment has not begun. An appointment without a time is to come until its day is over.
 * @param clock "09:30", on the phone
 */
export const isToCome = ({ date, time }: Appointment, today: IsoDay, clock: string): boolean =>
  date > today || (date === today && (time ?? clock) >= clock)

/** Latest first; undated entries last. */
export const readSymptoms = (list: unknown): readonly Listed<SymptomEntry>[] =>
  readList(symptomSchema)(list).toSorted((a, b) => byDay(b, a))

/** Sorted by date. */
export const readWeights = (list: unknown): readonly Listed<Weight>[] => readList(weightSchema)(list).toSorted(byDay)

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a.length - b.length || (a < b ? -1 : 1)

/**
 * Orders keys as jsonb does (by length, then alphabetically), so that stored and edited values can be compared as text.
 */
export const toStored = (value: unknown): Json => {
  if (Array.isArray(value)) return value.map(toStored)
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, fieldValue]) => fieldValue !== undefined)
    return Object.fromEntries(entries.toSorted(byKey).map(([key, fieldValue]) => [key, toStored(fieldValue)]))
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

const storedList = (list: unknown): readonly Json[] => (Array.isArray(list) ? list.map(toStored) : [])
/** A symptom can be plain text. */
const partsOf = (stored: Json | undefined): object => {
  if (typeof stored === 'string') return { text: stored }
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {}
}

const identified = v.object({ id: v.string() })
const idOf = (stored: unknown): string | null => (v.is(identified, stored) ? stored.id : null)
/**
 * The id that an entry without one gets when it is changed. A screen that still shows the entry as it was before finds
 * it by this id.
 */
const idOfRaw = (raw: string): string => `was-${textHash(raw).toString(36)}`

/** −1 if the entry is gone. */
const indexOf = (all: readonly Json[], { raw, at }: Source): number => {
  const isSame = (stored: Json | undefined): boolean => JSON.stringify(stored) === raw
  const same = isSame(all[at]) ? at : all.findIndex(isSame)
  const id = idOf(JSON.parse(raw)) ?? idOfRaw(raw)
  return same === -1 ? all.findIndex((stored) => idOf(stored) === id) : same
}

/**
 * Changes only the fields of `old` that differ in the entry, or appends the entry when `old` is null or gone. All other
 * entries stay, even those that cannot be parsed.
 */
export const withEntry = <Entry extends Appointment | SymptomEntry | Weight>(
  list: unknown,
  old: Listed<Entry> | null,
  entry: Entry,
): readonly Json[] => {
  const all = storedList(list)
  const at = old ? indexOf(all, old) : -1
  if (!old || at === -1) return [...all, toStored(entry)]
  const stored = partsOf(all[at])
  const changed = withEdits<object>(old, entry, stored)
  return changed === stored ? all : all.with(at, toStored({ id: idOfRaw(old.raw), ...changed }))
}

export const withoutEntry = (list: unknown, old: Source): readonly Json[] => {
  const all = storedList(list)
  const at = indexOf(all, old)
  return at === -1 ? all : all.toSpliced(at, 1)
}

/** Like `withEntry`, but replaces another weight of the same day. */
export const withWeight = (list: unknown, old: Listed<Weight> | null, weight: Weight): readonly Json[] => {
  const before = storedList(list)
  const at = old ? indexOf(before, old) : -1
  const after = withEntry(before, old, weight)
  const index = at === -1 ? before.length : at
  const weights = readWeights(after)
  const date = weights.find((one) => one.at === index)?.date
  const others = weights.filter((one) => one.date === date && one.at !== index)
  const [other] = others
  if (other && at === -1) return withEntry(before, other, { ...weight, id: other.id })
  return after.filter((_stored, position) => others.every((one) => one.at !== position))
}

/** Parses "62.5" or "62,5 kg" to kilograms, rounded to a tenth; null when invalid or outside `kgBounds`. */
export const parseKg = (text: string): number | null => {
  const typed = readQuantity(text, kgBounds, 'kgs?|kilos?')
  if (typed.kind !== 'amount') return null
  const kg = Math.round(typed.amount * 10) / 10
  return kg >= kgBounds.min && kg <= kgBounds.max ? kg : null
}
