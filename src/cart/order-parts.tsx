// Chunk: notices

import { Suspense, useState } from 'react'
import { useAsync } from '@/store/use-async'
import { lazyPart } from '@/kit/platform/lazy-part'
import type { AgainProps } from './order-again'

// These parts load only on phones that have orders.
const LateLastOrder = lazyPart(() => import('./last-order').then((loaded) => loaded.LastOrder))
const LateSentQuestion = lazyPart(() => import('./sent-question').then((loaded) => loaded.SentQuestion))

/** True if this phone has an order. */
const useHasOrders = (): boolean => {
  const [has, setHas] = useState(false)
  useAsync(
    async (signal) => {
      const { watchHasOrders } = await import('@/cart/store/cart-store')
      if (!signal.aborted) signal.addEventListener('abort', watchHasOrders(setHas))
    },
    [],
    'cart',
  )
  return has
}

export function LastOrder(again: AgainProps) {
  return useHasOrders() ? (
    <Suspense>
      <LateLastOrder {...again} />
    </Suspense>
  ) : null
}

export function SentQuestion() {
  return useHasOrders() ? (
    <Suspense>
      <LateSentQuestion />
    </Suspense>
  ) : null
}
