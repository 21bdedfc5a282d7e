import { Button, Container, Group, Skeleton, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useMemo, type ReactNode } from 'react'
import type { CartSearch } from '@/cart/rules/cart-search'
import { asSoldToday } from '@/cart/rules/offers'
import type { OrderedFrom } from '@/cart/rules/order'
import * as messages from '#words/cart/cart-page'
import { EmptyState } from '@/kit/feedback/empty-state'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { lazyPart } from '@/kit/platform/lazy-part'
import { Aside } from './aside'
import { CartLines } from './cart-lines'
import classes from './cart.module.css'
import { useCart } from './cart-provider'
import { Checkout } from './checkout'
import { useDelivery } from './use-delivery'
import { useOffers } from './use-offers'

const OrdersView = lazyPart(() => import('./orders').then((loaded) => loaded.OrdersView))
const LatestOrders = lazyPart(() => import('./orders').then((loaded) => loaded.LatestOrders))

type CartPageProps = CartSearch & {
  onBack: () => void
  /** Shows the cart, after an order was put into it again. */
  onCart: () => void
  /** Lets the person say how a provider of an order was. */
  rating?: (provider: OrderedFrom) => ReactNode
}

/** The cart, or the orders that were handed over. */
export function CartPage({ view, onBack, onCart, rating }: CartPageProps) {
  if (view === 'orders') {
    return (
      <Container pb="xl" size="sm">
        <ScreenHeader title={messages.yourOrders} intro={messages.keptHere} onBack={onBack} />
        <Suspense fallback={<Loading label={messages.loadingOrders} />}>
          <OrdersView onCart={onCart} rating={rating} />
        </Suspense>
      </Container>
    )
  }
  return <FilledCart onBack={onBack} onCart={onCart} />
}

function FilledCart({ onBack, onCart }: Pick<CartPageProps, 'onBack' | 'onCart'>) {
  const { lines, clear } = useCart()
  const delivery = useDelivery()
  const offers = useOffers(lines)
  // The same object until something changes: a double tap orders once.
  const current = useMemo(() => lines && asSoldToday(lines, offers), [lines, offers])
  const loading = lines === null || (lines.length > 0 && delivery === null)
  return (
    <Container pb="xl">
      <ScreenHeader title={messages.yourCart} onBack={onBack}>
        {lines && lines.length > 0 && (
          <Button variant="subtle" size="sm" px="xs" c="var(--danger)" onClick={() => void clear()}>
            {messages.clearCart}
          </Button>
        )}
      </ScreenHeader>
      {loading && <Loading label={messages.loadingCart} />}
      {lines?.length === 0 && (
        <EmptyState image="/pictures/campus.svg#empty-cart" text={messages.empty}>
          <Group>
            <Button renderRoot={(props) => <Link to="/" {...props} />}>{messages.continueShopping}</Button>
          </Group>
        </EmptyState>
      )}
      {lines && current && current.length > 0 && delivery && (
        <div className={classes.columns}>
          <CartLines lines={current} added={lines} />
          <Checkout lines={current} offers={offers} delivery={delivery} />
        </div>
      )}
      <Aside />
      <Suspense>
        <LatestOrders onCart={onCart} />
      </Suspense>
    </Container>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <Stack aria-busy aria-label={label}>
      <Skeleton h={96} />
      <Skeleton h={96} />
    </Stack>
  )
}
