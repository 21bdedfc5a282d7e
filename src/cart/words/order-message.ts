/**
 * Order messages for chat and SMS. Everything but the names is plain ASCII: a single "×" or curly quote reduces an SMS
 * from 160 to 70 characters and doubles its cost.
 */

import { lineTotal, subtotal, type CartLine } from '@/cart/rules/cart'
import type { Payment, Recipient } from '@/cart/rules/delivery'
import { groupByProvider } from '@/cart/rules/groups'
import type { CartOrder } from '@/cart/rules/order'
import { orderNumber } from '@/cart/rules/order-number'
import { site } from '@/kit/rules/site'
import { formatKes } from '@/kit/words/money'
import { charactersOf } from '@/kit/rules/cut-text'
import { plainLine } from '@/kit/rules/plain-text'
import { orderTime } from './order-time'

const paymentNames = { mpesa: 'M-Pesa', cash: 'cash' } as const satisfies Record<Payment, string>

const confirmationRequest = 'Please confirm availability and delivery time. Thank you!'

/**
 * What a text may take up of a link, as it is encoded there, so that the whole link stays under 1,800 characters: apps
 * and phones cut longer ones.
 */
const maxEncoded = 1_740

/** How much of each is said where not all of it fits, in encoded characters. */
const shortTexts = { name: 150, place: 300, note: 300, item: 120, provider: 120 } as const

type Cut = (text: string, what: keyof typeof shortTexts) => string

const encodedLength = (text: string): number => encodeURIComponent(text).length

const asItIs: Cut = plainLine

const cutShort: Cut = (text, what) => {
  const whole = plainLine(text)
  const fits = (end: number) => encodedLength(whole.slice(0, end)) <= shortTexts[what]
  if (fits(whole.length)) return whole
  let end = 0
  for (const { index } of charactersOf(whole)) if (fits(index)) end = index
  return `${whole.slice(0, end).trimEnd()}...`
}

/**
 * The message of the whole cart, for checkout: what is ordered from whom, what it costs, and where it goes. What does
 * not fit into a link is said shorter, then the last items are left out, and it says so.
 */
export const checkoutMessage = (order: CartOrder): string => {
  const whole = messageOf(order, asItIs, order.lines.length)
  const fits = (text: string) => encodedLength(text) <= maxEncoded
  if (fits(whole)) return whole
  let least = 0
  let most = order.lines.length
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(messageOf(order, cutShort, middle))) least = middle
    else most = middle - 1
  }
  return messageOf(order, cutShort, least)
}

const messageOf = (order: CartOrder, cut: Cut, shown: number): string => {
  const lines = groupByProvider(order.lines).flatMap((group) => group.lines)
  const leftOut = lines.slice(shown)
  return [
    `Hello from ${site.name}! I would like to place this order:`,
    '',
    `Order ${orderNumber(order.id)}, ${orderTime(order.placedAt)}`,
    ...(order.campus ? [`Campus: ${order.campus}`] : []),
    ...orderedLines(lines.slice(0, shown), order, cut),
    ...(leftOut.length > 0
      ? [
          '',
          `And ${leftOut.length} more, ${formatKes(subtotal(leftOut))}, for which there is no room here: please ask me.`,
        ]
      : []),
    '',
    `Subtotal: ${formatKes(order.subtotal)}`,
    `Delivery fee: ${formatKes(order.deliveryFee)}`,
    `Total: ${formatKes(order.total)}`,
    ...deliveryLines(order, cut),
    '',
    confirmationRequest,
  ].join('\n')
}

/**
 * Under each provider what is ordered there; shortly on one line. The numbers go on, so that a line has one in the
 * whole order.
 */
const orderedLines = (lines: readonly CartLine[], { providers }: CartOrder, cut: Cut): string[] => {
  let number = 0
  const isShort = cut === cutShort
  return groupByProvider(lines).flatMap((group) => {
    const known = isShort ? undefined : providers?.[group.provider]
    return [
      '',
      `From ${cut(group.provider, 'provider') || group.category}${known === undefined ? '' : ` (${known})`}:`,
      ...group.lines.flatMap((line) => {
        const name = `${(number += 1)}. ${cut(line.name, 'item')}${line.prescription ? ' (prescription required)' : ''}`
        const price = `${line.quantity} x ${formatKes(line.price)}`
        return isShort ? [`${name}: ${price}`] : [name, `${price} = ${formatKes(lineTotal(line))}`]
      }),
    ]
  })
}

const personLines = ({ name, phone }: Person, cut: Cut): string[] => [
  `Name: ${cut(name, 'name')}`,
  ...(phone === '' ? [] : [`Phone: ${phone}`]),
]

const recipientLines = (recipient: Recipient, cut: Cut): string[] => [
  ...personLines(recipient, cut),
  `Deliver to: ${cut(recipient.place, 'place')}`,
  `Pay by: ${paymentNames[recipient.payment]}`,
]

const deliveryLines = ({ recipient, note }: CartOrder, cut: Cut): string[] => {
  const lines = [...(recipient ? recipientLines(recipient, cut) : []), ...(note ? [`Note: ${cut(note, 'note')}`] : [])]
  return lines.length === 0 ? [] : ['', ...lines]
}

/** Whose an appointment is, which goes nowhere. */
export type Person = Pick<Recipient, 'name' | 'phone'>

/**
 * The message of an order to its provider: what is asked for, then the same lines as in the message of a cart.
 * @param to null where nobody was named
 */
export const directMessage = (
  { id, placedAt }: Pick<CartOrder, 'id' | 'placedAt'>,
  words: string,
  to: Recipient | Person | null,
): string => {
  const named = (cut: Cut) => (to === null ? [] : 'place' in to ? recipientLines(to, cut) : personLines(to, cut))
  const messageWith = (cut: Cut) =>
    [words, '', `Order ${orderNumber(id)}, ${orderTime(placedAt)}`, ...named(cut)].join('\n')
  const whole = messageWith(asItIs)
  return encodedLength(whole) <= maxEncoded ? whole : messageWith(cutShort)
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
