/** Branded ids, so that one kind of id cannot be passed for another. */

declare const lineIdBrand: unique symbol
declare const orderIdBrand: unique symbol
declare const userIdBrand: unique symbol

/** The id of a cart line. The same item always has the same id. */
export type LineId = string & { readonly [lineIdBrand]: true }

/** The id of an order stored on this device. */
export type OrderId = string & { readonly [orderIdBrand]: true }

/** The UUID of an account on the server. */
export type UserId = string & { readonly [userIdBrand]: true }

/** Whose data it is, and as whom it is sent. It never changes: what was written signed out is sent signed out. */
export type Identity = UserId | 'anonymous'

/** Thrown for text that is blank or not in the format of the id. */
export class InvalidIdError extends Error {
  override readonly name = 'InvalidIdError'

  constructor(kind: string) {
    super(`Not a valid ${kind}`)
  }
}

/** @throws {InvalidIdError} when the text is blank */
export const lineId = (text: string): LineId => {
  if (text.trim() === '') throw new InvalidIdError('line id')
  return text as LineId
}

/** @throws {InvalidIdError} when the text is blank */
export const orderId = (text: string): OrderId => {
  if (text.trim() === '') throw new InvalidIdError('order id')
  return text as OrderId
}

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The UUID in lower case; null for any other value. */
export const uuidOf = (value: unknown): string | null =>
  typeof value === 'string' && uuidPattern.test(value) ? value.toLowerCase() : null

/** @throws {InvalidIdError} when the text is not a UUID */
export const userId = (text: string): UserId => {
  const uuid = uuidOf(text)
  if (uuid === null) throw new InvalidIdError('user id')
  return uuid as UserId
}
