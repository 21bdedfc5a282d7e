/** Orders kept on the device once they were handed over, to be looked up and ordered again. */

import { addLine, deliveryFee, subtotal, total, type Cart, type CartLine } from './cart'
import type { OrderId } from '../shared/ids'
import type { Kes } from '../shared/money'

export type OrderChannel = 'whatsapp' | 'sms' | 'call'

/** `placedAt` is an ISO instant in UTC; the amounts are those of the day it was placed. */
export type Order = {
  readonly id: OrderId
  readonly placedAt: string
  readonly lines: readonly CartLine[]
  readonly subtotal: Kes
  readonly deliveryFee: Kes
  readonly total: Kes
  readonly channel: OrderChannel
}

/** Thrown when an empty cart is to be ordered. */
export class EmptyOrderError extends Error {
  override readonly name = 'EmptyOrderError'

  constructor() {
    super('An order needs at least one item')
  }
}

/**
 * The order that a cart makes when it is handed over.
 * @throws {EmptyOrderError} when the cart is empty
 */
export function placeOrder(
  cart: Cart,
  { id, now, channel }: { readonly id: OrderId; readonly now: Date; readonly channel: OrderChannel },
): Order {
  if (cart.length === 0) throw new EmptyOrderError()
  return {
    id,
    placedAt: now.toISOString(),
    lines: cart.map((line) => ({ ...line })),
    subtotal: subtotal(cart),
    deliveryFee: deliveryFee(cart),
    total: total(cart),
    channel,
  }
}

/** The cart with everything of an earlier order put in again; quantities of what is already there add up. */
export function reorder(cart: Cart, order: Pick<Order, 'lines'>): Cart {
  return order.lines.reduce((merged, line) => addLine(merged, line, line.quantity).cart, cart)
}
