/** The rules of single fields, for all tabs. */

import { parseDay } from '@/kit/rules/day'
import { uuidOf } from '@/kit/rules/ids'
import { isAppPath, isWebLink } from '@/kit/rules/own-address'
import { readHours } from '@/kit/rules/read-hours'
import { lengthOf, plainLine, plainText } from '@/kit/rules/plain-text'
import { readPhone, type PhoneProblem } from '@/kit/rules/phone'
import { readKes, readQuantity, type Typed } from '@/kit/rules/typed-number'
import { campusSlugPattern } from '@/campus/rules/campus'
import { otherNumber, parseContactLines, type ContactLinesProblem } from './contact-lines'
import type { Part, Value } from './item-row'
import { partDraftsOf, type PartDraft } from './part-drafts'
import type { AdminColumn, FieldKind, FieldSpec } from './tab-spec'

/** What a flag holds: no or yes. */
export const flagValues = ['', 'yes'] as const
export type FlagValue = (typeof flagValues)[number]

const isTicked = (text: string): boolean => text === 'yes'

/** What can be chosen in a field. An open field also offers the current value. */
export const categoriesOf = ({ categories = [], open = false }: FieldSpec, current: string): readonly string[] =>
  !open || current === '' || categories.includes(current) ? categories : [...categories, current]

/** Splits text at commas and drops empty entries. */
const entriesOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map(plainLine)
    .filter((entry) => entry !== '')

const wholeNumber = (typed: Typed, max: number): FieldResult => {
  if (typed.kind === 'unclear') return problem(typed)
  if (typed.kind !== 'amount' || !Number.isInteger(typed.amount)) return problem({ kind: 'no-whole-number' })
  return typed.amount > max ? problem({ kind: 'too-high', max }) : { value: typed.amount }
}

const parseRating = (text: string, max: number): number | null => {
  const typed = readQuantity(text, { min: 0, max })
  return typed.kind === 'amount' && typed.amount <= max && Number.isInteger(Math.round(typed.amount * 100) / 10)
    ? typed.amount
    : null
}

/** Characters of an entry of a list, as in the database. */
const longestEntry = 80
const [firstDay, lastDay] = ['2020-01-01', '2099-12-31']

const isUrl = (text: string): boolean => /^(?:https?:\/\/|\/)\S+$/.test(text)

/** What is wrong with a field. */
export type FieldProblem =
  | {
      readonly kind:
        | 'missing'
        | 'no-category'
        | 'no-whole-number'
        | 'no-picture'
        | 'no-photos'
        | 'no-slug'
        | 'no-url'
        | 'no-colour'
        | 'no-date'
        | 'far-date'
        | 'no-hours'
        | 'no-link'
        | 'no-shop'
        | `phone-${PhoneProblem}`
    }
  | { readonly kind: 'too-long' | 'too-high' | 'no-signed' | 'too-many-photos' | 'no-rating'; readonly max: number }
  | Extract<Typed, { kind: 'unclear' }>
  | ContactLinesProblem
  | { readonly kind: 'parts'; readonly problems: readonly PartProblem[] }

/** @param index of the part, from 0 */
type PartProblem = { readonly index: number; readonly column: AdminColumn; readonly problem: FieldProblem }

export type FieldResult = { readonly value: Value } | { readonly problem: FieldProblem }
const problem = (found: FieldProblem): FieldResult => ({ problem: found })

const readPart = (
  fields: readonly FieldSpec[],
  { id, values }: PartDraft,
  index: number,
): { readonly problems: readonly PartProblem[]; readonly part: Part } => {
  const read = fields.map((field) => ({ column: field.column, ...readField(field, values) }))
  return {
    problems: read.flatMap((each): PartProblem[] =>
      'problem' in each ? [{ index, column: each.column, problem: each.problem }] : [],
    ),
    part: { id, ...Object.fromEntries(read.flatMap((each) => ('value' in each ? [[each.column, each.value]] : []))) },
  }
}

const readParts = (text: string, { parts: fields = [], max }: FieldSpec): FieldResult => {
  const drafts = partDraftsOf(text)
  if (drafts.length > max) return problem({ kind: 'too-many', max })
  const read = drafts.map((draft, index) => readPart(fields, draft, index))
  const problems = read.flatMap((each) => each.problems)
  return problems.length > 0 ? problem({ kind: 'parts', problems }) : { value: read.map(({ part }) => part) }
}

const checkedLength = (text: string, { max }: FieldSpec): FieldResult =>
  lengthOf(text) > max ? problem({ kind: 'too-long', max }) : { value: text }

