/** Money: Kenyan shillings, held as shillings, reckoned as whole cents so that sums stay exact. */

declare const kesBrand: unique symbol

/** An amount in Kenyan shillings: 0 or more, at most 2 decimals, at most `MAX_KES`. */
export type Kes = number & { readonly [kesBrand]: true }

/** Ten trillion shillings. Well above it, two neighbouring cents would be the same floating-point number. */
export const MAX_KES = 10_000_000_000_000

/**
 * One hundred million shillings: the dearest price a border lets in. No campus trade comes near it, and it keeps
 * every total of a cart below `MAX_KES` whatever a server sends.
 */
export const MAX_PRICE = 100_000_000

/** Thrown when a number cannot be an amount of shillings. */
export class InvalidAmountError extends Error {
  override readonly name = 'InvalidAmountError'
  readonly amount: number

  constructor(amount: number) {
    super(`Not an amount in shillings: ${amount}`)
    this.amount = amount
  }
}

function isAmount(n: number): boolean {
  return n >= 0 && n <= MAX_KES && Math.round(n * 100) / 100 === n
}

/**
 * The constructor of `Kes`.
 * @param n shillings
 * @throws {InvalidAmountError} when negative, not finite, above `MAX_KES`, or finer than a cent
 */
export function kes(n: number): Kes {
  if (!isAmount(n)) throw new InvalidAmountError(n)
  return Math.abs(n) as Kes // abs: -0 passes the check and must not print as "-0"
}

export const ZERO_KES: Kes = kes(0)

// "1250", "1250.5", "1250.000", and with commas only where thousands are parted: "1,250", "12,500.50".
const AMOUNT_TEXT = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/

/**
 * Reads a price at a border: a number, or text as a form or a database's `numeric` column gives it.
 * @returns the amount, or null when it is no amount or is above `MAX_PRICE`
 */
export function parseKes(value: unknown): Kes | null {
  const n = typeof value === 'string' ? amountFromText(value.trim()) : value
  if (typeof n !== 'number' || !isAmount(n) || n > MAX_PRICE) return null
  return kes(n)
}

function amountFromText(text: string): number | null {
  return AMOUNT_TEXT.test(text) ? Number(text.replaceAll(',', '')) : null
}

function toCents(amount: Kes): number {
  return Math.round(amount * 100)
}

/**
 * The exact sum of two amounts.
 * @throws {InvalidAmountError} when the sum is above `MAX_KES`
 */
export function addKes(a: Kes, b: Kes): Kes {
  return kes((toCents(a) + toCents(b)) / 100)
}

/**
 * The exact price of `quantity` units at `price` each.
 * @param quantity a whole number, 0 or more
 * @throws {InvalidAmountError} when the quantity is not such a number, or the product is above `MAX_KES`
 */
export function timesKes(price: Kes, quantity: number): Kes {
  if (!Number.isInteger(quantity)) throw new InvalidAmountError(price * quantity)
  return kes((toCents(price) * quantity) / 100)
}

/**
 * An amount as people read it: `KSh 1,250`, and `KSh 99.50` only where there are cents.
 * Written out by hand: `Intl` would answer by the phone's locale data, which differs between phones.
 */
export function formatKes(amount: Kes): string {
  const cents = toCents(amount)
  const shillings = String(Math.floor(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, ',')
  const rest = cents % 100
  return rest === 0 ? `KSh ${shillings}` : `KSh ${shillings}.${String(rest).padStart(2, '0')}`
}
