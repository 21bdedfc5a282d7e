import { Button } from '@mantine/core'
import { reportError } from '@/store/error-log/error-log'
import { setOrderStatus } from '@/store/orders'
import { nextStatuses, statusOf, type Order, type OrderStatus } from '@/cart/rules/order'
import { statusButtons, statusNames } from '@/cart/words/order-texts'
import { undo } from '#words/cart/orders'
import { showToast } from '@/kit/feedback/toast'
import classes from './orders.module.css'

/** What the person says of an order by hand, once it is no question whether it was sent. */
export function StatusButtons({ order }: { order: Order }) {
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
    showToast({ title: statusNames[status], action: { label: undo, onClick: () => void set(before) } })
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
