import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { cartSearch } from '@/domain/cart/cart-search'
import type { OrderedFrom } from '@/domain/cart/order'
import { CartPage } from '@/features/cart/cart-page'
import { useBack } from '@/features/shell'
import { lazyPart } from '@/ui/platform/lazy-part'

const OrderRating = lazyPart(() => import('./-order-rating').then((loaded) => loaded.OrderRating))

const rating = (provider: OrderedFrom) => (
  <Suspense>
    <OrderRating provider={provider} />
  </Suspense>
)

/** Connects the cart to the URL. */
export function CartScreen() {
  const { view } = cartSearch(useSearch({ from: '/cart' }))
  const navigate = useNavigate({ from: '/cart' })
  return <CartPage view={view} onBack={useBack()} onCart={() => void navigate({ search: cartSearch({}) })} rating={rating} />
}
