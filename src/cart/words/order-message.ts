/**
 * Order messages for chat and SMS. Everything but the names is plain ASCII: a single "×" or curly quote reduces an SMS
 * from 160 to 70 characters and doubles its cost.
 */

import { lineTotal, subtotal, groupByProvider, type CartLine } from '@/cart/rules/cart'
import type { Payment, Recipient } from '@/cart/rules/delivery'
import { orderNumber, type CartOrder } from '@/cart/rules/order'
import { site } from '@/kit/rules/site'
import { formatKes } from '@/kit/words/money'
import { charactersOf } from '@/kit/rules/cut-text'
import { plainLine } from '@/kit/rules/plain-text'
import { isoDay, type IsoDay } from '@/kit/rules/day'
import { nairobiTime } from '@/kit/rules/nairobi'
import { shortDay, shortDayWithYear, type DayNames } from '@/kit/words/format-day'
import { months, shortWeekdays, weekdays } from '@/kit/words/days.en.json'
import { clockText } from '@/kit/words/format-time'

/** Providers read English. */
const english: DayNames = { months, shortWeekdays, weekdays }

const paymentNames = { mpesa: 'M-Pesa', cash: 'cash' } as const satisfies Record<Payment, string>

const confirmationRequest = 'Please confirm availability and delivery time. Thank you!'

/**
 * The most characters that an encoded text may take up in a link. The whole link stays under 1,800 characters, because
 * apps and phones cut longer ones.
 */
const maxEncoded = 1_740

/** The encoded length of each part in a shortened message. */
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
 * The message of the whole cart, for checkout: the items by provider, the amounts and the recipient. If it does not fit
 * into a link, its texts are shortened, then the last items are left out, and the message says so.
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
    `Order ${orderNumber(order.id)}, ${orderTime(order.placedAt, english)}`,
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
 * The items under each provider, in the short form on one line each. The numbers continue across providers, so that
 * each item has one number in the whole order.
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

/** The person of an appointment, which has no place. */
export type Person = Pick<Recipient, 'name' | 'phone'>

/**
 * The message of an order to its provider: the request, then the same lines as in the message of a cart.
 * @param to null if nobody was named
 */
export const directMessage = (
  { id, placedAt }: Pick<CartOrder, 'id' | 'placedAt'>,
  words: string,
  to: Recipient | Person | null,
): string => {
  const named = (cut: Cut) => (to === null ? [] : 'place' in to ? recipientLines(to, cut) : personLines(to, cut))
  const messageWith = (cut: Cut) =>
    [words, '', `Order ${orderNumber(id)}, ${orderTime(placedAt, english)}`, ...named(cut)].join('\n')
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

const timeText = (placedAt: string, dayText: (day: IsoDay) => string): string => {
  const time = nairobiTime(Date.parse(placedAt))
  return `${dayText(isoDay(time.toISOString().slice(0, 10)))}, ${clockText(time.getUTCHours() * 60 + time.getUTCMinutes())}`
}

/** "Tue 24 Nov, 12:45PM", in Nairobi. @param placedAt ISO instant */
export const orderTime = (placedAt: string, names?: DayNames): string =>
  timeText(placedAt, (day) => shortDay(day, names))

/** "Tue 24 Nov 2026, 12:45PM": orders are kept for years. */
export const keptTime = (placedAt: string): string => timeText(placedAt, (day) => shortDayWithYear(day))
