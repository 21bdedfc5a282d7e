import { useState } from 'react'
import { readOffers } from '@/cart/store/cart-offers'
import { deviceDb } from '@/store/db'
import { useStoredQuery } from '@/store/use-stored-query'
import type { Cart } from '@/cart/rules/cart'
import type { Offers } from '@/cart/rules/offers'
import { readProviderFacts, type FactsByProvider } from '@/cart/store/provider-facts'
import { useAsync } from '@/store/use-async'

const noOffers: Offers = new Map()

/** The current offers of the items in the cart; empty until they have been read. */
export const useOffers = (lines: Cart | null): Offers => {
  const read = useStoredQuery(async () => ({ offers: await readOffers(deviceDb(), lines ?? []) }), [lines])
  return read.state === 'ready' ? read.offers : noOffers
}

const noFacts: FactsByProvider = new Map()

/** The known facts of the providers in the cart; empty until they have been read. */
export const useProviderFacts = (lines: Cart): FactsByProvider => {
  const [facts, setFacts] = useState(noFacts)
  useAsync(
    async (signal) => {
      const read = await readProviderFacts(lines.map(({ category }) => category))
      if (!signal.aborted) setFacts(read)
    },
    [lines],
    'cart',
  )
  return facts
}
