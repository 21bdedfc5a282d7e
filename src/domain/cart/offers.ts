/** What is sold today, compared with what was put into the cart. */

import { hasTotal, type Cart, type Stock } from './cart'
import type { LineId } from '../shared/ids'
import type { Kes } from '../shared/money'

export type Offer = { readonly price: Kes; /** Units left; null when unknown. */ readonly stock: number | null }

/** By line; null for what is no longer sold. What is missing is not known. */
export type Offers = ReadonlyMap<LineId, Offer | null>

/** The lines at today's prices, as far as they are known. */
export const atTodaysPrices = (cart: Cart, offers: Offers): Cart => {
  const priced = cart.map((line) => {
    const price = offers.get(line.id)?.price ?? line.price
    return price === line.price ? line : { ...line, price }
  })
  return hasTotal(priced) ? priced : cart
}

/** What is left of each; nothing of what is no longer sold. */
export const stockOf = (offers: Offers): Stock =>
  new Map([...offers].flatMap(([id, offer]) => {
    const stock = offer === null ? 0 : offer.stock
    return stock === null ? [] : [[id, stock] as const]
  }))

/** Splits an earlier order into what can be ordered again, at today's prices, and the names of what is gone. */
export const ordersAgain = (lines: Cart, offers: Offers): { readonly lines: Cart; readonly gone: readonly string[] } => {
  const isGone = ({ id }: Cart[number]) => offers.get(id) === null
  return { lines: atTodaysPrices(lines.filter((line) => !isGone(line)), offers), gone: lines.filter(isGone).map(({ name }) => name) }
}
