import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { useBack } from '@/features/shell'
import { withCode } from './-with-code'

const CartPage = lazyRouteComponent(() => import('@/features/cart/cart-page'), 'CartPage')

export const Route = createFileRoute('/cart')({
  staticData: { title: 'Cart' },
  component: withCode(CartScreen, CartPage),
})

function CartScreen() {
  return <CartPage onBack={useBack()} />
}
