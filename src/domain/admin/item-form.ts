/** The item form of the admin panel and its rules, for all tabs. */

import { parseKes } from '../shared/money'
import { readPhone, type PhoneProblem } from '../shared/phone'
import { campusSlugPattern } from '../university/campus'
import { campusContacts } from '../university/campus-contacts'
import { contactLines, parseContactLines, type ContactLinesProblem } from './contact-lines'
import { galleryOf, type ItemRow, type Value, type Values } from './item-row'
import type { AdminColumn, FieldKind, FieldSpec, TabSpec } from './tab-spec'

/** The typed text by column. The value of the gallery column is the primary picture. */
export type ItemDraft = { readonly values: Readonly<Record<string, string>>; readonly photos: readonly string[] }

/** What a flag holds: no or yes. */
export const flagValues = ['', 'yes'] as const
const listSeparator = ', '

export const emptyDraft = ({ fields }: TabSpec): ItemDraft => ({
  values: Object.fromEntries(fields.map(({ column, initial = '' }) => [column, initial])),
  photos: [],
})

const inputText = (value: Value | undefined, kind: FieldKind): string => {
  if (kind === 'contacts') return contactLines(campusContacts(value))
  if (value === null || value === undefined || value === false) return ''
  if (value === true) return 'yes'
  return typeof value === 'object' ? value.join(listSeparator) : String(value)
}

/** Fills the form from a row. */
export const draftOf = ({ fields }: TabSpec, row: Pick<ItemRow, 'values' | 'photos'>): ItemDraft => {
  const photos = fields.some(({ kind }) => kind === 'gallery') ? galleryOf(row) : []
  const values = fields.map(({ column, kind }) => [column, kind === 'gallery' ? (photos[0] ?? '') : inputText(row.values[column], kind)])
  return { values: Object.fromEntries(values), photos }
}

export const draftText = ({ values }: ItemDraft, column: string): string => values[column] ?? ''

const isTicked = (text: string): boolean => text === 'yes'

export const isSameDraft = (one: ItemDraft, other: ItemDraft): boolean =>
  JSON.stringify([Object.entries(one.values).sort(), one.photos]) === JSON.stringify([Object.entries(other.values).sort(), other.photos])

/** What can be chosen in a field. An open field also offers the current value. */
export const categoriesOf = ({ categories = [], open = false }: FieldSpec, current: string): readonly string[] =>
  !open || current === '' || categories.includes(current) ? categories : [...categories, current]

/** Splits text at commas and drops empty entries. */
const entriesOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** Parses a whole number, with or without thousands separators. */
const parseWhole = (text: string): number | null => {
  const amount = parseKes(text)
  return amount !== null && Number.isInteger(amount) ? amount : null
}

const parseRating = (text: string, max: number): number | null => (/^\d(?:\.\d)?$/.test(text) && Number(text) <= max ? Number(text) : null)

const isUrl = (text: string): boolean => /^(?:https?:\/\/|\/)\S+$/.test(text)

/** What is wrong with a field. */
export type FieldProblem =
  | { readonly kind: 'missing' | 'no-category' | 'no-whole-number' | 'no-picture' | 'no-photos' | 'no-slug' | 'no-url' | 'no-colour' | `phone-${PhoneProblem}` }
  | { readonly kind: 'too-long' | 'too-high' | 'too-many-photos' | 'no-rating'; readonly max: number }
  | ContactLinesProblem

type FieldResult = { readonly value: Value } | { readonly problem: FieldProblem }
const problem = (found: FieldProblem): FieldResult => ({ problem: found })
const checkedLength = (text: string, { max }: FieldSpec): FieldResult => (text.length > max ? problem({ kind: 'too-long', max }) : { value: text })

