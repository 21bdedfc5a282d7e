import { createFileRoute } from '@tanstack/react-router'
import { cartSearch } from '@/domain/cart/cart-search'
import { cart } from '@/messages/shell/screen-titles.gen'
import { lazyScreen } from '@/ui/platform/lazy-screen'

export const Route = createFileRoute('/cart')({
  staticData: { title: cart },
  validateSearch: cartSearch,
  component: lazyScreen(async () => (await import('./-cart-screen')).CartScreen),
})
