/** The cart. No function modifies its input. */

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

/** An item as a screen adds it. `price` is per unit; `provider` may be empty. */
export type CartItem = {
  readonly id: LineId
  readonly name: string
  readonly price: Kes
  readonly image: string
  readonly category: CartCategory
  readonly provider: string
}

/** An item with its quantity, a whole number from 1 to `MAX_QUANTITY`. */
export type CartLine = CartItem & { readonly quantity: number }

/** At most one line per id, oldest first. */
export type Cart = readonly CartLine[]

/** What a change did, for the toast. `times` is the number of units added. */
export type CartEvent =
  | { readonly kind: 'added' | 'increased'; readonly name: string; readonly times: number }
  | { readonly kind: 'removed'; readonly name: string }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'none' }

export type CartChange = { readonly cart: Cart; readonly event: CartEvent }

/** A flat fee for a cart that is not empty. */
export const DELIVERY_FEE: Kes = kes(100)

/** The limit of a line, so that a typing mistake cannot make a total too large to be exact. */
export const MAX_QUANTITY = 9_999

const unchanged = (cart: Cart): CartChange => ({ cart, event: { kind: 'none' } })

/** Truncates and clamps to 0 … `MAX_QUANTITY`. */
const wholeUnits = (n: number): number => Math.min(Math.max(Math.trunc(n) || 0, 0), MAX_QUANTITY)

/** Adds `times` units of an item, up to `MAX_QUANTITY` per line. An existing line keeps its name and price. */
export const addLine = (cart: Cart, item: CartItem, times = 1): CartChange => {
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

export const removeLine = (cart: Cart, id: LineId): CartChange => {
  const removed = cart.find((line) => line.id === id)
  if (removed === undefined) return unchanged(cart)
  return { cart: cart.filter((line) => line !== removed), event: { kind: 'removed', name: removed.name } }
}

/** Truncates fractions. 0 or less removes the line; NaN changes nothing. */
export const setQuantity = (cart: Cart, id: LineId, quantity: number): CartChange => {
  if (Number.isNaN(quantity)) return unchanged(cart)
  const units = wholeUnits(quantity)
  if (units === 0) return removeLine(cart, id)
  if (!cart.some((line) => line.id === id && line.quantity !== units)) return unchanged(cart)
  return unchanged(cart.map((line) => (line.id === id ? { ...line, quantity: units } : line)))
}

export const clearCart = (cart: Cart): CartChange =>
  cart.length === 0 ? unchanged(cart) : { cart: [], event: { kind: 'cleared' } }

/** Parses the quantity box: at least 1, and 1 for anything but a number. */
export const parseQuantityInput = (text: string): number =>
  /^\s*\d+(?:\.\d*)?\s*$/.test(text) ? Math.max(1, wholeUnits(Number(text))) : 1

export const lineTotal = (line: Pick<CartLine, 'price' | 'quantity'>): Kes => timesKes(line.price, line.quantity)

export const subtotal = (cart: Cart): Kes => cart.reduce((sum, line) => addKes(sum, lineTotal(line)), ZERO_KES)

export const deliveryFee = (cart: Cart): Kes => (cart.length === 0 ? ZERO_KES : DELIVERY_FEE)

export const total = (cart: Cart): Kes => addKes(subtotal(cart), deliveryFee(cart))
