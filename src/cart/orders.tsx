// Chunk: orders

import { Button, Text, Title, Badge } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Fragment, useState, type ReactNode } from 'react'
import { recentOrders, setOrderStatus } from '@/cart/store/orders'
import { useStoredQuery } from '@/store/use-stored-query'
import * as messages from '#words/cart/orders'
import { EmptyState } from '@/kit/feedback/empty-state'
import { deviceDb } from '@/store/db'
import { withRatedProviders } from '@/cart/store/rated-lines'
import { useAsync } from '@/store/use-async'
import type { Recipient } from '@/cart/rules/delivery'
import {
  isUnsent,
  providersOf,
  statusOf,
  wasSent,
  orderNumber,
  nextStatuses,
  type Order,
  type OrderedFrom,
  type OrderedLine,
  type OrderStatus,
} from '@/cart/rules/order'
import { payBy } from '#words/cart/delivery'
import { linesText, namesText, statusNames, totalText, statusButtons } from '@/cart/words/order-texts'
import { keptTime } from '@/cart/words/order-message'
import { reportError } from '@/store/error-log/error-log'
import { showToast } from '@/kit/feedback/toast'
import classes from './orders.module.css'
import { OrderAgain, type AgainProps } from './order-again'
import { SentAnswer } from './sent-answer'

const shownOrders = 20

/** The number of orders shown below the cart. */
const latestOrders = 3

const useOrders = (limit: number) => useStoredQuery(async () => ({ orders: await recentOrders(limit) }), [limit])

type OrdersProps = Omit<OrderCardProps, 'order'>

/** The latest orders handed over on this phone. They are stored nowhere else. */
export function OrdersView(shared: OrdersProps) {
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
        <OrderCard key={order.id} order={order} {...shared} />
      ))}
    </ul>
  )
}

/** The latest orders, below the cart. */
export function LatestOrders(again: AgainProps) {
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
          <OrderCard key={order.id} order={order} {...again} />
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

const statusColors = {
  unsure: 'mango',
  sent: 'lagoon',
  'not-sent': 'coral',
  arrived: 'lagoon',
  cancelled: 'gray',
} as const satisfies Record<OrderStatus, string>

type OrderCardProps = AgainProps & {
  order: Order
  /** Lets the person rate a provider. */
  rating?: ((provider: OrderedFrom) => ReactNode) | undefined
}

/** An order with its lines, its status, and a button that repeats it. */
function OrderCard({ order, rating, ...again }: OrderCardProps) {
  const [lines, setLines] = useState<readonly OrderedLine[]>(order.lines)
  useAsync(
    async (signal) => {
      const rated = await withRatedProviders(deviceDb(), order.lines)
      if (!signal.aborted) setLines(rated)
    },
    [order.lines],
    'cart',
  )
  const providers = providersOf(order)
  const status = statusOf(order)
  return (
    <li className={classes.order}>
      <div className={classes.heading}>
        <Title order={3} size="h5">
          {messages.order({ number: orderNumber(order.id) })}
        </Title>
        <Badge variant="light" color={statusColors[status]}>
          {statusNames[status]}
        </Badge>
      </div>
      <Text size="sm" c="var(--ink-soft)">
        {messages.handedOver({ time: keptTime(order.placedAt), channel: order.channel })}
      </Text>
      <Text>{linesText(order.lines)}</Text>
      {providers.length > 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {messages.from({ providers: namesText(providers.map(({ name }) => name)) })}
        </Text>
      )}
      <Details recipient={order.recipient} note={order.direct ? undefined : order.note} />
      {isUnsent(order) && (
        <div className={classes.answer}>
          <SentAnswer order={order} />
        </div>
      )}
      {wasSent(order) &&
        rating &&
        providersOf({ lines }).map((provider) => (
          <Fragment key={provider.ratedAs ?? provider.name}>{rating(provider)}</Fragment>
        ))}
      <div className={classes.foot}>
        <Text className={classes.price}>{totalText(order)}</Text>
        <OrderAgain order={order} {...again} />
      </div>
      <StatusButtons order={order} />
    </li>
  )
}

function Details({ recipient, note }: { recipient: Recipient | undefined; note: string | undefined }) {
  return (
    <>
      {recipient && (
        <Text size="sm" className={classes.detail}>
          {messages.deliveredTo({
            place: recipient.place,
            name: recipient.name,
            payment: payBy({ payment: recipient.payment }),
          })}
        </Text>
      )}
      {note && (
        <Text size="sm" className={classes.detail}>
          {messages.note({ note })}
        </Text>
      )}
    </>
  )
}

/** Buttons that set the status by hand, once it is known whether the order was sent. */
function StatusButtons({ order }: { order: Order }) {
  const set = async (status: OrderStatus): Promise<void> => {
    try {
      await setOrderStatus(order.id, status)
    } catch (error) {
      void reportError('cart', error)
      await (await import('./show-not-saved')).showNotSaved('other')
    }
  }
  const choose = async (status: OrderStatus) => {
    const before = statusOf(order)
    await set(status)
    showToast({ title: statusNames[status], action: { label: messages.undo, onClick: () => void set(before) } })
  }
  const next = nextStatuses(order)
  if (next.length === 0) return null
  return (
    <div className={classes.buttons}>
      {next.map((status) => (
        <Button key={status} variant="default" size="sm" onClick={() => void choose(status)}>
          {statusButtons[status]}
        </Button>
      ))}
    </div>
  )
}
