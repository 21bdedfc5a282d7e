import { Button, Text } from '@mantine/core'
import { reportError } from '@/store/error-log/error-log'
import { setOrderStatus } from '@/store/orders'
import { isUnsent, statusOf, type Order, type OrderStatus } from '@/cart/rules/order'
import { remedyText, sentQuestion } from '@/cart/words/order-texts'
import * as messages from '#words/cart/orders'
import classes from './orders.module.css'
import { SendLinks } from './send-links'

type SentAnswerProps = {
  order: Order
  /** Told the answer besides. */
  onAnswer?: (status: OrderStatus) => void
  /** Told when it is sent after all. */
  onSend?: () => void
}

/** Asks whether an order was sent; what was not can be sent now. */
export function SentAnswer({ order, onAnswer, onSend }: SentAnswerProps) {
  const status = statusOf(order)
  if (!isUnsent(order)) return null
  const answer = (next: OrderStatus) => {
    void setOrderStatus(order.id, next).catch((error: unknown) => reportError('cart', error))
    onAnswer?.(next)
  }
  return (
    <div>
      <Text size="sm" fw={600}>
        {remedyText(order) ?? sentQuestion(order)}
      </Text>
      <div className={classes.buttons}>
        {status === 'unsure' ? (
          <>
            <Button onClick={() => answer('sent')}>{messages.yes}</Button>
            <Button variant="default" onClick={() => answer('not-sent')}>
              {messages.no}
            </Button>
          </>
        ) : (
          <SendLinks order={order} onSend={onSend} />
        )}
      </div>
    </div>
  )
}
