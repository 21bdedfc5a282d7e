import { Badge, Text, Title } from '@mantine/core'
import { Fragment, useState, type ReactNode } from 'react'
import { deviceDb } from '@/store/db'
import { withRatedProviders } from '@/store/rated-lines'
import { useAsync } from '@/store/use-async'
import type { Recipient } from '@/cart/rules/delivery'
import {
  isUnsent,
  providersOf,
  statusOf,
  wasSent,
  type Order,
  type OrderedFrom,
  type OrderedLine,
  type OrderStatus,
} from '@/cart/rules/order'
import { orderNumber } from '@/cart/rules/order-number'
import { payBy } from '#words/cart/delivery'
import { linesText, namesText, statusNames, totalText } from '@/cart/words/order-texts'
import { keptTime } from '@/cart/words/order-time'
import * as messages from '#words/cart/orders'
import { OrderAgain } from './order-again'
import classes from './orders.module.css'
import { StatusButtons } from './status-buttons'
import { SentAnswer } from './sent-answer'

const statusColors = {
  unsure: 'mango',
  sent: 'lagoon',
  'not-sent': 'coral',
  arrived: 'lagoon',
  cancelled: 'gray',
} as const satisfies Record<OrderStatus, string>

export type OrderCardProps = {
  order: Order
  /** Shows the cart, after the order was put into it again. */
  onCart: () => void
  /** Lets the person say how a provider was. */
  rating?: ((provider: OrderedFrom) => ReactNode) | undefined
}

/** An order with what it asked for, whether it was sent, and a button that orders the same again. */
export function OrderCard({ order, onCart, rating }: OrderCardProps) {
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
        <OrderAgain order={order} onCart={onCart} />
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
