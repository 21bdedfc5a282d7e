/** Names of things, branded so that one kind is never passed for another. */

declare const lineIdBrand: unique symbol
declare const orderIdBrand: unique symbol

/** Names one thing that can stand in a cart; the same thing always has the same id. */
export type LineId = string & { readonly [lineIdBrand]: true }

/** Names one order kept on this device. */
export type OrderId = string & { readonly [orderIdBrand]: true }

/** Thrown when a text cannot name anything, being empty or blank. */
export class InvalidIdError extends Error {
  override readonly name = 'InvalidIdError'

  constructor(kind: string) {
    super(`A ${kind} cannot be blank`)
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
