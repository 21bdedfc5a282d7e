/** The price per kilo, litre or piece, if a product's name states the amount. */

import { folded } from '@/kit/rules/search/folded'
import { kes, type Kes } from '@/kit/rules/money'

type Unit = 'kg' | 'litre' | 'piece'
type UnitPrice = { readonly price: Kes; readonly unit: Unit }
type Amount = { readonly of: number; readonly unit: Unit }

/** For each measure, its unit, and the number of it in one unit. */
const measures: Readonly<Record<string, readonly [unit: Unit, share: number]>> = {
  kg: ['kg', 1],
  kgs: ['kg', 1],
  kilo: ['kg', 1],
  kilos: ['kg', 1],
  g: ['kg', 1000],
  gm: ['kg', 1000],
  gms: ['kg', 1000],
  grams: ['kg', 1000],
  l: ['litre', 1],
  lt: ['litre', 1],
  ltr: ['litre', 1],
  ltrs: ['litre', 1],
  litre: ['litre', 1],
  litres: ['litre', 1],
  liter: ['litre', 1],
  liters: ['litre', 1],
  ml: ['litre', 1000],
  mls: ['litre', 1000],
}

/** Smaller amounts are sold for their effect, like an ointment or a spice; a price per kilo would mean nothing. */
const leastAmount = 0.05

/** "2", "1.5", "1/2", "1 1/2" */
const number = String.raw`(?:\d+ )?\d+/\d+|\d+(?:[.,]\d+)?`
/** "6 x ", "6 bottles of " */
const before = String.raw`(?:(\d+) ?(?:[x*]| [a-z]+ of) ?)?`
/** " x 6", " (x6)" */
const behind = String.raw`(?: ?\(?[x*] ?(\d+)\b\)?)?`

/** "6 x 500 ml", "500 ml x 6", "1/2 litre", "2kg" */
const measured = new RegExp(
  String.raw`(?<![\d.,/])${before}(?<![\d.,/])(${number}) ?(${Object.keys(measures).join('|')})(?![a-wyz]|x[a-z])${behind}`,
)

/**
 * Signs that a name states more than one amount, or none clearly: another number, several things, or a word such as
 * "dozen".
 */
const saysMore = /\d|\+|\b(?:dozen|half|quarter|twin|double pack|pair|bale|crate|up to|or|per)\b/

const percents = /\d+(?:[.,]\d+)? ?%/g

const counted = [
  // "pack of 3", "tray of 30"
  String.raw`\b(?:pack|packet|tray|box|set|carton) of (\d+)\b`,
  // "10 tablets", "10 effervescent tablets", "5 pack"
  String.raw`\b(\d+) ?(?:[a-z]+ )?(?:pieces?|pcs?|tablets?|capsules?|sachets?|lozenges?|rolls?|cobs?|eggs?|pack)\b`,
  // "Tray of Eggs (30)"
  String.raw`\((\d+)\)$`,
].map((pattern) => new RegExp(before + pattern + behind))

/** "8-10 pieces", "12 + 2 tablets", "10 tablets x 2 x 3": the count is not all of it. */
const numberBefore = /(?:\d|\d ?(?:[-+/*x.,~&]|to|or)) ?$/
const numberBehind = /^(?:\)? ?(?:[-+/*x~&]|to|or) ?\d| ?\+)/

const dozen = /(?:\b(half(?: a)?|\d+|(?:\d+ )?\d+\/\d+) )?\bdozens?\b/

/** Not a number for "3/2", which somebody has mistyped, nor where there is none. */
const valueOf = (text = ''): number => {
  const [whole = '', fraction = whole] = text.includes(' ') ? text.split(' ') : ['0', text]
  const [part = '', parts] = fraction.split('/')
  if (parts === undefined) return Number(part.replace(/,(?=\d{3}$)/, '').replace(',', '.'))
  return Number(part) < Number(parts) ? Number(whole) + Number(part) / Number(parts) : Number.NaN
}

const isAll = (name: string, at: number, { length }: string): boolean =>
  !numberBefore.test(name.slice(0, at)) && !numberBehind.test(name.slice(at + length))

const countOf = (pattern: RegExp, name: string): number | null => {
  const found = pattern.exec(name)
  if (!found) return null
  const [whole, packs = '1', count, more = '1'] = found
  return isAll(name, found.index, whole) ? Number(packs) * Number(count) * Number(more) : Number.NaN
}

const dozensIn = (name: string): number | null => {
  const found = dozen.exec(name)
  if (!found) return null
  const [whole, many = '1'] = found
  return isAll(name, found.index, whole) ? (many.startsWith('half') ? 0.5 : valueOf(many)) * 12 : Number.NaN
}

/** Not a number where a name says one that is not all of it. */
const countIn = (name: string): number | null => {
  for (const pattern of counted) {
    const count = countOf(pattern, name)
    if (count !== null) return count
  }
  return dozensIn(name)
}

const measureIn = (name: string): Amount | null => {
  const [whole = '', packs = '1', amount, measure = '', more = '1'] = measured.exec(name) ?? []
  const known = measures[measure]
  if (!known || saysMore.test(name.replace(whole, ' ').replace(percents, ' '))) return null
  const [unit, share] = known
  const of = (Number(packs) * valueOf(amount) * Number(more)) / share
  return of >= leastAmount ? { of, unit } : null
}

/** A fraction is a number of its own: "1½" is "1 1/2", not "11/2". */
const plain = (name: string): string =>
  folded(name.replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' '))
    .replaceAll('×', 'x')
    .trim()

/** Whole shillings, or cents where they matter. */
const rounded = (price: number): Kes => kes(price < 10 ? Math.round(price * 100) / 100 : Math.round(price))

/**
 * @param reads `counts`: a measure in the name is no amount, as the milligrams of a medicine or the litres of a kettle
 * @returns null for a single piece, and where the name does not tell
 */
export const unitPrice = (name: string, price: Kes, reads: 'measures' | 'counts'): UnitPrice | null => {
  const text = plain(name)
  const amount = reads === 'measures' ? measureIn(text) : null
  if (amount) return { price: rounded(price / amount.of), unit: amount.unit }
  const count = countIn(text) ?? 0
  return count > 1 ? { price: rounded(price / count), unit: 'piece' } : null
}

/** Sold by their size, not by their content. */
const sizes: ReadonlySet<string> = new Set(['electronics', 'clothing'])

/** @param reads as the storefront declares it; null: its products are not compared */
export const unitPriceOf = (
  { name, price, category }: { readonly name: string; readonly price: Kes; readonly category: string },
  reads: 'measures' | 'counts' | null,
): UnitPrice | null => (reads === null ? null : unitPrice(name, price, sizes.has(category) ? 'counts' : reads))
