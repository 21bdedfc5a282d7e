// Chunk: orders

import { Anchor, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { recentOrders } from '@/cart/store/orders'
import { useStoredQuery } from '@/store/use-stored-query'
import { providersOf } from '@/cart/rules/order'
import { linesText, totalText } from '@/cart/words/order-texts'
import { orderTime } from '@/cart/words/order-message'
import * as messages from '#words/cart/orders'
import { OrderAgain, type AgainProps } from './order-again'
import classes from './orders.module.css'

/** The latest order, with a button to repeat it. Shows nothing before the first order. */
export function LastOrder(again: AgainProps) {
  const stored = useStoredQuery(async () => ({ orders: await recentOrders(1) }), [])
  const order = stored.state === 'ready' ? stored.orders[0] : undefined
  if (!order) return null
  return (
    <section className={classes.order} aria-labelledby="last-order">
      <div className={classes.heading}>
        <Title order={2} size="h5" id="last-order">
          {messages.lastOrder}
        </Title>
        <Anchor
          className={classes.all}
          renderRoot={(props) => <Link to="/cart" search={{ view: 'orders' }} {...props} />}
        >
          {messages.allOrders}
        </Anchor>
      </div>
      <Text lineClamp={2}>{linesText(order.lines)}</Text>
      <div className={classes.foot}>
        <Text size="sm" c="var(--ink-soft)">
          {[
            ...providersOf(order)
              .slice(0, order.direct ? 1 : 0)
              .map(({ name }) => name),
            orderTime(order.placedAt),
            totalText(order),
          ].join(' · ')}
        </Text>
        <OrderAgain order={order} {...again} />
      </div>
    </section>
  )
}
