/** Names of things, branded so that one kind is never passed for another. */

declare const lineIdBrand: unique symbol
declare const orderIdBrand: unique symbol
declare const userIdBrand: unique symbol

/** Names one thing that can stand in a cart; the same thing always has the same id. */
export type LineId = string & { readonly [lineIdBrand]: true }

/** Names one order kept on this device. */
export type OrderId = string & { readonly [orderIdBrand]: true }

/** Names an account, as the server does: a UUID. */
export type UserId = string & { readonly [userIdBrand]: true }

/** Thrown when a text cannot name anything: it is blank, or not of the form that such names have. */
export class InvalidIdError extends Error {
  override readonly name = 'InvalidIdError'

  constructor(kind: string) {
    super(`This text cannot be a ${kind}`)
  }
}

/** @throws {InvalidIdError} when the text is blank */
export function lineId(text: string): LineId {
  if (text.trim() === '') throw new InvalidIdError('line id')
  return text as LineId
}

/** @throws {InvalidIdError} when the text is blank */
export function orderId(text: string): OrderId {
  if (text.trim() === '') throw new InvalidIdError('order id')
  return text as OrderId
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** @throws {InvalidIdError} when the text is not a UUID */
export function userId(text: string): UserId {
  if (!uuid.test(text)) throw new InvalidIdError('user id')
  return text.toLowerCase() as UserId
}
