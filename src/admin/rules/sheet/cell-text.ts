import type { Choice } from '@/kit/rules/choice'
import { plainText } from '@/kit/rules/plain-text'
import { readPhone } from '@/kit/rules/phone'
import { isSameText } from '@/kit/rules/same-text'
import { readKes, readQuantity, type Typed } from '@/kit/rules/typed-number'
import type { ItemDraft } from '../item-form'
import { readField, type FlagValue } from '../read-field'
import type { InEveryLanguage, SheetField } from './sheet-columns'
import { parseDay, type IsoDay } from '@/kit/rules/day'
import { withPlainDigits } from '@/kit/rules/plain-digits'
import { monthNames, monthNumber } from './spreadsheet-programs'
/** The texts that a sheet has in place of codes: Yes and No, the labels of categories, the names of shops. */
export type CellTexts = {
  readonly flags: readonly Choice<FlagValue>[]
  readonly shops: readonly Choice[]
  /** The name of the column with the revision of each line. */
  readonly revision: string
  readonly inEveryLanguage: InEveryLanguage
}

/** The pictures of a gallery share a cell. */
export const pictureSeparator = ' '

/** The pictures of a cell. */
export const picturesOf = (text: string): readonly string[] => text.split(/\s+/u).filter((url) => url !== '')

const choicesOf = ({ kind, choices }: SheetField, { flags, shops }: CellTexts): readonly Choice[] =>
  kind === 'flag' ? flags : kind === 'shop' ? shops : kind === 'category' ? choices : []

/** The cell for a text of the form. Two choices with the same label keep their codes. */
export const cellOf = (field: SheetField, text: string, texts: CellTexts): string => {
  const choices = choicesOf(field, texts)
  const label = choices.find(({ value }) => value === text)?.label
  return label !== undefined && codeOf(choices, label, texts) === text ? label : text
}

const only = (choices: readonly Choice[]): string | undefined => (choices.length === 1 ? choices[0]?.value : undefined)

/** The code of a choice; undefined if none or several have the name. */
const codeOf = (choices: readonly Choice[], cell: string, { inEveryLanguage }: CellTexts): string | undefined => {
  const named = (namesOf: (choice: Choice) => readonly string[]): readonly Choice[] =>
    choices.filter((choice) => namesOf(choice).some((name) => isSameText(name.trim(), cell)))
  const ownLabel = named(({ label }) => [label])
  return (
    only(named(({ value }) => (value === '' ? [] : [value]))) ??
    (ownLabel.length > 0 ? only(ownLabel) : only(named(({ label }) => inEveryLanguage(label))))
  )
}

/** Words and numbers that programs and people write for Yes and No. */
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

/** The numbers that a cell may mean, without the format of a program. */
const numbersOf = (cell: string, typed: Typed): readonly [string, ...string[]] =>
  typed.kind === 'unclear'
    ? [String(typed.readings[0]), String(typed.readings[1])]
    : [typed.kind === 'amount' ? String(typed.amount) : cell]

/** A program that reads a phone number as a number drops its first zero. */
const withZero = (cell: string): string =>
  /^\s*[1-9]\d{6,8}\s*$/u.test(cell) && readPhone(cell).ok ? `0${cell.trim()}` : cell

/**
 * The possible meanings of a cell as texts of the form, the likelier first. A label or a code may have any case, a day
 * or a number any format.
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

/** The meaning of a text: equal for two ways to write one value. */
export const meaningOf = (field: SheetField, text: string): string => {
  if (field.kind === 'gallery') return JSON.stringify(picturesOf(text))
  const phone = field.kind === 'phone' ? readPhone(text) : null
  if (phone?.ok) return phone.e164
  const { onlyFor: _, ...always } = field
  const read = readField({ ...always, required: false }, { [field.column]: text })
  return 'value' in read ? JSON.stringify(read.value) : plainText(text)
}

/** True if the text of a flag is one of its values. */
export const isFlag = (text: string, { flags }: CellTexts): boolean => flags.some(({ value }) => value === text)

/** The text of a field; for a gallery, all of its pictures. */
export const textOf = ({ values, photos }: ItemDraft, field: SheetField): string =>
  field.kind === 'gallery' ? photos.join(pictureSeparator) : (values[field.column] ?? '')

/** Programs add midnight to a day. */
const midnight = String.raw`(?:[T ,]+0{1,2}:00(?::00(?:[.,]0+)?)?Z?|,? 12:00(?::00)? AM)?`
const month = `(${monthNames.join('|')})`
const weekday = String.raw`(?:\p{L}+,?\s+)?`
const year = String.raw`(\d{4}|\d{2})`

const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})\.?${midnight}$`, 'iu')
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?${year}${midnight}$`, 'iu')
const dayAndMonth = new RegExp(
  String.raw`^${weekday}(\d{1,2})(?:st|nd|rd|th)?[\s.\-/]+${month}[\s.,\-/]+${year}${midnight}$`,
  'iu',
)
const monthAndDay = new RegExp(
  String.raw`^${weekday}${month}\.?[\s\-/]+(\d{1,2})(?:st|nd|rd|th)?,?[\s\-/]+(\d{4})${midnight}$`,
  'iu',
)

const dayFrom = (inYear: string, inMonth: string | number, day: string): readonly IsoDay[] => {
  const found = parseDay(`${inYear.padStart(4, '20')}-${String(inMonth).padStart(2, '0')}-${day.padStart(2, '0')}`)
  return found === null ? [] : [found]
}

/**
 * The days that a written date may mean: two if day and month can be swapped, none if it is no date. In a date with dots
 * the day always comes first.
 */
export const daysOf = (text: string): readonly IsoDay[] => {
  const plain = withPlainDigits(text).replaceAll(/\s+/g, ' ').trim()
  const [, ofYear = '', , ofMonth = '', ofDay = ''] = yearFirst.exec(plain) ?? []
  if (ofYear) return dayFrom(ofYear, ofMonth, ofDay)
  const [, first = '', sign = '', second = '', last = ''] = yearLast.exec(plain) ?? []
  if (first)
    return [...new Set([...dayFrom(last, second, first), ...(sign === '.' ? [] : dayFrom(last, first, second))])]
  const [, day = '', name = '', inYear = ''] = dayAndMonth.exec(plain) ?? []
  if (day) return dayFrom(inYear, monthNumber(name), day)
  const [, monthName = '', dayOfMonth = '', yearAfter = ''] = monthAndDay.exec(plain) ?? []
  return monthName ? dayFrom(yearAfter, monthNumber(monthName), dayOfMonth) : []
}
