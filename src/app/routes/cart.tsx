import { createFileRoute } from '@tanstack/react-router'
import { cartSearch } from '@/cart/rules/cart-early'
import { cart } from '#words/app/shell/screen-titles'
import { lazyScreen } from '@/kit/platform/lazy-screen'

export const Route = createFileRoute('/cart')({
  staticData: { title: cart },
  validateSearch: cartSearch,
  component: lazyScreen(async () => (await import('./-cart-screen')).CartScreen),
})
