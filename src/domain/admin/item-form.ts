/** The item form of the admin panel and its rules, for all tabs. */

import type { Choice } from '../shared/choice'
import { parseKes } from '../shared/money'
import { phoneProblemText, readPhone } from '../shared/phone'
import { campusSlugPattern } from '../university/campus'
import { campusContacts } from '../university/campus-contacts'
import { contactLines, parseContactLines } from './contact-lines'
import { galleryOf, type ItemRow, type Value, type Values } from './item-row'
import type { FieldKind, FieldSpec, TabSpec } from './tab-spec'

/** The typed text by column. The value of the gallery column is the primary picture. */
export type ItemDraft = { readonly values: Readonly<Record<string, string>>; readonly photos: readonly string[] }

const ticked = 'yes'
const listSeparator = ', '

export const emptyDraft = ({ fields }: TabSpec): ItemDraft => ({
  values: Object.fromEntries(fields.map(({ column, initial = '' }) => [column, initial])),
  photos: [],
})

const inputText = (value: Value | undefined, kind: FieldKind): string => {
  if (kind === 'contacts') return contactLines(campusContacts(value))
  if (value === null || value === undefined || value === false) return ''
  if (value === true) return ticked
  return typeof value === 'object' ? value.join(listSeparator) : String(value)
}

/** Fills the form from a row. */
export const draftOf = ({ fields }: TabSpec, row: Pick<ItemRow, 'values' | 'photos'>): ItemDraft => {
  const photos = fields.some(({ kind }) => kind === 'gallery') ? galleryOf(row) : []
  const values = fields.map(({ column, kind }) => [column, kind === 'gallery' ? (photos[0] ?? '') : inputText(row.values[column], kind)])
  return { values: Object.fromEntries(values), photos }
}

export const draftText = ({ values }: ItemDraft, column: string): string => values[column] ?? ''

const isTicked = (text: string): boolean => text === ticked
export const flagChoices = [
  { value: '', label: 'No' },
  { value: ticked, label: 'Yes' },
] as const satisfies readonly Choice[]

export const isSameDraft = (one: ItemDraft, other: ItemDraft): boolean =>
  JSON.stringify([Object.entries(one.values).sort(), one.photos]) === JSON.stringify([Object.entries(other.values).sort(), other.photos])

/** The choices of a field. An open field also offers the current value. */
export const choicesOf = ({ choices = [], open = false }: FieldSpec, current: string): readonly Choice[] =>
  !open || current === '' || choices.some(({ value }) => value === current) ? choices : [...choices, { value: current, label: current }]

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

type FieldResult = { readonly value: Value } | { readonly problem: string }
const problem = (text: string): FieldResult => ({ problem: text })
const numberFormat = new Intl.NumberFormat('en')

