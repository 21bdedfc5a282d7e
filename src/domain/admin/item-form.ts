/** The form of the panel and its rules. One form for all five tabs. */

import type { Choice } from '../shared/choice'
import { parseKes } from '../shared/money'
import { phoneProblemText, readPhone } from '../shared/phone'
import { galleryOf, type ItemRow, type Value, type Values } from './item-row'
import type { FieldSpec, TabSpec } from './tab-spec'

/** What is typed, as it is typed, by column. The gallery's primary picture is the value of its own column. */
export type ItemDraft = { readonly values: Readonly<Record<string, string>>; readonly photos: readonly string[] }

const ticked = 'yes'
const listSeparator = ', '

export const emptyDraft = ({ fields }: TabSpec): ItemDraft => ({
  values: Object.fromEntries(fields.map(({ column, initial = '' }) => [column, initial])),
  photos: [],
})

const typedOf = (value: Value | undefined): string => {
  if (value === null || value === undefined || value === false) return ''
  if (value === true) return ticked
  return typeof value === 'object' ? value.join(listSeparator) : String(value)
}

/** An item put back into the form. */
export const draftOf = ({ fields }: TabSpec, row: Pick<ItemRow, 'values' | 'photos'>): ItemDraft => {
  const photos = fields.some(({ kind }) => kind === 'gallery') ? galleryOf(row) : []
  const values = fields.map(({ column, kind }) => [column, kind === 'gallery' ? (photos[0] ?? '') : typedOf(row.values[column])])
  return { values: Object.fromEntries(values), photos }
}

export const sanitizeInput = ({ values }: ItemDraft, column: string): string => values[column] ?? ''

const isTicked = (text: string): boolean => text === ticked
export const ticks = [
  { value: '', label: 'No' },
  { value: ticked, label: 'Yes' },
] as const satisfies readonly Choice[]

export const isSameDraft = (one: ItemDraft, other: ItemDraft): boolean =>
  JSON.stringify([Object.entries(one.values).sort(), one.photos]) === JSON.stringify([Object.entries(other.values).sort(), other.photos])

/** What can be chosen; an item keeps what it has. */
export const choicesOf = ({ choices = [], open = false }: FieldSpec, own: string): readonly Choice[] =>
  !open || own === '' || choices.some(({ value }) => value === own) ? choices : [...choices, { value: own, label: own }]

/** Several words in one line; empties are dropped. */
const entriesOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** A whole number, as people write it. */
const wholeOf = (text: string): number | null => {
  const amount = parseKes(text)
  return amount !== null && Number.isInteger(amount) ? amount : null
}

const ratingOf = (text: string, max: number): number | null => (/^\d(?:\.\d)?$/.test(text) && Number(text) <= max ? Number(text) : null)

const isUrl = (text: string): boolean => /^(?:https?:\/\/|\/)\S+$/.test(text)

type Read = { readonly value: Value } | { readonly problem: string }
const problem = (text: string): Read => ({ problem: text })
const counted = new Intl.NumberFormat('en')

const readers: Readonly<Record<FieldSpec['kind'], (text: string, field: FieldSpec) => Read>> = {
  line: (text, { max }) => (text.length > max ? problem(`At most ${max} characters.`) : { value: text }),
  text: (text, { max }) => (text.length > max ? problem(`At most ${counted.format(max)} characters.`) : { value: text }),
  whole: (text, { max }) => {
    const whole = wholeOf(text)
    if (whole === null) return problem('Write a whole number, 0 or more.')
    return whole > max ? problem(`At most ${counted.format(max)}.`) : { value: whole }
  },
  rating: (text, { max }) => {
    const rating = ratingOf(text, max)
    return rating === null ? problem(`Write a number from 0 to ${max}, like 4.5.`) : { value: rating }
  },
  phone: (text) => {
    const phone = readPhone(text)
    // As it is written: a screen reads it in any way of writing, and a number that nobody touched is no change.
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
}

/** What a field that was left empty comes to. */
const emptyValue = ({ kind }: FieldSpec): Value => (kind === 'flag' ? false : kind === 'list' ? [] : null)

const readField = (field: FieldSpec, draft: ItemDraft): Read => {
  const text = sanitizeInput(draft, field.column).trim()
  if (field.kind === 'gallery' && draft.photos.length > field.max) return problem(`At most ${field.max} photos.`)
  if (text !== '') return readers[field.kind](text, field)
  return field.required ? problem(field.kind === 'category' ? 'Choose a category.' : 'Please fill this in.') : { value: emptyValue(field) }
}

export type Problems = Readonly<Record<string, string | undefined>>
export type CheckedDraft = { readonly ok: true; readonly values: Values } | { readonly ok: false; readonly problems: Problems }

/** What is typed becomes what the table takes, or a word by each field that stands in the way. */
export const checkDraft = ({ fields }: TabSpec, draft: ItemDraft): CheckedDraft => {
  const read = fields.map((field) => [field.column, readField(field, draft)] as const)
  const problems = read.flatMap(([column, found]) => ('problem' in found ? [[column, found.problem] as const] : []))
  if (problems.length > 0) return { ok: false, problems: Object.fromEntries(problems) }
  return { ok: true, values: Object.fromEntries(read.flatMap(([column, found]) => ('value' in found ? [[column, found.value] as const] : []))) }
}

const isSame = (one: Value | undefined, other: Value | undefined): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Whether the server has these values already: what was sent got there, though its answer did not. */
export const draftHasValue = (row: ItemRow, values: Values): boolean => Object.entries(values).every(([column, value]) => isSame(value, row.values[column]))

export type Difference = { readonly field: FieldSpec; readonly mine: string; readonly theirs: string }

/** Where two versions of an item part, in the form's order. */
export const differences = (spec: TabSpec, mine: ItemDraft, theirs: ItemDraft): readonly Difference[] => {
  const same = (field: FieldSpec): boolean =>
    field.kind === 'gallery'
      ? sanitizeInput(mine, field.column) === sanitizeInput(theirs, field.column) && isSame([...mine.photos].sort(), [...theirs.photos].sort())
      : sanitizeInput(mine, field.column).trim() === sanitizeInput(theirs, field.column).trim()
  const said = (field: FieldSpec, draft: ItemDraft): string => {
    const text = sanitizeInput(draft, field.column).trim()
    if (field.kind === 'gallery') return draft.photos.length === 1 ? '1 photo' : `${draft.photos.length} photos`
    if (field.kind === 'category') return choicesOf(field, text).find(({ value }) => value === text)?.label ?? text
    return field.kind === 'flag' ? (isTicked(text) ? 'Yes' : 'No') : text
  }
  return spec.fields.filter((field) => !same(field)).map((field) => ({ field, mine: said(field, mine), theirs: said(field, theirs) }))
}
