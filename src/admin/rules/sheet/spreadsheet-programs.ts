import { withPlainDigits } from '@/kit/rules/plain-digits'
import { plainText } from '@/kit/rules/plain-text'
import type { SheetField } from './sheet-columns'

/**
 * A spreadsheet program finds a formula at the start of a cell, after any blanks and apostrophes, and after a semicolon,
 * a tab or a line break, which some programs take for the end of a cell.
 */
const formulaAtStart = String.raw`^(?=[ \u00a0']*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n])`
const formulaStarts = [formulaAtStart, String.raw`(?<=[;\t\r\n])(?=[ \u00a0']*[=+\-@\uff1d\uff0b\uff0d\uff20])`].join(
  '|',
)
const formulaStart = new RegExp(formulaStarts, 'gu')
const escapedStart = new RegExp(`(?:${formulaStarts})'`, 'gu')
const formulaFirst = new RegExp(formulaAtStart, 'u')

/** True if a program computes the cell from its start on. */
const startsFormula = (cell: string): boolean => formulaFirst.test(cell)

/** The cell with an apostrophe before each formula, so that no spreadsheet program computes it. */
export const escapeFormulas = (cell: string): string => cell.replace(formulaStart, "'")

/** The cell as it was before `escapeFormulas`. */
export const unescapeFormulas = (cell: string): string => cell.replace(escapedStart, '')

/** The months in English and Kiswahili, with their abbreviations. */
const months: readonly (readonly string[])[] = [
  ['january', 'januari', 'jan'],
  ['february', 'februari', 'feb'],
  ['march', 'machi', 'mar', 'mac'],
  ['april', 'aprili', 'apr'],
  ['may', 'mei'],
  ['june', 'juni', 'jun'],
  ['july', 'julai', 'jul'],
  ['august', 'agosti', 'aug', 'ago'],
  ['september', 'septemba', 'sept', 'sep'],
  ['october', 'oktoba', 'oct', 'okt'],
  ['november', 'novemba', 'nov'],
  ['december', 'desemba', 'dec', 'des'],
]

export const monthNames: readonly string[] = months.flat()

/** From 1; 0 if the name is no month. */
export const monthNumber = (name: string): number => months.findIndex((names) => names.includes(name.toLowerCase())) + 1

const words = [
  ...monthNames,
  'k?shs?',
  'kes',
  'usd',
  'mon(?:day)?',
  'tue(?:s|sday)?',
  'wed(?:nesday)?',
  'thu(?:rs|rsday)?',
  'fri(?:day)?',
  'sat(?:urday)?',
  'sun(?:day)?',
  'juma(?:pili|mosi|tatu|nne|tano)',
  'alhamisi',
  'ijumaa',
]
/** Includes AM and PM after hours, and the exponent of large numbers. */
const word = new RegExp(
  String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})|(?<=\d\s?)[ap]m?(?!\p{L})|(?<=\d[.,]?)e(?=[+-]?\d)`,
  'giu',
)
const truth = /^(?:true|false|kweli|uongo)$/iu
/** Programs do not change such a number. */
const plainNumber = /^(?:0|[1-9]\d{0,8})$/

/** True if a program may read a cell as a date, a time, a number or a truth value, and reformat it. */
const looksLikeValue = (cell: string): boolean => {
  const plain = withPlainDigits(cell)
    .normalize('NFKC')
    .replace(/^[\s']+/u, '')
    .trim()
  if (plainNumber.test(plain)) return false
  return truth.test(plain) || (/\p{N}/u.test(plain) && /^[\p{N}\p{Sc}\s.,:/+()%'’⁄-]+$/u.test(plain.replace(word, '')))
}

/**
 * The cell as a text for every program: with an apostrophe before anything that a program would compute or reformat.
 */
export const escapeCell = (cell: string): string =>
  looksLikeValue(cell) && !startsFormula(cell) ? `'${escapeFormulas(cell)}` : escapeFormulas(cell)

/** The cell as it was before `escapeCell`, even if a program has removed the apostrophe. */
export const unescapeCell = (cell: string): string =>
  cell.startsWith("'") && looksLikeValue(cell) && !startsFormula(cell)
    ? unescapeFormulas(cell.slice(1))
    : unescapeFormulas(cell)

/** The damage that a program seems to have done to a text: it was read as a value, or lost letters. */
export type Spoiled = 'value' | 'letters'

const month = `(?:${monthNames.join('|')})`
/**
 * The results of programs for `24/7`, `2-3` and long numbers, and the signs that they write for an error or in a narrow
 * column.
 */
const converted = [
  new RegExp(String.raw`^(?:\d{1,2}[-. ]{1,2}${month}(?:[-. ]\d{2,4})?|${month}[-. ]{1,2}\d{2,4})$`, 'iu'),
  /^(?:\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})|\d{4}[-/.]\d{1,2}[-/.]\d{1,2})(?:[T ]0{1,2}:00(?::00)?)?$/u,
  /^\d(?:[.,]\d+)?E[+-]?\d+$/iu,
  /^(?:TRUE|FALSE)$/u,
  /^#(?:#+|N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/u,
  /^Err:\d{3}$/u,
]

/** The digits of a number without zeros at the start and the end. */
const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '').replaceAll(/^0+|0+$/gu, '')

/**
 * True if a program may have converted one cell into the other: the same digits in another format, a fraction into a
 * number, or a date into the number of a day.
 */
const isConvertedFrom = (text: string, before: string): boolean => {
  if (!looksLikeValue(before)) return false
  const [, upper = '', lower = ''] = /^(\d+)\/(\d+)$/u.exec(before.trim()) ?? []
  return (
    digitsOf(text) === digitsOf(before) ||
    Number(text.replace(',', '.')) === Number(upper) / Number(lower) ||
    /^[3-6]\d{4}$/u.test(text)
  )
}

/** Letters that windows-1252, the encoding of plain CSV on Windows, does not have. */
const beyondWindows = /[^\p{ASCII}\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]+/gu
/** Text that was written as UTF-8 and read in another encoding. */
const misread = /[ÂÃ][\u0080-\u00bf]|â€|ï»¿/u

/** Signs that programs write in place of letters. */
const replacement = /[?_A-Za-z]/u
const longestReplacement = 8

/** The possible starts of the next piece. One regular expression of all pieces would backtrack too much. */
const startsAfter = (text: string, end: number): readonly number[] => {
  const starts = [end]
  for (let at = end; at < end + longestReplacement && replacement.test(text.charAt(at)); at += 1) starts.push(at + 1)
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

/** The damage that a program seems to have done to a cell. @param before the stored text; empty for a new item */
export const spoiledBy = ({ kind }: SheetField, text: string, before: string): Spoiled | null => {
  if (kind !== 'line' && kind !== 'text' && kind !== 'list') return null
  const plain = withPlainDigits(text).trim()
  if (before.startsWith("'") && plainText(before.slice(1)) === plainText(text)) return 'value'
  if (plain === '') return null
  if (converted.some((form) => form.test(plain)) || isConvertedFrom(plain, before)) return 'value'
  return hasLostLetters(text, before) ? 'letters' : null
}

/** True if a cell has characters of no encoding: the text was read in a wrong one. */
export const isUnreadable = (cell: string): boolean => /[\ufffd\u0080-\u0084\u0086-\u009f]/u.test(cell)
