/**
 * The texts that hand an order to a person over chat or SMS. Everything but the names is
 * plain ASCII: a single "×" or curly quote would make an SMS hold 70 characters instead of 160, and cost double.
 */

import { deliveryFee, lineTotal, subtotal, total, type Cart, type CartLine } from './cart'
import { formatKes } from '../shared/money'
import { site } from '../shared/site'

const REQUEST = 'Please confirm availability and delivery time. Thank you!'

/** A name on one line: a line break inside it could pass for a line of the order, even for its total. */
export const oneLine = (name: string): string => name.replace(/\s+/g, ' ').trim()

/** The whole cart, for checkout. */
export function checkoutMessage(lines: Cart): string {
  return [
    `Hello from ${site.name}! I would like to place this order:`,
    '',
    ...lines.flatMap(orderedLine),
    '',
    `Subtotal: ${formatKes(subtotal(lines))}`,
    `Delivery fee: ${formatKes(deliveryFee(lines))}`,
    `Total: ${formatKes(total(lines))}`,
    '',
    REQUEST,
  ].join('\n')
}

function orderedLine(line: CartLine, index: number): string[] {
  const provider = oneLine(line.provider)
  return [
    `${index + 1}. ${oneLine(line.name)}${provider === '' ? '' : ` (${provider})`}`,
    `${line.quantity} x ${formatKes(line.price)} = ${formatKes(lineTotal(line))}`,
  ]
}

/** One item ordered at once, for groceries and food. The total has no delivery fee: the provider sets that. */
export function itemMessage(item: Pick<CartLine, 'name' | 'price' | 'quantity' | 'provider'>): string {
  const provider = oneLine(item.provider)
  return [
    `Hello${provider === '' ? '' : ` ${provider}`}! I would like to order ${oneLine(item.name)}.`,
    '',
    `Unit price: ${formatKes(item.price)}`,
    `Quantity: ${item.quantity}`,
    `Total: ${formatKes(lineTotal(item))}`,
    '',
    REQUEST,
  ].join('\n')
}
