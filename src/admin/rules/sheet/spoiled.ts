import { withPlainDigits } from '@/kit/rules/plain-digits'
import { plainText } from '@/kit/rules/plain-text'
import { looksLikeValue } from './guarded'
import { monthNames } from './month-names'
import type { SheetField } from './sheet-columns'

/** What a program seems to have done to a text: taken it for a value, or lost its letters. */
export type Spoiled = 'value' | 'letters'

const month = `(?:${monthNames.join('|')})`
/**
 * What programs make of `24/7` and `2-3`, and of long numbers; what they write for an error, and where a column is too
 * narrow.
 */
const made = [
  new RegExp(String.raw`^(?:\d{1,2}[-. ]{1,2}${month}(?:[-. ]\d{2,4})?|${month}[-. ]{1,2}\d{2,4})$`, 'iu'),
  /^(?:\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})|\d{4}[-/.]\d{1,2}[-/.]\d{1,2})(?:[T ]0{1,2}:00(?::00)?)?$/u,
  /^\d(?:[.,]\d+)?E[+-]?\d+$/iu,
  /^(?:TRUE|FALSE)$/u,
  /^#(?:#+|N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/u,
  /^Err:\d{3}$/u,
]

/** The digits of a number without zeros that change nothing. */
const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '').replaceAll(/^0+|0+$/gu, '')

/**
 * Whether a program may have made one cell of the other: another form of the same digits, a fraction as a number, the
 * number of a day.
 */
const isMadeOf = (text: string, before: string): boolean => {
  if (!looksLikeValue(before)) return false
  const [, upper = '', lower = ''] = /^(\d+)\/(\d+)$/u.exec(before.trim()) ?? []
  return (
    digitsOf(text) === digitsOf(before) ||
    Number(text.replace(',', '.')) === Number(upper) / Number(lower) ||
    /^[3-6]\d{4}$/u.test(text)
  )
}

/** Letters that plain CSV of Windows has no place for. */
const beyondWindows = /[^\p{ASCII}\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]+/gu
/** Text that was written as UTF-8 and read as something else. */
const misread = /[ÂÃ][\u0080-\u00bf]|â€|ï»¿/u

/** What programs write in the place of letters. */
const inTheirPlace = /[?_A-Za-z]/u
const mostInTheirPlace = 8

/** Where the next piece may begin: an expression of all pieces would try each way through the text. */
const startsAfter = (text: string, end: number): readonly number[] => {
  const starts = [end]
  for (let at = end; at < end + mostInTheirPlace && inTheirPlace.test(text.charAt(at)); at += 1) starts.push(at + 1)
  return starts
}

const hasLostLetters = (text: string, before: string): boolean => {
  if (misread.test(text) && !misread.test(before)) return true
  const [first = '', ...pieces] = before.split(beyondWindows)
  if (pieces.length === 0 || !text.startsWith(first)) return false
  const ends = pieces.reduce(
    (found, piece) =>
      new Set(
        [...found].flatMap((end) =>
          startsAfter(text, end).flatMap((start) => (text.startsWith(piece, start) ? [start + piece.length] : [])),
        ),
      ),
    new Set([first.length]),
  )
  return ends.has(text.length)
}

/** What a program seems to have done to the text of a cell. @param before what is stored; empty for a new item */
export const spoiledBy = ({ kind }: SheetField, text: string, before: string): Spoiled | null => {
  if (kind !== 'line' && kind !== 'text' && kind !== 'list') return null
  const plain = withPlainDigits(text).trim()
  if (before.startsWith("'") && plainText(before.slice(1)) === plainText(text)) return 'value'
  if (plain === '') return null
  if (made.some((form) => form.test(plain)) || isMadeOf(plain, before)) return 'value'
  return hasLostLetters(text, before) ? 'letters' : null
}

/** What no encoding has: the text was read in another one than it was written in. */
export const isUnreadable = (cell: string): boolean => /[\ufffd\u0080-\u0084\u0086-\u009f]/u.test(cell)
