import { readOffers } from '@/data/cart-offers'
import { deviceDb } from '@/data/db'
import { useStoredQuery } from '@/data/use-stored-query'
import type { Cart } from '@/domain/cart/cart'
import type { Offers } from '@/domain/cart/offers'

const noOffers: Offers = new Map()

/** What is sold today of what is in the cart; nothing is known until it has been read. */
export const useOffers = (lines: Cart | null): Offers => {
  const read = useStoredQuery(async () => ({ offers: await readOffers(deviceDb(), lines ?? []) }), [lines])
  return read.state === 'ready' ? read.offers : noOffers
}
