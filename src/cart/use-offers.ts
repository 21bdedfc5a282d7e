import { readOffers } from '@/store/cart-offers'
import { deviceDb } from '@/store/db'
import { useStoredQuery } from '@/store/use-stored-query'
import type { Cart } from '@/cart/rules/cart'
import type { Offers } from '@/cart/rules/offers'

const noOffers: Offers = new Map()

/** What is sold today of what is in the cart; nothing is known until it has been read. */
export const useOffers = (lines: Cart | null): Offers => {
  const read = useStoredQuery(async () => ({ offers: await readOffers(deviceDb(), lines ?? []) }), [lines])
  return read.state === 'ready' ? read.offers : noOffers
}
