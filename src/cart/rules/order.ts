/** Orders are stored on the device once they are handed over, so that people can look them up and order again. */

import {
  addLine,
  deliveryFee,
  lineTotal,
  subtotal,
  total,
  type Cart,
  type CartCategory,
  type CartLine,
  type Stock,
} from './cart'
import { tidyNote, type Recipient } from './delivery'
import type { ProviderSlug } from '@/shops/rules/ratings/provider-slug'
import { dayMs } from '@/kit/rules/durations'
import type { LineId, OrderId } from '@/kit/rules/ids'
import type { Kes } from '@/kit/rules/money'
import type { PhoneDigits } from '@/kit/rules/phone-links'

export type OrderChannel = 'whatsapp' | 'sms' | 'call'

/**
 * The app opens a chat and cannot see what happens there: until the person has said so, it is not known whether an
 * order was sent, and whether it came.
 */
export type OrderStatus = 'unsure' | 'sent' | 'not-sent' | 'arrived' | 'cancelled'

/** `placedAt` is an ISO instant in UTC; the amounts are as of that time. */
type Handover = {
  readonly id: OrderId
  readonly placedAt: string
  readonly channel: OrderChannel
  readonly total: Kes
  /** Orders from before the question was asked have none. */
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
  /** What is known of when a provider works and delivers, in words, by its name. */
  readonly providers?: Readonly<Record<string, string>>
  readonly direct?: never
}

/** What a line of an order says of its item. */
export type OrderedLine = Pick<CartLine, 'name' | 'price' | 'quantity' | 'provider'> & {
  /** None of what no storefront sells, and of direct orders of earlier versions. */
  readonly id?: LineId
  /** None of what no storefront sells. */
  readonly category?: CartCategory
  /** Who is rated for it. Lines of earlier versions have no more than the name. */
  readonly ratedAs?: ProviderSlug
}

/** The chat or call with a provider. */
export type DirectContact = {
  readonly digits: PhoneDigits
  /** As it was sent, with the number of the order and where it goes. None of a call. */
  readonly message?: string
  /** What the message says of the item alone, to be said again. None in orders of earlier versions. */
  readonly words?: string
  /** What the button said: "WhatsApp", or one of `keptLabels`. */
  readonly label: string
  /** The price in words, where it is no amount. */
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
 * @param delivery without a recipient, the message says nothing of where it goes
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

/** Whether the person has sent it, as far as they have said; what has arrived was. */
export const wasSent = (order: Pick<Order, 'status'>): boolean => ['sent', 'arrived'].includes(statusOf(order))

/** Whether it still has to be sent. */
export const isUnsent = (order: Pick<Order, 'status'>): boolean => ['unsure', 'not-sent'].includes(statusOf(order))

/** What the person may still say of an order by hand. */
export const nextStatuses = (order: Pick<Order, 'status'>): readonly OrderStatus[] => {
  const status = statusOf(order)
  return status === 'sent' ? ['arrived', 'cancelled'] : status === 'not-sent' ? ['cancelled'] : []
}

/**
 * True on the day of an order of which the person has not said that it was sent. After a day nobody remembers, and
 * nobody is asked.
 * @param now milliseconds since the epoch
 */
export const isOpen = (order: Pick<Order, 'status' | 'placedAt'>, now: number): boolean =>
  isUnsent(order) && now - Date.parse(order.placedAt) < dayMs

/**
 * The order to ask about: the newest of which it is not known whether it was sent.
 * @param orders newest first
 * @param now when the person came back, in milliseconds since the epoch: what was handed over later is still on its way
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
