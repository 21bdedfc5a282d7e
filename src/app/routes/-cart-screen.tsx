import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { cartSearch } from '@/cart/rules/cart-early'
import type { OrderedFrom } from '@/cart/rules/order'
import { CartPage } from '@/cart/cart-page'
import { useBack } from '@/app/shell'
import { lazyPart } from '@/kit/platform/lazy-part'

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
  return (
    <CartPage view={view} onBack={useBack()} onCart={() => void navigate({ search: cartSearch({}) })} rating={rating} />
  )
}
