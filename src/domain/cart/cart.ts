/** The cart: what a student means to order. Every function leaves its input as it was. */

import type { LineId } from '../shared/ids'
import { addKes, kes, timesKes, ZERO_KES, type Kes } from '../shared/money'

export const CART_CATEGORIES = [
  'Groceries',
  'Food Delivery',
  'Gas Services',
  'Laundry Services',
  'Salon & Beauty',
  'Errand Services',
  'E-Shop',
  'Pharmacy',
] as const

export type CartCategory = (typeof CART_CATEGORIES)[number]

/** What a page adds; `price` is for one unit, `provider` may be empty. */
export type CartItem = {
  readonly id: LineId
  readonly name: string
  readonly price: Kes
  readonly image: string
  readonly category: CartCategory
  readonly provider: string
}

/** An item with how many of it: a whole number from 1 to `MAX_QUANTITY`. */
export type CartLine = CartItem & { readonly quantity: number }

/** At most one line an id, oldest first. */
export type Cart = readonly CartLine[]

/** What a change did, for the toast. `times` is how many units it added. */
export type CartEvent =
  | { readonly kind: 'added' | 'increased'; readonly name: string; readonly times: number }
  | { readonly kind: 'removed'; readonly name: string }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'none' }

export type CartChange = { readonly cart: Cart; readonly event: CartEvent }

/** A flat fee on a cart that is not empty. */
export const DELIVERY_FEE: Kes = kes(100)

/** A bound on one line, so that a slip of the finger cannot make a total too large to be exact. */
export const MAX_QUANTITY = 9_999

const unchanged = (cart: Cart): CartChange => ({ cart, event: { kind: 'none' } })

/** A whole number of units from 0 to `MAX_QUANTITY`. */
const wholeUnits = (n: number): number => Math.min(Math.max(Math.trunc(n) || 0, 0), MAX_QUANTITY)

/**
 * Adds an item once for each of `times`: the first time appends a line of 1, every other raises its quantity by 1.
 * A line already there keeps its name and price. 0 times adds nothing.
 */
export function addLine(cart: Cart, item: CartItem, times = 1): CartChange {
  const existing = cart.find((line) => line.id === item.id)
  const quantity = wholeUnits((existing?.quantity ?? 0) + wholeUnits(times))
  const added = quantity - (existing?.quantity ?? 0)
  if (added <= 0) return unchanged(cart)
  if (existing === undefined) {
    const { id, name, price, image, category, provider } = item
    const line: CartLine = { id, name, price, quantity, image, category, provider }
    return { cart: [...cart, line], event: { kind: 'added', name, times: added } }
  }
  return {
    cart: cart.map((line) => (line === existing ? { ...line, quantity } : line)),
    event: { kind: 'increased', name: existing.name, times: added },
  }
}

export function removeLine(cart: Cart, id: LineId): CartChange {
  const gone = cart.find((line) => line.id === id)
  if (gone === undefined) return unchanged(cart)
  return { cart: cart.filter((line) => line !== gone), event: { kind: 'removed', name: gone.name } }
}

/** Sets how many of a line: fractions are cut off, 0 or less removes the line, what is no number changes nothing. */
export function setQuantity(cart: Cart, id: LineId, quantity: number): CartChange {
  if (Number.isNaN(quantity)) return unchanged(cart)
  const units = wholeUnits(quantity)
  if (units === 0) return removeLine(cart, id)
  if (!cart.some((line) => line.id === id && line.quantity !== units)) return unchanged(cart)
  return unchanged(cart.map((line) => (line.id === id ? { ...line, quantity: units } : line)))
}

export function clearCart(cart: Cart): CartChange {
  return cart.length === 0 ? unchanged(cart) : { cart: [], event: { kind: 'cleared' } }
}

/** Reads the quantity box: at least 1, and 1 for what is no number. */
export function parseQuantityInput(text: string): number {
  return /^\s*\d+(?:\.\d*)?\s*$/.test(text) ? Math.max(1, wholeUnits(Number(text))) : 1
}

/** The price of a line: unit price times quantity. */
export const lineTotal = (line: Pick<CartLine, 'price' | 'quantity'>): Kes => timesKes(line.price, line.quantity)

export const subtotal = (cart: Cart): Kes => cart.reduce((sum, line) => addKes(sum, lineTotal(line)), ZERO_KES)

export const deliveryFee = (cart: Cart): Kes => (cart.length === 0 ? ZERO_KES : DELIVERY_FEE)

export const total = (cart: Cart): Kes => addKes(subtotal(cart), deliveryFee(cart))