const readers: Readonly<Record<FieldKind, (text: string, field: FieldSpec) => FieldResult>> = {
  line: (text, { max }) => (text.length > max ? problem(`At most ${max} characters.`) : { value: text }),
  text: (text, { max }) => (text.length > max ? problem(`At most ${numberFormat.format(max)} characters.`) : { value: text }),
  whole: (text, { max }) => {
    const whole = parseWhole(text)
    if (whole === null) return problem('Write a whole number, 0 or more.')
    return whole > max ? problem(`At most ${numberFormat.format(max)}.`) : { value: whole }
  },
  rating: (text, { max }) => {
    const rating = parseRating(text, max)
    return rating === null ? problem(`Write a number from 0 to ${max}, like 4.5.`) : { value: rating }
  },
  phone: (text) => {
    const phone = readPhone(text)
    // Stored as typed: screens parse any format, and an untouched number must not count as a change.
    return phone.ok ? { value: text } : problem(phoneProblemText[phone.reason])
  },
  category: (text, field) => (choicesOf(field, text).some(({ value }) => value === text) ? { value: text } : problem('Choose a category.')),
  shop: (text) => ({ value: text }),
  flag: (text) => ({ value: isTicked(text) }),
  list: (text, { max }) => {
    const entries = entriesOf(text)
    return entries.length > max ? problem(`At most ${max} entries.`) : { value: entries }
  },
  picture: (text, { max }) => (isUrl(text) && text.length <= max ? { value: text } : problem('Choose the image once more.')),
  gallery: (text) => (isUrl(text) ? { value: text } : problem('Choose the photos once more.')),
  slug: (text) => (campusSlugPattern.test(text) ? { value: text } : problem('2 to 20 small letters, digits or hyphens, a letter first.')),
  url: (text, { max }) => (/^https:\/\/\S+$/.test(text) && text.length <= max ? { value: text } : problem('Write an address that starts with https://.')),
  colour: (text) => (/^#[0-9a-f]{6}$/.test(text) ? { value: text } : problem('Choose a colour.')),
  contacts: (text, { max }) => {
    const parsed = parseContactLines(text, max)
    return parsed.ok ? { value: parsed.contacts } : problem(parsed.problem)
  },
}

/** The value of an empty field. */
const emptyValue = ({ kind }: FieldSpec): Value => (kind === 'flag' ? false : kind === 'list' || kind === 'contacts' ? [] : null)

const readField = (field: FieldSpec, draft: ItemDraft): FieldResult => {
  const text = draftText(draft, field.column).trim()
  if (field.kind === 'gallery' && draft.photos.length > field.max) return problem(`At most ${field.max} photos.`)
  if (text !== '') return readers[field.kind](text, field)
  return field.required ? problem(field.kind === 'category' ? 'Choose a category.' : 'Please fill this in.') : { value: emptyValue(field) }
}

export type Problems = Readonly<Record<string, string | undefined>>
export type CheckedDraft = { readonly ok: true; readonly values: Values } | { readonly ok: false; readonly problems: Problems }

/** Converts a draft to column values, or returns a message for each invalid field. */
export const checkDraft = ({ fields }: TabSpec, draft: ItemDraft): CheckedDraft => {
  const read = fields.map((field) => [field.column, readField(field, draft)] as const)
  const problems = read.flatMap(([column, found]) => ('problem' in found ? [[column, found.problem] as const] : []))
  if (problems.length > 0) return { ok: false, problems: Object.fromEntries(problems) }
  return { ok: true, values: Object.fromEntries(read.flatMap(([column, found]) => ('value' in found ? [[column, found.value] as const] : []))) }
}

const isSameValue = (one: Value | undefined, other: Value | undefined): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** True if the row already has these values, so a save whose response was lost has arrived. */
export const rowHasValues = (row: ItemRow, values: Values): boolean => Object.entries(values).every(([column, value]) => isSameValue(value, row.values[column]))

export type Difference = { readonly field: FieldSpec; readonly mine: string; readonly theirs: string }

/** The fields in which two versions of an item differ, in form order. */
export const differences = (spec: TabSpec, mine: ItemDraft, theirs: ItemDraft): readonly Difference[] => {
  const same = (field: FieldSpec): boolean =>
    field.kind === 'gallery'
      ? draftText(mine, field.column) === draftText(theirs, field.column) && isSameValue([...mine.photos].sort(), [...theirs.photos].sort())
      : draftText(mine, field.column).trim() === draftText(theirs, field.column).trim()
  const shownText = (field: FieldSpec, draft: ItemDraft): string => {
    const text = draftText(draft, field.column).trim()
    if (field.kind === 'gallery') return draft.photos.length === 1 ? '1 photo' : `${draft.photos.length} photos`
    if (field.kind === 'category') return choicesOf(field, text).find(({ value }) => value === text)?.label ?? text
    return field.kind === 'flag' ? (isTicked(text) ? 'Yes' : 'No') : text
  }
  return spec.fields.filter((field) => !same(field)).map((field) => ({ field, mine: shownText(field, mine), theirs: shownText(field, theirs) }))
}
