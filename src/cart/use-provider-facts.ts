import { useState } from 'react'
import { readProviderFacts, type FactsByProvider } from '@/store/provider-facts'
import { useAsync } from '@/store/use-async'
import type { Cart } from '@/cart/rules/cart'

const noFacts: FactsByProvider = new Map()

/** What is known of the providers in the cart; nothing until it has been read. */
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