const readers: Readonly<Record<FieldKind, (text: string, field: FieldSpec) => FieldResult>> = {
  line: checkedLength,
  text: checkedLength,
  whole: (text, { max }) => wholeNumber(readQuantity(text, { min: 0, max }), max),
  price: (text, { max }) => wholeNumber(readKes(text), max),
  hours: (text, field) => (readHours(text) === null ? problem({ kind: 'no-hours' }) : checkedLength(text, field)),
  signed: (text, { max }) => {
    const typed = readQuantity(text, { min: -max, max })
    if (typed.kind === 'unclear') return problem(typed)
    return typed.kind === 'amount' && Number.isInteger(typed.amount) && Math.abs(typed.amount) <= max
      ? { value: typed.amount }
      : problem({ kind: 'no-signed', max })
  },
  rating: (text, { max }) => {
    const rating = parseRating(text, max)
    return rating === null ? problem({ kind: 'no-rating', max }) : { value: rating }
  },
  phone: (text, field) => {
    const phone = readPhone(text)
    // Stored as typed: screens parse any format, and an untouched number must not count as a change.
    return phone.ok ? checkedLength(text, field) : problem({ kind: `phone-${phone.reason}` })
  },
  category: (text, field) =>
    categoriesOf(field, text).includes(text) ? { value: text } : problem({ kind: 'no-category' }),
  shop: (text) => (uuidOf(text) === null ? problem({ kind: 'no-shop' }) : { value: text }),
  flag: (text) => ({ value: isTicked(text) }),
  list: (text, { max }) => {
    const entries = entriesOf(text)
    if (entries.length > max) return problem({ kind: 'too-many', max })
    return entries.some((entry) => lengthOf(entry) > longestEntry)
      ? problem({ kind: 'too-long', max: longestEntry })
      : { value: entries }
  },
  picture: (text, { max }) => (isUrl(text) && text.length <= max ? { value: text } : problem({ kind: 'no-picture' })),
  gallery: (text) => (isUrl(text) ? { value: text } : problem({ kind: 'no-photos' })),
  slug: (text) => (campusSlugPattern.test(text) ? { value: text } : problem({ kind: 'no-slug' })),
  url: (text, { max }) => (isWebLink(text) && text.length <= max ? { value: text } : problem({ kind: 'no-url' })),
  colour: (text) => (/^#[0-9a-f]{6}$/.test(text) ? { value: text } : problem({ kind: 'no-colour' })),
  date: (text) =>
    parseDay(text) === null
      ? problem({ kind: 'no-date' })
      : text < firstDay || text > lastDay
        ? problem({ kind: 'far-date' })
        : { value: text },
  link: (text, { max }) =>
    (isWebLink(text) || isAppPath(text)) && text.length <= max ? { value: text } : problem({ kind: 'no-link' }),
  parts: readParts,
  contacts: (text, { max }) => {
    const parsed = parseContactLines(text, max)
    return parsed.ok ? { value: parsed.contacts } : problem(parsed.problem)
  },
}

/** @param others the contacts of the campus, as they are typed: they have the same numbers */
const readEmergency = (text: string, { max }: FieldSpec, others: string): FieldResult => {
  const [parsed, contacts] = [parseContactLines(text, max), parseContactLines(plainText(others), Infinity)]
  if (!parsed.ok) return problem(parsed.problem)
  const other = contacts.ok ? otherNumber(parsed.contacts, contacts.contacts) : null
  return other ? problem(other) : { value: parsed.contacts }
}

/** The value of an empty field. */
const emptyValue = ({ kind }: FieldSpec): Value =>
  kind === 'flag' ? false : kind === 'list' || kind === 'contacts' || kind === 'parts' ? [] : null

/** @param values the typed text by column */
export const readField = (field: FieldSpec, values: Readonly<Record<string, string>>): FieldResult => {
  if (!belongsTo(field, values)) return { value: null }
  const text = plainText(values[field.column] ?? '')
  if (text !== '' && field.column === 'emergency') return readEmergency(text, field, values['contacts'] ?? '')
  if (text !== '') return readers[field.kind](text, field)
  return field.required
    ? problem({ kind: field.kind === 'category' ? 'no-category' : 'missing' })
    : { value: emptyValue(field) }
}

/** Whether the item has the field, which may depend on another one. */
export const belongsTo = ({ onlyFor }: FieldSpec, values: Readonly<Record<string, string>>): boolean =>
  onlyFor === undefined || (values[onlyFor.column] ?? '') === onlyFor.value
