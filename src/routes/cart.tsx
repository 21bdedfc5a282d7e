import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { useBack } from '@/features/shell'

const CartPage = lazyRouteComponent(() => import('@/features/cart/cart-page'), 'CartPage')

export const Route = createFileRoute('/cart')({
  staticData: { title: 'Cart' },
  component: CartScreen,
})

function CartScreen() {
  return <CartPage onBack={useBack()} />
}
