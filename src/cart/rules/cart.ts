/** The cart. No function modifies its input. */

import type { CartCategory } from './categories'
import type { ProviderSlug } from './ratings'
import type { LineId } from '@/kit/rules/ids'
import { addKes, kes, maxKes, timesKes, toCents, zeroKes, type Kes } from '@/kit/rules/money'

/** An item as a screen adds it. `price` is per unit; `provider` may be empty. */
export type CartItem = {
  readonly id: LineId
  readonly name: string
  readonly price: Kes
  readonly image: string
  readonly category: CartCategory
  readonly provider: string
  /** A medicine that is handed out against a prescription. */
  readonly prescription?: true
  /** The provider that ratings of it count for, because names change. */
  readonly ratedAs?: ProviderSlug
  /** The campus whose shops sell it; the only campus of the first version if missing. */
  readonly campus?: string
}

/** An item with its quantity, a whole number from 1 to `maxQuantity`. */
export type CartLine = CartItem & { readonly quantity: number }

/** At most one line per id, oldest first, and a total of at most `maxKes`. */
export type Cart = readonly CartLine[]

/** The units left of each line's item. Lines that are missing have no known stock. */
export type Stock = ReadonlyMap<LineId, number>

/**
 * The effect of a change, for the toast. `times` is the number of units added; `left` is the stock that prevented more.
 */
export type CartEvent =
  | { readonly kind: 'added' | 'increased'; readonly name: string; readonly times: number; readonly left?: number }
  | { readonly kind: 'out-of-stock'; readonly name: string; readonly left: number }
  | { readonly kind: 'removed'; readonly name: string }
  | { readonly kind: 'cleared' | 'within-stock' }
  | { readonly kind: 'none' }

export type CartChange = { readonly cart: Cart; readonly event: CartEvent }

/** A flat fee for a cart that is not empty. */
export const flatDeliveryFee: Kes = kes(100)

/** The limit of a line, against a typing mistake. */
export const maxQuantity = 9_999

const unchanged = (cart: Cart): CartChange => ({ cart, event: { kind: 'none' } })

/** Truncates and clamps to 0 … `maxQuantity`. */
const wholeUnits = (n: number): number => Math.min(Math.max(Math.trunc(n) || 0, 0), maxQuantity)

/** True if the cart has a total. Counts in plain cents, because an amount above `maxKes` throws. */
export const hasTotal = (cart: Cart): boolean =>
  cart.reduce((cents, { price, quantity }) => cents + toCents(price) * quantity, toCents(flatDeliveryFee)) <=
  maxKes * 100

const noStock: Stock = new Map()

/**
 * Adds `times` units of an item, up to its stock and to `maxQuantity` per line. An existing line keeps its name and
 * price. Changes nothing if the total would be too large.
 */
export const addLine = (cart: Cart, item: CartItem, times = 1, stock = noStock): CartChange => {
  const existing = cart.find((line) => line.id === item.id)
  const left = stock.get(item.id)
  const wanted = wholeUnits((existing?.quantity ?? 0) + wholeUnits(times))
  const quantity = Math.min(wanted, left ?? wanted)
  const added = quantity - (existing?.quantity ?? 0)
  const isHeldBack = left !== undefined && quantity < wanted
  if (added <= 0)
    return { cart, event: isHeldBack ? { kind: 'out-of-stock', name: item.name, left } : { kind: 'none' } }
  const { id, name, price, image, category, provider, prescription, ratedAs, campus } = existing ?? item
  const optional = {
    ...(prescription ? { prescription } : {}),
    ...(ratedAs ? { ratedAs } : {}),
    ...(campus ? { campus } : {}),
  }
  const changed: CartLine = { id, name, price, quantity, image, category, provider, ...optional }
  const next = existing ? cart.map((line) => (line === existing ? changed : line)) : [...cart, changed]
  if (!hasTotal(next)) return unchanged(cart)
  return {
    cart: next,
    event: { kind: existing ? 'increased' : 'added', name: item.name, times: added, ...(isHeldBack ? { left } : {}) },
  }
}

export const removeLine = (cart: Cart, id: LineId): CartChange => {
  const removed = cart.find((line) => line.id === id)
  if (removed === undefined) return unchanged(cart)
  return { cart: cart.filter((line) => line !== removed), event: { kind: 'removed', name: removed.name } }
}

/**
 * Truncates fractions. 0 or less removes the line; more than the stock sets the stock. NaN, or a total that would be
 * too large, changes nothing.
 */
