import type { Choice } from '@/kit/rules/choice'
import { plainText } from '@/kit/rules/plain-text'
import { readPhone } from '@/kit/rules/phone'
import { isSameText } from '@/kit/rules/same-text'
import { readKes, readQuantity, type Typed } from '@/kit/rules/typed-number'
import type { ItemDraft } from '../item-form'
import { readField, type FlagValue } from '../read-field'
import { daysOf } from './sheet-day'
import type { InEveryLanguage, SheetField } from './sheet-columns'

/** How a sheet writes what a form holds as a code: Yes and No, the labels of categories, the names of shops. */
export type CellTexts = {
  readonly flags: readonly Choice<FlagValue>[]
  readonly shops: readonly Choice[]
  /** The name of the column that tells what a line held when it was written. */
  readonly revision: string
  readonly inEveryLanguage: InEveryLanguage
}

/** The pictures of a gallery share a cell. */
export const pictureSeparator = ' '

/** The pictures of a cell. */
export const picturesOf = (text: string): readonly string[] => text.split(/\s+/u).filter((url) => url !== '')

const choicesOf = ({ kind, choices }: SheetField, { flags, shops }: CellTexts): readonly Choice[] =>
  kind === 'flag' ? flags : kind === 'shop' ? shops : kind === 'category' ? choices : []

/** The text of a form as a cell. Two choices of one label keep their codes. */
export const cellOf = (field: SheetField, text: string, texts: CellTexts): string => {
  const choices = choicesOf(field, texts)
  const label = choices.find(({ value }) => value === text)?.label
  return label !== undefined && codeOf(choices, label, texts) === text ? label : text
}

const only = (choices: readonly Choice[]): string | undefined => (choices.length === 1 ? choices[0]?.value : undefined)

/** The code of a choice; undefined where none or several are named so. */
const codeOf = (choices: readonly Choice[], cell: string, { inEveryLanguage }: CellTexts): string | undefined => {
  const named = (namesOf: (choice: Choice) => readonly string[]): readonly Choice[] =>
    choices.filter((choice) => namesOf(choice).some((name) => isSameText(name.trim(), cell)))
  const ownLabel = named(({ label }) => [label])
  return (
    only(named(({ value }) => (value === '' ? [] : [value]))) ??
    (ownLabel.length > 0 ? only(ownLabel) : only(named(({ label }) => inEveryLanguage(label))))
  )
}

/** What programs and people write for Yes and No. */
const flagWords: ReadonlyMap<string, FlagValue> = new Map([
  ['true', 'yes'],
  ['1', 'yes'],
  ['y', 'yes'],
  ['x', 'yes'],
  ['kweli', 'yes'],
  ['false', ''],
  ['0', ''],
  ['n', ''],
  ['-', ''],
])

/** A number is shown as it is stored, not as a program has formatted it. */
const numbersOf = (cell: string, typed: Typed): readonly [string, ...string[]] =>
  typed.kind === 'unclear'
    ? [String(typed.readings[0]), String(typed.readings[1])]
    : [typed.kind === 'amount' ? String(typed.amount) : cell]

/** A program that takes a phone number for a value leaves out the zero that it begins with. */
const withZero = (cell: string): string =>
  /^\s*[1-9]\d{6,8}\s*$/u.test(cell) && readPhone(cell).ok ? `0${cell.trim()}` : cell

/**
 * The texts of a form that a cell may mean, the likelier first: a label or a code in any case, a day or a number in any
 * form.
 */
export const readingsOf = (field: SheetField, cell: string, texts: CellTexts): readonly [string, ...string[]] => {
  const { kind, max } = field
  const text = cell.trim()
  if (text === '') return ['']
  if (kind === 'flag') return [codeOf(texts.flags, text, texts) ?? flagWords.get(text.toLowerCase()) ?? text]
  if (kind === 'shop' || kind === 'category') return [codeOf(choicesOf(field, texts), text, texts) ?? text]
  if (kind === 'gallery') return [picturesOf(text).join(pictureSeparator)]
  if (kind === 'phone') return [withZero(cell)]
  if (kind === 'price') return numbersOf(cell, readKes(cell))
  if (kind === 'whole' || kind === 'signed' || kind === 'rating')
    return numbersOf(cell, readQuantity(cell, { min: kind === 'signed' ? -max : 0, max }))
  const [first, ...others] = kind === 'date' ? daysOf(text) : []
  return first === undefined ? [cell] : [first, ...others]
}

/** What a text means, so that two ways to write one value are the same. */
export const meaningOf = (field: SheetField, text: string): string => {
  if (field.kind === 'gallery') return JSON.stringify(picturesOf(text))
  const phone = field.kind === 'phone' ? readPhone(text) : null
  if (phone?.ok) return phone.e164
  const { onlyFor: _, ...always } = field
  const read = readField({ ...always, required: false }, { [field.column]: text })
  return 'value' in read ? JSON.stringify(read.value) : plainText(text)
}

/** Whether the text of a flag is one of its values. */
export const isFlag = (text: string, { flags }: CellTexts): boolean => flags.some(({ value }) => value === text)

/** The text of a field, of a gallery all of its pictures. */
export const textOf = ({ values, photos }: ItemDraft, field: SheetField): string =>
  field.kind === 'gallery' ? photos.join(pictureSeparator) : (values[field.column] ?? '')