const readers: Readonly<Record<FieldKind, (text: string, field: FieldSpec) => FieldResult>> = {
  line: checkedLength,
  text: checkedLength,
  whole: (text, { max }) => {
    const whole = parseWhole(text)
    if (whole === null) return problem({ kind: 'no-whole-number' })
    return whole > max ? problem({ kind: 'too-high', max }) : { value: whole }
  },
  rating: (text, { max }) => {
    const rating = parseRating(text, max)
    return rating === null ? problem({ kind: 'no-rating', max }) : { value: rating }
  },
  phone: (text) => {
    const phone = readPhone(text)
    // Stored as typed: screens parse any format, and an untouched number must not count as a change.
    return phone.ok ? { value: text } : problem({ kind: `phone-${phone.reason}` })
  },
  category: (text, field) => (categoriesOf(field, text).includes(text) ? { value: text } : problem({ kind: 'no-category' })),
  shop: (text) => ({ value: text }),
  flag: (text) => ({ value: isTicked(text) }),
  list: (text, { max }) => {
    const entries = entriesOf(text)
    return entries.length > max ? problem({ kind: 'too-many', max }) : { value: entries }
  },
  picture: (text, { max }) => (isUrl(text) && text.length <= max ? { value: text } : problem({ kind: 'no-picture' })),
  gallery: (text) => (isUrl(text) ? { value: text } : problem({ kind: 'no-photos' })),
  slug: (text) => (campusSlugPattern.test(text) ? { value: text } : problem({ kind: 'no-slug' })),
  url: (text, { max }) => (/^https:\/\/\S+$/.test(text) && text.length <= max ? { value: text } : problem({ kind: 'no-url' })),
  colour: (text) => (/^#[0-9a-f]{6}$/.test(text) ? { value: text } : problem({ kind: 'no-colour' })),
  contacts: (text, { max }) => {
    const parsed = parseContactLines(text, max)
    return parsed.ok ? { value: parsed.contacts } : problem(parsed.problem)
  },
}

/** The value of an empty field. */
const emptyValue = ({ kind }: FieldSpec): Value => (kind === 'flag' ? false : kind === 'list' || kind === 'contacts' ? [] : null)

const readField = (field: FieldSpec, draft: ItemDraft): FieldResult => {
  const text = draftText(draft, field.column).trim()
  if (field.kind === 'gallery' && draft.photos.length > field.max) return problem({ kind: 'too-many-photos', max: field.max })
  if (text !== '') return readers[field.kind](text, field)
  return field.required ? problem({ kind: field.kind === 'category' ? 'no-category' : 'missing' }) : { value: emptyValue(field) }
}

export type Problems = { readonly [Column in AdminColumn]?: FieldProblem | undefined }
export type CheckedDraft = { readonly ok: true; readonly values: Values } | { readonly ok: false; readonly problems: Problems }

/** Converts a draft to column values, or returns a problem for each invalid field. */
export const checkDraft = ({ fields }: TabSpec, draft: ItemDraft): CheckedDraft => {
  const read = fields.map((field) => [field.column, readField(field, draft)] as const)
  const problems = read.flatMap(([column, found]) => ('problem' in found ? [[column, found.problem] as const] : []))
  if (problems.length > 0) return { ok: false, problems: Object.fromEntries(problems) }
  return { ok: true, values: Object.fromEntries(read.flatMap(([column, found]) => ('value' in found ? [[column, found.value] as const] : []))) }
}

const isSameValue = (one: Value | undefined, other: Value | undefined): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** True if the row already has these values, so a save whose response was lost has arrived. */
export const rowHasValues = (row: ItemRow, values: Values): boolean => Object.entries(values).every(([column, value]) => isSameValue(value, row.values[column]))

/** The fields in which two versions of an item differ, in form order. */
export const differingFields = <Field extends FieldSpec>(fields: readonly Field[], mine: ItemDraft, theirs: ItemDraft): readonly Field[] =>
  fields.filter(({ column, kind }) =>
    kind === 'gallery'
      ? draftText(mine, column) !== draftText(theirs, column) || !isSameValue([...mine.photos].sort(), [...theirs.photos].sort())
      : draftText(mine, column).trim() !== draftText(theirs, column).trim(),
  )
