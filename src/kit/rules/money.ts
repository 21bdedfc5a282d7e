/** Amounts are stored in Kenyan shillings and calculated in whole cents, so that sums stay exact. */

declare const kesBrand: unique symbol

/** An amount in Kenyan shillings: 0 or more, at most 2 decimals, at most `maxKes`. */
export type Kes = number & { readonly [kesBrand]: true }

/** Ten trillion shillings. Well above it, adjacent cents would round to the same floating-point number. */
export const maxKes = 10_000_000_000_000

/** One hundred million shillings: the highest price accepted from outside. No campus trade comes close. */
export const maxPrice = 100_000_000

/** Thrown for a number that is not a valid amount. */
export class InvalidAmountError extends Error {
  override readonly name = 'InvalidAmountError'
  readonly amount: number

  constructor(amount: number) {
    super(`Not an amount in shillings: ${amount}`)
    this.amount = amount
  }
}

const isAmount = (n: number): boolean => n >= 0 && n <= maxKes && Math.round(n * 100) / 100 === n

/**
 * Creates a `Kes`.
 * @param n shillings
 * @throws {InvalidAmountError} when negative, not finite, above `maxKes`, or finer than a cent
 */
export const kes = (n: number): Kes => {
  if (!isAmount(n)) throw new InvalidAmountError(n)
  return Math.abs(n) as Kes // abs: -0 passes the check and must not print as "-0"
}

export const zeroKes: Kes = kes(0)

// "1250", "1250.5", "1250.50"; commas only between thousands: "1,250", "12,500.50". Three decimals may be meant as
// thousands.
const amountPattern = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/

/**
 * Parses an untrusted price: a number, or text from storage or an address. For what is typed into a form there is
 * `readKes`.
 * @returns null when it is not a valid amount or is above `maxPrice`
 */
export const parseKes = (value: unknown): Kes | null => {
  const n = typeof value === 'string' ? amountFromText(value.trim()) : value
  if (typeof n !== 'number' || !isAmount(n) || n > maxPrice) return null
  return kes(n)
}

const amountFromText = (text: string): number | null =>
  amountPattern.test(text) ? Number(text.replaceAll(',', '')) : null

export const toCents = (amount: Kes): number => Math.round(amount * 100)

/**
 * The exact sum of two amounts.
 * @throws {InvalidAmountError} when the sum is above `maxKes`
 */
export const addKes = (a: Kes, b: Kes): Kes => kes((toCents(a) + toCents(b)) / 100)

/**
 * The exact price of `quantity` units at `price` each.
 * @param quantity a whole number, 0 or more
 * @throws {InvalidAmountError} when the quantity is not such a number, or the product is above `maxKes`
 */
export const timesKes = (price: Kes, quantity: number): Kes => {
  if (!Number.isInteger(quantity)) throw new InvalidAmountError(price * quantity)
  return kes((toCents(price) * quantity) / 100)
}
