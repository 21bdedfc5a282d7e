import { withPlainDigits } from '@/kit/rules/plain-digits'
import { neutralised, restored, startsFormula } from './formula'
import { monthNames } from './month-names'

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
/** Hours have a half of the day behind them, and large numbers an exponent. */
const word = new RegExp(
  String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})|(?<=\d\s?)[ap]m?(?!\p{L})|(?<=\d[.,]?)e(?=[+-]?\d)`,
  'giu',
)
const truth = /^(?:true|false|kweli|uongo)$/iu
/** Programs give it back as it was. */
const plainNumber = /^(?:0|[1-9]\d{0,8})$/

/** Whether a program may take a cell for a date, a time, a number or a truth value, and write it in another way. */
export const looksLikeValue = (cell: string): boolean => {
  const plain = withPlainDigits(cell)
    .normalize('NFKC')
    .replace(/^[\s']+/u, '')
    .trim()
  if (plainNumber.test(plain)) return false
  return truth.test(plain) || (/\p{N}/u.test(plain) && /^[\p{N}\p{Sc}\s.,:/+()%'’⁄-]+$/u.test(plain.replace(word, '')))
}

/**
 * A cell that stays a text in every program: an apostrophe stands before what it would compute, or take for a value.
 */
export const guarded = (cell: string): string =>
  looksLikeValue(cell) && !startsFormula(cell) ? `'${neutralised(cell)}` : neutralised(cell)

/** The cell as it was before `guarded`, whether a program has kept the apostrophe or not. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && looksLikeValue(cell) && !startsFormula(cell) ? restored(cell.slice(1)) : restored(cell)
