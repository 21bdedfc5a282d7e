import { Button, Text } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { reportError } from '@/store/error-log/error-log'
import { setOrderStatus, resendOrder } from '@/cart/store/orders'
import { isUnsent, statusOf, type Order, type OrderStatus, type OrderChannel } from '@/cart/rules/order'
import { remedyText, sentQuestion } from '@/cart/words/order-texts'
import * as messages from '#words/cart/orders'
import { readPhone } from '@/kit/rules/phone'
import { smsLink, telLink, whatsappLink } from '@/kit/rules/phone-links'
import { site } from '@/kit/rules/site'
import { checkoutMessage } from '@/cart/words/order-message'
import classes from './orders.module.css'
import { SendLink } from './send-link'

type SentAnswerProps = {
  order: Order
  /** Also receives the answer. */
  onAnswer?: (status: OrderStatus) => void
  /** Called when the order is sent after all. */
  onSend?: () => void
}

/** Asks if an order was sent; an unsent order can be sent now. */
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

/** The number and the message of an order: its provider's, or the team's for a whole cart. */
const contactOf = (order: Order) => {
  if (order.direct) return order.direct
  const team = readPhone(site.supportPhone)
  return team.ok ? { digits: team.digits, message: checkoutMessage(order) } : null
}

/** Hands an order over again, with the same message or by a call. */
function SendLinks({ order, onSend }: { order: Order; onSend?: (() => void) | undefined }) {
  const contact = contactOf(order)
  if (contact === null) return null
  const { digits, message } = contact
  const resend = (channel: OrderChannel) => () => {
    void resendOrder(order.id, channel).catch((error: unknown) => reportError('cart', error))
    onSend?.()
  }
  return (
    <>
      {message !== undefined && (
        <>
          <SendLink
            channel="whatsapp"
            label={messages.sendOnWhatsApp}
            href={whatsappLink(digits, message)}
            onClick={resend('whatsapp')}
          />
          <SendLink
            channel="sms"
            label={messages.sendAsSms}
            variant="default"
            href={smsLink(digits, message)}
            onClick={resend('sms')}
          />
        </>
      )}
      <Button
        component="a"
        variant={message === undefined ? 'filled' : 'default'}
        href={telLink(digits)}
        leftSection={<IconPhone size={20} aria-hidden />}
        onClick={resend('call')}
      >
        {messages.call}
      </Button>
    </>
  )
}
