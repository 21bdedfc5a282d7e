/** What is sold today, compared with what was put into the cart. */

import { hasTotal, type Cart, type CartItem, type CartLine, type Stock } from './cart'
import type { LineId } from '@/kit/rules/ids'
import type { Kes } from '@/kit/rules/money'

/** What it leaves out is not known, and stays as it was put in. */
export type Offer = Partial<Pick<CartItem, 'name' | 'image' | 'provider' | 'ratedAs'>> & {
  readonly price: Kes
  /** Units left; null when unknown. */
  readonly stock: number | null
  readonly prescription?: boolean
  /** Whom its own chat is with. Unparsed; null without a number. */
  readonly contact?: string | null
}

/** By line; null for what is no longer sold. What is missing is not known. */
export type Offers = ReadonlyMap<LineId, Offer | null>

/** Why a line is not what it was: each with what it was. */
export type LineChange =
  | { readonly what: 'name' | 'provider'; readonly was: string }
  | { readonly what: 'price'; readonly was: Kes }
  | { readonly what: 'prescription'; readonly was: boolean }

type Described = Pick<CartItem, 'name' | 'provider' | 'price' | 'prescription'>

const needs = ({ prescription }: Pick<CartItem, 'prescription'>): boolean => prescription === true

/** What is different today. A provider that had no name was none to name. */
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

/**
 * The lines as they are sold today, as far as that is known: under today's name, from today's provider, at today's
 * price.
 */
export const asSoldToday = (cart: Cart, offers: Offers): Cart => {
  const sold = cart.map((line) => {
    const offer = offers.get(line.id)
    return offer ? soldToday(line, offer) : line
  })
  return hasTotal(sold) ? sold : cart
}

/** What is left of each; nothing of what is no longer sold. */
export const stockOf = (offers: Offers): Stock =>
  new Map(
    [...offers].flatMap(([id, offer]) => {
      const stock = offer === null ? 0 : offer.stock
      return stock === null ? [] : [[id, stock] as const]
    }),
  )

/** A line of an earlier order that is not sold as it was then. */
export type ChangedLine = { readonly line: Described; readonly changes: readonly LineChange[] }

type OrderedAgain = {
  /** As they are sold today. */
  readonly lines: Cart
  readonly changed: readonly ChangedLine[]
  /** The names of what is no longer sold. */
  readonly gone: readonly string[]
}

/** Splits an earlier order into what can be ordered again today and what is gone, and says what has changed. */
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
