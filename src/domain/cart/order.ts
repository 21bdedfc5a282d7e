/** Orders are stored on the device once they are sent, so that people can look them up and order again. */

import { addLine, deliveryFee, subtotal, total, type Cart, type CartLine, type Stock } from './cart'
import type { OrderId } from '../shared/ids'
import type { Kes } from '../shared/money'

export type OrderChannel = 'whatsapp' | 'sms' | 'call'

/** `placedAt` is an ISO instant in UTC; the amounts are as of that time. */
export type Order = {
  readonly id: OrderId
  readonly placedAt: string
  readonly lines: readonly CartLine[]
  readonly subtotal: Kes
  readonly deliveryFee: Kes
  readonly total: Kes
  readonly channel: OrderChannel
}

/** Thrown when an empty cart is ordered. */
export class EmptyOrderError extends Error {
  override readonly name = 'EmptyOrderError'

  constructor() {
    super('An order needs at least one item')
  }
}

/**
 * Creates an order from a cart.
 * @throws {EmptyOrderError} when the cart is empty
 */
export const placeOrder = (
  cart: Cart,
  { id, now, channel }: { readonly id: OrderId; readonly now: Date; readonly channel: OrderChannel },
): Order => {
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

/** Adds the lines of an earlier order to the cart. Quantities of existing lines add up, as far as there is stock. */
export const reorder = (cart: Cart, order: Pick<Order, 'lines'>, stock?: Stock): Cart =>
  order.lines.reduce((merged, line) => addLine(merged, line, line.quantity, stock).cart, cart)
