/** Orders are stored on the device once they are handed over, so that people can look them up and order again. */

import type { CartCategory } from './categories'
import type { ProviderSlug } from './ratings'
import { dayMs } from '@/kit/rules/durations'
import type { LineId, OrderId } from '@/kit/rules/ids'
import type { Kes } from '@/kit/rules/money'
import type { PhoneDigits } from '@/kit/rules/phone-links'
import { textHash } from '@/kit/rules/text-hash'
import { addLine, deliveryFee, lineTotal, subtotal, total, type Cart, type CartLine, type Stock } from './cart'
import { tidyNote, type Recipient } from './delivery'

export type OrderChannel = 'whatsapp' | 'sms' | 'call'

/**
 * The app opens a chat and cannot see what happens there. Only the person can say if an order was sent and if it
 * arrived.
 */
export type OrderStatus = 'unsure' | 'sent' | 'not-sent' | 'arrived' | 'cancelled'

/** `placedAt` is an ISO instant in UTC; the amounts are as of that time. */
type Handover = {
  readonly id: OrderId
  readonly placedAt: string
  readonly channel: OrderChannel
  readonly total: Kes
  /** Missing in orders of versions that did not ask. */
  readonly status?: OrderStatus
}

/** A whole cart, for the team. */
export type CartOrder = Handover & {
  readonly lines: readonly CartLine[]
  readonly subtotal: Kes
  readonly deliveryFee: Kes
  readonly recipient?: Recipient
  readonly note?: string
  /** The short name of the campus whose shops these are. */
  readonly campus?: string
  /** The hours and the delivery time of each provider in words, by its name, as far as they are known. */
  readonly providers?: Readonly<Record<string, string>>
  readonly direct?: never
}

/** The item of an order line. */
export type OrderedLine = Pick<CartLine, 'name' | 'price' | 'quantity' | 'provider'> & {
  /** Missing in direct orders of earlier versions, and if no storefront sells the item. */
  readonly id?: LineId
  /** Missing if no storefront sells the item. */
  readonly category?: CartCategory
  /** The provider that ratings count for. Lines of earlier versions have only the provider's name. */
  readonly ratedAs?: ProviderSlug
}

/** The chat or call with a provider. */
export type DirectContact = {
  readonly digits: PhoneDigits
  /** The message as it was sent, with the order number and the recipient. Missing for a call. */
  readonly message?: string
  /** The part of the message about the item, used to repeat the order. Missing in orders of earlier versions. */
  readonly words?: string
  /** The label of the button: "WhatsApp", or one of `keptLabels`. */
  readonly label: string
  /** The price in words, if it is no amount. */
  readonly price?: string
}

/** One item or booking, for its provider. */
export type DirectOrder = Handover & {
  readonly lines: readonly OrderedLine[]
  readonly direct: DirectContact
  readonly recipient?: Recipient
}

export type Order = CartOrder | DirectOrder

/** Thrown when an empty cart is ordered. */
export class EmptyOrderError extends Error {
  override readonly name = 'EmptyOrderError'

  constructor() {
    super('An order needs at least one item')
  }
}

type Occasion = { readonly id: OrderId; readonly now: Date; readonly channel: OrderChannel }

type DeliveryOfOrder = Pick<CartOrder, 'note' | 'campus' | 'providers'> & { readonly recipient?: Recipient | null }

/**
 * Creates an order from a cart.
 * @param delivery without a recipient, the message names none
 * @throws {EmptyOrderError} when the cart is empty
 */
export const placeOrder = (
  cart: Cart,
  { id, now, channel }: Occasion,
  { recipient, note = '', ...known }: DeliveryOfOrder = {},
): CartOrder => {
  if (cart.length === 0) throw new EmptyOrderError()
  const tidied = tidyNote(note)
  return {
    ...known,
    id,
    placedAt: now.toISOString(),
    lines: cart.map((line) => ({ ...line })),
    subtotal: subtotal(cart),
    deliveryFee: deliveryFee(cart),
    total: total(cart),
    channel,
    status: 'unsure',
    ...(recipient ? { recipient } : {}),
    ...(tidied === '' ? {} : { note: tidied }),
  }
}

