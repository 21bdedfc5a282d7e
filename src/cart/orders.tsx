import { Button, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { recentOrders } from '@/store/orders'
import { useStoredQuery } from '@/store/use-stored-query'
import * as messages from '#words/cart/orders'
import { EmptyState } from '@/kit/feedback/empty-state'
import { OrderCard, type OrderCardProps } from './order-card'
import classes from './orders.module.css'

const shownOrders = 20

/** As many as are worth a look below the cart. */
const latestOrders = 3

const useOrders = (limit: number) => useStoredQuery(async () => ({ orders: await recentOrders(limit) }), [limit])

type OrdersProps = Omit<OrderCardProps, 'order'>

/** Every order that was handed over on this phone. They are stored nowhere else. */
export function OrdersView({ onCart, rating }: OrdersProps) {
  const stored = useOrders(shownOrders)
  if (stored.state === 'loading') return null
  if (stored.state === 'failed' || stored.orders.length === 0) {
    return (
      <EmptyState image="/pictures/campus.svg#empty-cart" text={messages.none}>
        <Text c="var(--ink-soft)">{messages.noneText}</Text>
        <Button renderRoot={(props) => <Link to="/" {...props} />}>{messages.continueShopping}</Button>
      </EmptyState>
    )
  }
  return (
    <ul className={classes.orders} aria-label={messages.yourOrders}>
      {stored.orders.map((order) => (
        <OrderCard key={order.id} order={order} onCart={onCart} rating={rating} />
      ))}
    </ul>
  )
}

/** The latest orders, below the cart. */
export function LatestOrders({ onCart }: Pick<OrdersProps, 'onCart'>) {
  const stored = useOrders(latestOrders + 1)
  if (stored.state !== 'ready' || stored.orders.length === 0) return null
  return (
    <section className={classes.history} aria-labelledby="your-orders">
      <Title order={2} size="h3" id="your-orders">
        {messages.yourOrders}
      </Title>
      <Text size="sm" c="var(--ink-soft)">
        {messages.keptHere}
      </Text>
      <ul className={classes.orders}>
        {stored.orders.slice(0, latestOrders).map((order) => (
          <OrderCard key={order.id} order={order} onCart={onCart} />
        ))}
      </ul>
      {stored.orders.length > latestOrders && (
        <Button
          variant="subtle"
          mt="sm"
          renderRoot={(props) => <Link to="/cart" search={{ view: 'orders' }} {...props} />}
        >
          {messages.allYourOrders}
        </Button>
      )}
    </section>
  )
}
