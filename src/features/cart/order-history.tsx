import { Button, Text, Title } from '@mantine/core'
import { changeCart, recentOrders } from '@/data/cart-store'
import { reportError } from '@/data/error-log/error-log'
import { useStoredQuery } from '@/data/use-stored-query'
import { formatKes } from '@/messages/shared/money'
import { reorder, type Order, type OrderChannel } from '@/domain/cart/order'
import { showToast } from '@/ui/feedback/toast'
import classes from './cart.module.css'

const shownOrders = 20

const channelNames = { whatsapp: 'WhatsApp', sms: 'SMS', call: 'a call' } as const satisfies Record<OrderChannel, string>

/** Orders sent from this phone. They are stored nowhere else. */
export function OrderHistory() {
  const stored = useStoredQuery(async () => ({ orders: await recentOrders(shownOrders) }), [])
  if (stored.state !== 'ready' || stored.orders.length === 0) return null
  return (
    <section className={classes.history} aria-labelledby="your-orders">
      <Title order={2} size="h3" id="your-orders">
        Your orders
      </Title>
      <Text size="sm" c="var(--ink-soft)">
        Kept on this phone only.
      </Text>
      <ul className={classes.orders}>
        {stored.orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
    </section>
  )
}

function OrderCard({ order }: { order: Order }) {
  const orderAgain = async () => {
    try {
      await changeCart((cart, stock) => ({ cart: reorder(cart, order, stock), event: { kind: 'none' } }), order.lines)
    } catch (error) {
      void reportError('cart', error)
      showToast({ title: 'Cart not saved', description: 'This phone did not let us save it. Free some space and try again.', tone: 'destructive' })
      return
    }
    showToast({ title: 'Added to Cart!', description: 'Everything of that order is in your cart again', duration: 3000 })
    window.scrollTo({ top: 0 })
  }
  return (
    <li className={classes.order}>
      <div className={classes.words}>
        <Text fw={700}>
          {dateFormat.format(new Date(order.placedAt))} by {channelNames[order.channel]}
        </Text>
        <Text size="sm" c="var(--ink-soft)">
          {order.lines.map((line) => `${line.quantity} x ${line.name}`).join(', ')}
        </Text>
        <Text className={classes.price}>{formatKes(order.total)}</Text>
      </div>
      <Button variant="light" onClick={() => void orderAgain()}>
        Order again
      </Button>
    </li>
  )
}

const dateFormat = new Intl.DateTimeFormat('en-KE', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