export const setQuantity = (cart: Cart, id: LineId, quantity: number, stock = noStock): CartChange => {
  const line = cart.find((each) => each.id === id)
  if (!line || Number.isNaN(quantity)) return unchanged(cart)
  const wanted = wholeUnits(quantity)
  if (wanted === 0) return removeLine(cart, id)
  const left = stock.get(id)
  // Without stock the line stays, so that the person sees which item is missing.
  const units = Math.min(wanted, Math.max(1, left ?? wanted))
  const next =
    line.quantity === units ? cart : cart.map((each) => (each === line ? { ...line, quantity: units } : each))
  if (!hasTotal(next)) return unchanged(cart)
  return {
    cart: next,
    event: left !== undefined && left < wanted ? { kind: 'out-of-stock', name: line.name, left } : { kind: 'none' },
  }
}

/** The lines that exceed their stock, each with that stock. */
export const shortages = (cart: Cart, stock: Stock): readonly { readonly line: CartLine; readonly left: number }[] =>
  cart.flatMap((line) => {
    const left = stock.get(line.id)
    return left !== undefined && left < line.quantity ? [{ line, left }] : []
  })

/** Reduces each line to its stock. */
export const keepWithinStock = (cart: Cart, stock: Stock): CartChange => {
  if (shortages(cart, stock).length === 0) return unchanged(cart)
  const kept = cart.flatMap((line) => {
    const quantity = Math.min(line.quantity, stock.get(line.id) ?? line.quantity)
    return quantity === 0 ? [] : [quantity === line.quantity ? line : { ...line, quantity }]
  })
  return { cart: kept, event: { kind: 'within-stock' } }
}

/** The cart without the ordered units. Another tab may have added to it meanwhile. */
export const withoutOrdered = (cart: Cart, ordered: Cart): Cart =>
  cart.flatMap((line) => {
    const quantity = line.quantity - (ordered.find(({ id }) => id === line.id)?.quantity ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })

export const clearCart = (cart: Cart): CartChange =>
  cart.length === 0 ? unchanged(cart) : { cart: [], event: { kind: 'cleared' } }

export const lineTotal = (line: Pick<CartLine, 'price' | 'quantity'>): Kes => timesKes(line.price, line.quantity)

export const subtotal = (cart: Cart): Kes => cart.reduce((sum, line) => addKes(sum, lineTotal(line)), zeroKes)

export const deliveryFee = (cart: Cart): Kes => (cart.length === 0 ? zeroKes : flatDeliveryFee)

export const total = (cart: Cart): Kes => addKes(subtotal(cart), deliveryFee(cart))

/** The lines of one provider. */
export type ProviderGroup = {
  /** Empty if the lines name none. */
  readonly provider: string
  /** The category of the group's first line. */
  readonly category: CartCategory
  readonly lines: Cart
  readonly subtotal: Kes
}

/**
 * The lines by provider, in the order of each provider's first line. Lines without a provider form a group for each
 * category.
 */
export const groupByProvider = (cart: Cart): readonly ProviderGroup[] => {
  const groups = new Map<string, ProviderGroup>()
  for (const line of cart) {
    const provider = line.provider.trim()
    const key = provider || line.category
    const lines = [...(groups.get(key)?.lines ?? []), line]
    groups.set(key, { provider, category: lines[0]?.category ?? line.category, lines, subtotal: subtotal(lines) })
  }
  return [...groups.values()]
}

/** True if an item in the cart needs a prescription. */
export const needsPrescription = (cart: Cart): boolean => cart.some(({ prescription }) => prescription === true)

/** A line that a change removed, with the removed units, and its position. */
export type LostLine = { readonly line: CartLine; readonly index: number }

/** The lines and units that the first cart has and the second lacks. */
export const lostLines = (before: Cart, after: Cart): readonly LostLine[] => {
  const left = new Map(after.map(({ id, quantity }) => [id, quantity]))
  return before.flatMap((line, index) => {
    const quantity = line.quantity - (left.get(line.id) ?? 0)
    return quantity > 0 ? [{ line: { ...line, quantity }, index }] : []
  })
}

/** Puts lines back at their positions, in stock or not. A line that is in the cart grows by the lost units. */
export const restoreLines = (cart: Cart, lost: readonly LostLine[]): Cart =>
  lost.reduce<Cart>((restored, { line, index }) => {
    const { cart: added } = addLine(restored, line, line.quantity)
    if (added.length === restored.length) return added
    const back = added.slice(-1)
    return [...restored.slice(0, index), ...back, ...restored.slice(index)]
  }, cart)
