import { Button, Container, Group, Skeleton, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useMemo, type ReactNode } from 'react'
import type { CartSearch } from '@/cart/rules/first-screen'
import { asSoldToday } from '@/cart/rules/offers'
import type { OrderedFrom } from '@/cart/rules/order'
import * as messages from '#words/cart/cart-page'
import { EmptyState } from '@/kit/feedback/empty-state'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { lazyPart } from '@/kit/platform/lazy-part'
import { readAside } from '@/cart/store/cart-store'
import { useCampusName } from '@/store/use-campus-name'
import { useStoredQuery } from '@/store/use-stored-query'
import type { Cart } from '@/cart/rules/cart'
import { defaultCampus } from '@/kit/rules/campus'
import { Callout } from '@/kit/feedback/callout'
import type { AgainProps } from './order-again'
import { CartLines } from './cart-lines'
import classes from './cart.module.css'
import { useCart } from './cart-provider'
import { Checkout } from './checkout'
import { useDelivery } from './delivery'
import { useOffers } from './queries'

const OrdersView = lazyPart(() => import('./orders').then((loaded) => loaded.OrdersView))
const LatestOrders = lazyPart(() => import('./orders').then((loaded) => loaded.LatestOrders))

type CartPageProps = CartSearch &
  AgainProps & {
    onBack: () => void
    /** Lets the person rate a provider of an order. */
    rating?: (provider: OrderedFrom) => ReactNode
  }

/** The cart, or the orders that were handed over. */
export function CartPage({ view, onBack, rating, ...again }: CartPageProps) {
  if (view === 'orders') {
    return (
      <Container pb="xl" size="sm">
        <ScreenHeader title={messages.yourOrders} note={messages.keptHere} onBack={onBack} />
        <Suspense fallback={<Loading label={messages.loadingOrders} />}>
          <OrdersView rating={rating} {...again} />
        </Suspense>
      </Container>
    )
  }
  return <FilledCart onBack={onBack} {...again} />
}

function FilledCart({ onBack, ...again }: AgainProps & Pick<CartPageProps, 'onBack'>) {
  const { lines, clear } = useCart()
  const delivery = useDelivery()
  const offers = useOffers(lines)
  // Keeps the same object until something changes, so that a double tap orders once.
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
      <ItemsOfOtherCampuses />
      <Suspense>
        <LatestOrders {...again} />
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

/** Items from other campuses. They are listed under the name of their campus and cannot be ordered here. */
function ItemsOfOtherCampuses() {
  const stored = useStoredQuery(async () => ({ lines: await readAside() }), [])
  if (stored.state !== 'ready') return null
  const slugOf = ({ campus = defaultCampus.slug }: Cart[number]) => campus
  return [...new Set(stored.lines.map(slugOf))].map((slug) => (
    <ItemsOfCampus key={slug} slug={slug} lines={stored.lines.filter((line) => slugOf(line) === slug)} />
  ))
}

function ItemsOfCampus({ slug, lines }: { slug: string; lines: Cart }) {
  const campus = useCampusName(slug)
  const names = lines.map(({ name }) => name).join(', ')
  return (
    <Callout
      tone="info"
      title={messages.aside({ campus, names })}
      actions={
        <Button variant="default" renderRoot={(props) => <Link to="/profile" {...props} />}>
          {messages.changeCampus}
        </Button>
      }
    >
      {messages.asideText({ campus })}
    </Callout>
  )
}
