/** The rules of single fields, for all tabs. */

import { parseDay } from '@/kit/rules/day'
import { uuidOf } from '@/kit/rules/ids'
import { isAppPath, isWebLink } from '@/kit/rules/own-address'
import { readHours } from '@/kit/rules/read-hours'
import { lengthOf, plainLine, plainText } from '@/kit/rules/plain-text'
import { readPhone, type PhoneProblem } from '@/kit/rules/phone'
import { readKes, readQuantity, withAcceptedReadings, type Typed } from '@/kit/rules/typed-number'
import { campusSlugPattern } from '@/kit/rules/campus'
import { partDraftsOf, type Part, type Value, type PartDraft } from './item-row'
import type { AdminColumn, FieldKind, FieldSpec } from './tab-spec'
import { channelOf, contactLength, isSameNumber, ownNumber, type CampusContact } from '@/campus/rules/campus-contacts'

/** The values of a flag: no and yes. */
export const flagValues = ['', 'yes'] as const
export type FlagValue = (typeof flagValues)[number]

const isTicked = (text: string): boolean => text === 'yes'

/** The categories to choose from. An open field also offers the current value. */
export const categoriesOf = ({ categories = [], open = false }: FieldSpec, current: string): readonly string[] =>
  !open || current === '' || categories.includes(current) ? categories : [...categories, current]

/** Splits text at commas and drops empty entries. */
const entriesOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map(plainLine)
    .filter((entry) => entry !== '')

const wholeNumber = (read: Typed, max: number): FieldResult => {
  const typed = withAcceptedReadings(read, (reading) => Number.isInteger(reading) && reading <= max)
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

/** The problem of a field. */
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

/** @param index the index of the part */
type PartProblem = { readonly index: number; readonly column: AdminColumn; readonly problem: FieldProblem }

type FieldResult = { readonly value: Value } | { readonly problem: FieldProblem }
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
    const typed = withAcceptedReadings(readQuantity(text, { min: -max, max }), Number.isInteger)
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

/** @param others the typed contacts of the campus, which must have the same numbers */
const readEmergency = (text: string, { max }: FieldSpec, others: string): FieldResult => {
  const [parsed, contacts] = [parseContactLines(text, max), parseContactLines(plainText(others), Infinity)]
  if (!parsed.ok) return problem(parsed.problem)
  const other = contacts.ok ? otherNumber(parsed.contacts, contacts.contacts) : null
  return other ? problem(other) : { value: parsed.contacts }
}

/** The value of an empty field. */
const emptyValue = ({ kind, translation }: FieldSpec): Value =>
  translation ? null : kind === 'flag' ? false : kind === 'list' || kind === 'contacts' || kind === 'parts' ? [] : null

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

/** True if the item has the field, which may depend on another one. */
export const belongsTo = ({ onlyFor }: FieldSpec, values: Readonly<Record<string, string>>): boolean =>
  onlyFor === undefined || (values[onlyFor.column] ?? '') === onlyFor.value

/** The contacts as text, one a line: `Campus Clinic: +254 700 000 090`. */
export const contactLines = (contacts: readonly CampusContact[]): string =>
  contacts.map(({ label, value }) => `${label}: ${value}`).join('\n')

/** Only digits and what people write between them. */
const looksLikeNumber = /^[+\d][\d\s().-]*$/

const contactOf = (line: string): CampusContact => {
  const colon = line.indexOf(':')
  return { label: plainLine(line.slice(0, Math.max(colon, 0))), value: plainLine(line.slice(colon + 1)) }
}

/** The problem of a line with a contact. */
export type ContactProblem = 'incomplete' | 'too-long' | 'phone-impossible' | 'other-number'

const problemOf = (contact: CampusContact): ContactProblem | null => {
  const { label, value } = contact
  if (label === '' || value === '') return 'incomplete'
  if (label.length > contactLength || value.length > contactLength) return 'too-long'
  if (looksLikeNumber.test(value) && channelOf(value).kind === 'text') return 'phone-impossible'
  return null
}

/** Too many contacts, or the first line with a problem. */
type ContactLinesProblem =
  | { readonly kind: 'too-many'; readonly max: number }
  | { readonly kind: 'contact'; readonly line: string; readonly problem: ContactProblem }

/**
 * Finds the first emergency contact that has another number among the contacts of the campus. Both lists must have the
 * same number.
 */
const otherNumber = (
  emergency: readonly CampusContact[],
  contacts: readonly CampusContact[],
): ContactLinesProblem | null => {
  const found = emergency.find(({ label, value }) => {
    const own = ownNumber(contacts, label)
    return own !== null && !isSameNumber(own, value)
  })
  return found ? { kind: 'contact', line: `${found.label}: ${found.value}`, problem: 'other-number' } : null
}

type ContactLines =
  | { readonly ok: true; readonly contacts: readonly CampusContact[] }
  | { readonly ok: false; readonly problem: ContactLinesProblem }

/** Parses typed contacts; names the first bad line. Empty lines are dropped. */
export const parseContactLines = (text: string, max: number): ContactLines => {
  const lines = text.split('\n').filter((line) => plainLine(line) !== '')
  if (lines.length > max) return { ok: false, problem: { kind: 'too-many', max } }
  for (const line of lines) {
    const wrong = problemOf(contactOf(line))
    if (wrong !== null) return { ok: false, problem: { kind: 'contact', line: line.trim(), problem: wrong } }
  }
  return { ok: true, contacts: lines.map(contactOf) }
}
