/** Today's offers, compared with the lines of the cart. */

import type { LineId } from '@/kit/rules/ids'
import type { Kes } from '@/kit/rules/money'
import { hasTotal, type Cart, type CartItem, type CartLine, type Stock } from './cart'

/** The current offer of an item. A missing field is unknown, and the line keeps its own. */
export type Offer = Partial<Pick<CartItem, 'name' | 'image' | 'provider' | 'ratedAs'>> & {
  readonly price: Kes
  /** Units left; null when unknown. */
  readonly stock: number | null
  readonly prescription?: boolean
  /** The number of its own chat, unparsed; null without one. */
  readonly contact?: string | null
}

/** Offers by line; null if the item is no longer sold. Nothing is known of a missing line. */
export type Offers = ReadonlyMap<LineId, Offer | null>

/** A difference between a line and today's offer, with the earlier value. */
export type LineChange =
  | { readonly what: 'name' | 'provider'; readonly was: string }
  | { readonly what: 'price'; readonly was: Kes }
  | { readonly what: 'prescription'; readonly was: boolean }

type Described = Pick<CartItem, 'name' | 'provider' | 'price' | 'prescription'>

const needs = ({ prescription }: Pick<CartItem, 'prescription'>): boolean => prescription === true

/** The differences between then and today. A provider that had no name does not count. */
export const changesOf = (then: Described, today: Described): readonly LineChange[] => [
  ...(then.name === today.name ? [] : [{ what: 'name', was: then.name } as const]),
  ...(then.provider.trim() === today.provider.trim() || then.provider.trim() === ''
    ? []
    : [{ what: 'provider', was: then.provider } as const]),
  ...(then.price === today.price ? [] : [{ what: 'price', was: then.price } as const]),
  ...(needs(then) === needs(today) ? [] : [{ what: 'prescription', was: needs(then) } as const]),
]

const soldToday = (line: CartLine, offer: Offer): CartLine => {
  const { prescription: then, ...rest } = line
  const { stock: _stock, contact: _contact, prescription = then, ...sold } = offer
  const today: CartLine = { ...rest, ...sold, ...(prescription ? { prescription } : {}) }
  return JSON.stringify(Object.entries(today).toSorted()) === JSON.stringify(Object.entries(line).toSorted())
    ? line
    : today
}

/** The lines with today's name, provider and price, as far as these are known. */
export const asSoldToday = (cart: Cart, offers: Offers): Cart => {
  const sold = cart.map((line) => {
    const offer = offers.get(line.id)
    return offer ? soldToday(line, offer) : line
  })
  return hasTotal(sold) ? sold : cart
}

/** The stock of each item; 0 if it is no longer sold. */
export const stockOf = (offers: Offers): Stock =>
  new Map(
    [...offers].flatMap(([id, offer]) => {
      const stock = offer === null ? 0 : offer.stock
      return stock === null ? [] : [[id, stock] as const]
    }),
  )

/** A line of an earlier order whose offer has changed. */
export type ChangedLine = { readonly line: Described; readonly changes: readonly LineChange[] }

type OrderedAgain = {
  /** The lines as they are sold today. */
  readonly lines: Cart
  readonly changed: readonly ChangedLine[]
  /** The names of items that are no longer sold. */
  readonly gone: readonly string[]
}

/** Splits an earlier order into items sold today and items no longer sold, and lists the changes. */
export const ordersAgain = (then: Cart, offers: Offers): OrderedAgain => {
  const isGone = ({ id }: Cart[number]) => offers.get(id) === null
  const left = then.filter((line) => !isGone(line))
  const lines = asSoldToday(left, offers)
  const changed = lines.flatMap((line, index) => {
    const before = left[index]
    const changes = before ? changesOf(before, line) : []
    return changes.length === 0 ? [] : [{ line, changes }]
  })
  return { lines, changed, gone: then.filter(isGone).map(({ name }) => name) }
}
