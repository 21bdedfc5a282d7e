/**
 * Order messages for chat and SMS. Everything but the names is plain ASCII: a single "×" or curly quote reduces an SMS
 * from 160 to 70 characters and doubles its cost.
 */

import { deliveryFee, lineTotal, subtotal, total, type Cart, type CartLine } from '@/domain/cart/cart'
import { formatKes } from '../shared/money'
import { site } from '@/domain/shared/site'
import { oneLine } from '../shared/one-line'

const confirmationRequest = 'Please confirm availability and delivery time. Thank you!'

/** The message of the whole cart, for checkout. */
export const checkoutMessage = (lines: Cart): string => {
  return [
    `Hello from ${site.name}! I would like to place this order:`,
    '',
    ...lines.flatMap(orderedLine),
    '',
    `Subtotal: ${formatKes(subtotal(lines))}`,
    `Delivery fee: ${formatKes(deliveryFee(lines))}`,
    `Total: ${formatKes(total(lines))}`,
    '',
    confirmationRequest,
  ].join('\n')
}

const orderedLine = (line: CartLine, index: number): string[] => {
  const provider = oneLine(line.provider)
  return [
    `${index + 1}. ${oneLine(line.name)}${provider === '' ? '' : ` (${provider})`}`,
    `${line.quantity} x ${formatKes(line.price)} = ${formatKes(lineTotal(line))}`,
  ]
}

/** The message of a single item, for groceries and food. The total excludes delivery, whose fee the provider sets. */
export const itemMessage = (item: Pick<CartLine, 'name' | 'price' | 'quantity' | 'provider'>): string => {
  const provider = oneLine(item.provider)
  return [
    `Hello${provider === '' ? '' : ` ${provider}`}! I would like to order ${oneLine(item.name)}.`,
    '',
    `Unit price: ${formatKes(item.price)}`,
    `Quantity: ${item.quantity}`,
    `Total: ${formatKes(lineTotal(item))}`,
    '',
    confirmationRequest,
  ].join('\n')
}
