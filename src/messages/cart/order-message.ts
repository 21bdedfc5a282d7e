/**
 * Order messages for chat and SMS. Everything but the names is plain ASCII: a single "×" or curly quote reduces an SMS
 * from 160 to 70 characters and doubles its cost.
 */

import { lineTotal, type CartLine } from '@/domain/cart/cart'
import type { Payment, Recipient } from '@/domain/cart/delivery'
import { groupByProvider } from '@/domain/cart/groups'
import type { CartOrder } from '@/domain/cart/order'
import { orderNumber } from '@/domain/cart/order-number'
import { site } from '@/domain/shared/site'
import { formatKes } from '../shared/money'
import { plainLine } from '@/domain/shared/plain-text'
import { orderTime } from './order-time'

const paymentNames = { mpesa: 'M-Pesa', cash: 'cash' } as const satisfies Record<Payment, string>

const confirmationRequest = 'Please confirm availability and delivery time. Thank you!'

/** The message of the whole cart, for checkout: what is ordered from whom, what it costs, and where it goes. */
export const checkoutMessage = (order: CartOrder): string =>
  [
    `Hello from ${site.name}! I would like to place this order:`,
    '',
    `Order ${orderNumber(order.id)}, ${orderTime(order.placedAt)}`,
    ...orderedLines(order.lines),
    '',
    `Subtotal: ${formatKes(order.subtotal)}`,
    `Delivery fee: ${formatKes(order.deliveryFee)}`,
    `Total: ${formatKes(order.total)}`,
    ...deliveryLines(order),
    '',
    confirmationRequest,
  ].join('\n')

/** Under each provider what is ordered there. The numbers go on, so that a line has one in the whole order. */
const orderedLines = (lines: readonly CartLine[]): string[] => {
  let number = 0
  return groupByProvider(lines).flatMap((group) => [
    '',
    `From ${plainLine(group.provider) || group.category}:`,
    ...group.lines.flatMap((line) => [
      `${(number += 1)}. ${plainLine(line.name)}${line.prescription ? ' (prescription required)' : ''}`,
      `${line.quantity} x ${formatKes(line.price)} = ${formatKes(lineTotal(line))}`,
    ]),
  ])
}

const recipientLines = ({ name, phone, place, payment }: Recipient): string[] => [
  `Name: ${plainLine(name)}`,
  ...(phone === '' ? [] : [`Phone: ${phone}`]),
  `Deliver to: ${plainLine(place)}`,
  `Pay by: ${paymentNames[payment]}`,
]

const deliveryLines = ({ recipient, note }: CartOrder): string[] => {
  const lines = [...(recipient ? recipientLines(recipient) : []), ...(note ? [`Note: ${plainLine(note)}`] : [])]
  return lines.length === 0 ? [] : ['', ...lines]
}

/** The message of a single item, for groceries and food. The total excludes delivery, whose fee the provider sets. */
export const itemMessage = (item: Pick<CartLine, 'name' | 'price' | 'quantity' | 'provider'>): string => {
  const provider = plainLine(item.provider)
  return [
    `Hello${provider === '' ? '' : ` ${provider}`}! I would like to order ${plainLine(item.name)}.`,
    '',
    `Unit price: ${formatKes(item.price)}`,
    `Quantity: ${item.quantity}`,
    `Total: ${formatKes(lineTotal(item))}`,
    '',
    confirmationRequest,
  ].join('\n')
}