/** An item ordered in a chat or a call with its provider. */
export const directOrder = (
  line: OrderedLine,
  direct: DirectContact,
  { id, now }: Omit<Occasion, 'channel'>,
  recipient: Recipient | null = null,
): DirectOrder => ({
  id,
  placedAt: now.toISOString(),
  lines: [line],
  total: lineTotal(line),
  channel: direct.message === undefined ? 'call' : 'whatsapp',
  status: 'unsure',
  direct,
  ...(recipient ? { recipient } : {}),
})

export const statusOf = ({ status }: Pick<Order, 'status'>): OrderStatus => status ?? 'sent'

/** True if the person has said that the order was sent or that it arrived. */
export const wasSent = (order: Pick<Order, 'status'>): boolean => ['sent', 'arrived'].includes(statusOf(order))

/** True if the order may still have to be sent. */
export const isUnsent = (order: Pick<Order, 'status'>): boolean => ['unsure', 'not-sent'].includes(statusOf(order))

/** The statuses that the person may still set by hand. */
export const nextStatuses = (order: Pick<Order, 'status'>): readonly OrderStatus[] => {
  const status = statusOf(order)
  return status === 'sent' ? ['arrived', 'cancelled'] : status === 'not-sent' ? ['cancelled'] : []
}

/**
 * True for a day, until the person says that the order was sent. After a day nobody remembers, and nobody is asked.
 * @param now milliseconds since the epoch
 */
export const isOpen = (order: Pick<Order, 'status' | 'placedAt'>, now: number): boolean =>
  isUnsent(order) && now - Date.parse(order.placedAt) < dayMs

/**
 * The newest order that may not have been sent.
 * @param orders newest first
 * @param now the time when the person came back, in milliseconds since the epoch; later orders are still being handed
 * over
 */
export const orderToAsk = (orders: readonly Order[], now: number): Order | undefined =>
  orders.find((order) => statusOf(order) === 'unsure' && isOpen(order, now) && Date.parse(order.placedAt) < now)

type OrderedBy = Pick<OrderedLine, 'provider' | 'category' | 'ratedAs'>

export type OrderedFrom = {
  readonly name: string
  readonly category: CartCategory | undefined
  readonly ratedAs: ProviderSlug | undefined
}

/** The providers that an order names, each once. */
export const providersOf = ({ lines }: { readonly lines: readonly OrderedBy[] }): readonly OrderedFrom[] => {
  const named = lines.filter(({ provider }) => provider.trim() !== '')
  return [
    ...new Map(
      named.map(({ provider, category, ratedAs }) => [
        ratedAs ?? provider.trim(),
        { name: provider.trim(), category, ratedAs },
      ]),
    ).values(),
  ]
}

/** Adds the lines of an earlier order to the cart. Quantities of existing lines add up, as far as there is stock. */
export const reorder = (cart: Cart, order: Pick<CartOrder, 'lines'>, stock?: Stock): Cart =>
  order.lines.reduce((merged, line) => addLine(merged, line, line.quantity, stock).cart, cart)

/** The purpose of a chat button: goods, an appointment or an errand. */
export type OrderKind = 'order' | 'book' | 'request'

/** The button's name in a kept order, independent of the language of the screen. */
export const keptLabels = { order: 'Order Now', book: 'Book Now', request: 'Request Now' } as const satisfies Record<
  OrderKind,
  string
>

/** Without vowels they form no word, and without I and O nobody mistakes one for a digit. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'

/** The name of an order in a chat or on the phone, like a number plate: "KDT 418". It depends on the id alone. */
export const orderNumber = (id: OrderId): string => {
  const n = textHash(id)
  const base = letters.length
  const plate = [1, base, base ** 2].map((unit) => letters[Math.floor(n / 1000 / unit) % base]).join('')
  return `${plate} ${String(n % 1000).padStart(3, '0')}`
}
