import { Suspense, useState } from 'react'
import { useAsync } from '@/store/use-async'
import { lazyPart } from '@/kit/platform/lazy-part'

// What is about orders loads only where there are orders.
const LateLastOrder = lazyPart(() => import('./last-order').then((loaded) => loaded.LastOrder))
const LateSentQuestion = lazyPart(() => import('./sent-question').then((loaded) => loaded.SentQuestion))

/** Whether anything has been ordered on this phone. */
const useHasOrders = (): boolean => {
  const [has, setHas] = useState(false)
  useAsync(
    async (signal) => {
      const { watchHasOrders } = await import('@/store/cart-store')
      if (!signal.aborted) signal.addEventListener('abort', watchHasOrders(setHas))
    },
    [],
    'cart',
  )
  return has
}

export function LastOrder({ onCart }: { onCart: () => void }) {
  return useHasOrders() ? (
    <Suspense>
      <LateLastOrder onCart={onCart} />
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
