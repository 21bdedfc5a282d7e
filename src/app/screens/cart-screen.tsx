// Chunk: cart

import { useNavigate, useSearch } from '@tanstack/react-router'
import { cartSearch } from '@/cart/rules/first-screen'
import type { OrderedFrom } from '@/cart/rules/order'
import { CartPage } from '@/cart/cart-page'
import { useBack } from '@/app/shell'
import { rate } from './rate'
import { loadDirectAgain } from './load-direct-again'
import { screens } from '@/screens'

/** A provider that is no longer in any list cannot be rated. */
const rating = ({ name, ratedAs }: OrderedFrom) => ratedAs && rate(ratedAs, name)

/** Connects the cart to the URL. */
export function CartScreen() {
  const { view } = cartSearch(useSearch({ from: screens.cart.path }))
  const navigate = useNavigate({ from: screens.cart.path })
  return (
    <CartPage
      view={view}
      loadDirectAgain={loadDirectAgain}
      onBack={useBack()}
      onCart={() => void navigate({ search: cartSearch({}) })}
      rating={rating}
    />
  )
}
