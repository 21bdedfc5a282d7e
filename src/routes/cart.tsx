import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { cartSearch } from '@/domain/cart/cart-search'
import { cart } from '@/messages/shell/screen-titles.gen'

export const Route = createFileRoute('/cart')({
  staticData: { title: cart },
  validateSearch: cartSearch,
  component: lazyRouteComponent(() => import('./-cart-screen'), 'CartScreen'),
})
