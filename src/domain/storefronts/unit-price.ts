/** The price a kilo, a litre or a piece, where a product's name tells how much there is of it. */

import { kes, type Kes } from '../shared/money'

type Unit = 'kg' | 'litre' | 'piece'
export type UnitPrice = { readonly price: Kes; readonly unit: Unit }
type Amount = { readonly of: number; readonly unit: Unit }

/** How many of a measure make one unit. */
const measures: Readonly<Record<string, readonly [unit: Unit, share: number]>> = {
  kg: ['kg', 1],
  kgs: ['kg', 1],
  g: ['kg', 1000],
  gm: ['kg', 1000],
  l: ['litre', 1],
  litre: ['litre', 1],
  litres: ['litre', 1],
  ml: ['litre', 1000],
}

/** Less than this is sold by what it does, as an ointment or a spice is: a price a kilo would say nothing. */
const leastAmount = 0.05

/** "6 x 500 ml", "1.5 litres", "2kg" */
const measured = new RegExp(String.raw`(?:\b(\d+)\s*[x×]\s*)?\b(\d+(?:[.,]\d+)?)\s*(${Object.keys(measures).join('|')})\b`, 'i')

const countPatterns = [
  // "pack of 3", "tray of 30"
  /\b(?:pack|packet|tray|box|set|carton) of (\d+)\b/i,
  // "10 tablets", "10 effervescent tablets", "5 pack"
  /\b(\d+) (?:[a-z]+ )?(?:pieces?|pcs?|tablets?|capsules?|sachets?|lozenges?|rolls?|cobs?|eggs?|pack)\b/i,
  // "Tray of Eggs (30)"
  /\((\d+)\)$/,
] as const

const dozens = [
  [/\bhalf(?: a)? dozen\b/i, 6],
  [/\bdozen\b/i, 12],
] as const

const countIn = (name: string): number | null => {
  for (const pattern of countPatterns) {
    const [, count] = pattern.exec(name) ?? []
    if (count !== undefined) return Number(count)
  }
  return dozens.find(([pattern]) => pattern.test(name))?.[1] ?? null
}

const measureIn = (name: string): Amount | null => {
  const [, packs = '1', amount = '', measure = ''] = measured.exec(name) ?? []
  const known = measures[measure.toLowerCase()]
  if (!known) return null
  const [unit, share] = known
  const of = (Number(packs) * Number(amount.replace(/,(?=\d{3}$)/, '').replace(',', '.'))) / share
  return of >= leastAmount ? { of, unit } : null
}

/** Whole shillings, or cents where they matter. */
const rounded = (price: number): Kes => kes(price < 10 ? Math.round(price * 100) / 100 : Math.round(price))

/**
 * @param reads `counts`: a measure in the name is no amount, as the milligrams of a medicine or the litres of a kettle
 * @returns null for a single piece, and where the name does not tell
 */
export const unitPrice = (name: string, price: Kes, reads: 'measures' | 'counts'): UnitPrice | null => {
  const count = countIn(name.trim())
  if (count !== null) return count > 1 ? { price: rounded(price / count), unit: 'piece' } : null
  const amount = reads === 'measures' ? measureIn(name) : null
  return amount && { price: rounded(price / amount.of), unit: amount.unit }
}

/** Sold by their size, not by their content. */
const sizes: ReadonlySet<string> = new Set(['electronics', 'clothing'])

/** @param reads as the storefront declares it; null: its products are not compared */
export const unitPriceOf = (
  { name, price, category }: { readonly name: string; readonly price: Kes; readonly category: string },
  reads: 'measures' | 'counts' | null,
): UnitPrice | null => (reads === null ? null : unitPrice(name, price, sizes.has(category) ? 'counts' : reads))
