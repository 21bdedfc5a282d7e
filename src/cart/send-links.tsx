import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { reportError } from '@/store/error-log/error-log'
import { resendOrder } from '@/store/orders'
import type { Order, OrderChannel } from '@/cart/rules/order'
import { readPhone } from '@/kit/rules/phone'
import { smsLink, telLink, whatsappLink } from '@/kit/rules/phone-links'
import { site } from '@/kit/rules/site'
import { checkoutMessage } from '@/cart/words/order-message'
import * as messages from '#words/cart/orders'
import { SendLink } from './send-link'

/** Where an order goes and what it says: to its provider, or the whole cart to the team. */
const contactOf = (order: Order) => {
  if (order.direct) return order.direct
  const team = readPhone(site.supportPhone)
  return team.ok ? { digits: team.digits, message: checkoutMessage(order) } : null
}

/** Hands an order over again, in the words that it had, or by a call. */
export function SendLinks({ order, onSend }: { order: Order; onSend?: (() => void) | undefined }) {
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
