/** Amounts and quantities as people type them. What could be meant in two ways is not guessed. */

import { kes, maxKes, type Kes } from './money'
import { withPlainDigits } from './plain-digits'
import { withoutHidden } from './plain-text'

/** A number as it was typed. An unclear one has two readings, the greater first, or one that the field accepts. */
export type Typed<Value extends number = number> =
  | { readonly kind: 'amount'; readonly amount: Value }
  | { readonly kind: 'unclear'; readonly readings: readonly [Value, ...Value[]] }
  | { readonly kind: 'empty' | 'not-a-number' }

const notANumber = { kind: 'not-a-number' } as const

/** Drops the readings of an unclear number that the field would refuse, so that no message proposes them. */
export const withAcceptedReadings = <Value extends number>(
  typed: Typed<Value>,
  isAccepted: (reading: Value) => boolean,
): Typed<Value> => {
  if (typed.kind !== 'unclear') return typed
  const [first, ...others] = typed.readings.filter(isAccepted)
  return first === undefined ? notANumber : { kind: 'unclear', readings: [first, ...others] }
}

/** Arabic and full-width digits and separators become plain ones, invisible marks go. */
const plain = (text: string): string =>
  withPlainDigits(withoutHidden(text))
    .replaceAll(/[٫．]/g, '.')
    .replaceAll(/[٬，]/g, ',')
    .replaceAll('−', '-')
    .replaceAll(/\s+/g, ' ')
    .trim()

const grouped = /^[1-9]\d{0,2}(?:([ ,.'’])\d{3})(?:\1\d{3})*$/
const fraction = /^(.*)([.,])(\d+)$/

/** The meanings of a numeral: all digits as a whole number, and a number with decimals. */
type Numeral = {
  readonly digits: number
  readonly whole: number | null
  readonly decimal: number | null
  readonly point: string
  readonly places: number
  /** True if its thousands are separated by something else than its decimals. */
  readonly hasBoth: boolean
}

const readNumeral = (text: string): Numeral => {
  const digits = Number(text.replaceAll(/\D/g, ''))
  const [, before = '', point = '', after = ''] = fraction.exec(text) ?? []
  const separator = grouped.exec(before)?.[1]
  const hasBoth = separator !== undefined && separator !== point
  return {
    digits,
    whole: /^\d+$/.test(text) || grouped.test(text) ? digits : null,
    decimal:
      after !== '' && (hasBoth || /^\d*$/.test(before)) ? Number(`${before.replaceAll(/\D/g, '')}.${after}`) : null,
    point,
    places: after.length,
    hasBoth,
  }
}

const multipliers: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['thousand', 1e3],
  ['elfu', 1e3],
  ['laki', 1e5],
  ['m', 1e6],
  ['million', 1e6],
  ['milioni', 1e6],
])

const currency = String.raw`(?:(?:kenyan? )?(?:shillings?|shilingi)|k?shs?|kes|bob)(?![a-z])[.:]?`
const times = String.raw`(${[...multipliers.keys()].join('|')})(?![a-z])`
const money = new RegExp(
  String.raw`^(?:${currency.replace('(?![a-z])', '')} ?)?(?:(elfu|laki|milioni) ?)?([\d.][\d .,'’]*?)[.,]?(?: ?${times})? ?(?:\/[=-]?|=)? ?(?:${currency})?$`,
  'i',
)

/**
 * Reads an amount in shillings, as in "1,200", "1 200", "KSh 1,200/=", "1.2k" and "1200 bob". One above `maxKes` counts
 * as that.
 */
export const readKes = (text: string): Typed<Kes> => {
  const typed = plain(text)
  if (typed === '') return { kind: 'empty' }
  const [, before = '', numeral = '', after = ''] = money.exec(typed) ?? []
  if (before !== '' && after !== '') return notANumber
  const factor = multipliers.get((before || after).toLowerCase()) ?? 1
  const shillings = (value: number): Kes => kes(Math.min(Math.round(value * factor * 100) / 100, maxKes))
  const { digits, whole, decimal, point, places, hasBoth } = readNumeral(numeral)
  if (whole !== null && (decimal === null || point === ',')) return { kind: 'amount', amount: shillings(whole) }
  if (decimal === null || places > 3) return notANumber
  // Cents have two digits, behind a point or a comma. A comma before one may stand in thousands that are not finished,
  // unless it is 0.
  const isCents = places === 2 || (places === 1 && (point === '.' || hasBoth || Number.isInteger(decimal)))
  if (isCents) return { kind: 'amount', amount: shillings(decimal) }
  return digits === 0 ? notANumber : { kind: 'unclear', readings: [shillings(digits), shillings(decimal)] }
}

type Bounds = { readonly min: number; readonly max: number }

/**
 * Reads a quantity. Of two readings the one within the bounds is meant; a comma before three digits separates
 * thousands. A number outside the bounds is an amount, too: whoever asks says what the bounds are.
 * @param units that may follow it, as a pattern
 */
export const readQuantity = (text: string, { min, max }: Bounds, units = ''): Typed => {
  const typed = plain(text).replace(new RegExp(String.raw` ?(?:${units})\.?$`, 'i'), '')
  if (typed === '') return plain(text) === '' ? { kind: 'empty' } : notANumber
  const sign = min < 0 && typed.startsWith('-') ? -1 : 1
  const { whole, decimal, point } = readNumeral(sign < 0 ? typed.slice(1) : typed)
  const [first, ...others] = [whole, decimal].flatMap((value) => (value === null ? [] : [sign * value]))
  if (first === undefined) return notANumber
  const [within, ...more] = [first, ...others].filter((value) => value >= min && value <= max)
  const [other] = more
  if (within !== undefined && other !== undefined && point === '.')
    return { kind: 'unclear', readings: [within, other] }
  return { kind: 'amount', amount: within ?? first }
}
