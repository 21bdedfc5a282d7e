import { Button, Text, Title } from '@mantine/core'
import { IconBrandWhatsapp, IconMessage, IconPhone } from '@tabler/icons-react'
import { useRef, type ReactNode } from 'react'
import { deliveryFee, subtotal, total, type Cart } from '@/domain/cart/cart'
import { orderId } from '@/domain/shared/ids'
import type { Kes } from '@/domain/shared/money'
import { formatKes } from '@/messages/shared/money'
import { placeOrder, type OrderChannel } from '@/domain/cart/order'
import { deliveryFeeText } from '@/messages/cart/delivery-fee'
import { checkoutMessage } from '@/messages/cart/order-message'
import { readPhone } from '@/domain/shared/phone'
import { phoneProblemText } from '@/messages/shared/phone'
import { smsLink, telLink, whatsappLink } from '@/domain/shared/phone-links'
import { site } from '@/domain/shared/site'
import { showToast } from '@/ui/feedback/toast'
import classes from './cart.module.css'
import { Shortages, useShortages } from './shortages'
import { reportLater } from '@/data/error-log/report-later'

/** The cost of the order, and links to send it to the team. SMS and calls work without mobile data. */
export function Checkout({ lines }: { lines: Cart }) {
  const phone = readPhone(site.supportPhone)
  const message = checkoutMessage(lines)
  const missing = useShortages(lines)
  return (
    <section className={classes.summary} aria-labelledby="order-summary">
      <Title order={2} size="h3" id="order-summary">
        Order Summary
      </Title>
      <dl className={classes.amounts}>
        <Amount label="Subtotal" amount={subtotal(lines)} />
        <Amount label="Delivery Fee" amount={deliveryFee(lines)} />
        <Amount label="Total" amount={total(lines)} strong />
      </dl>
      <Text size="sm" c="var(--ink-soft)" mb="md">
        {deliveryFeeText}
      </Text>
      {missing.length > 0 ? (
        <Shortages all={missing} />
      ) : phone.ok ? (
        <div className={classes.channels}>
          <OrderLink
            lines={lines}
            channel="whatsapp"
            href={whatsappLink(phone.digits, message)}
            icon={<IconBrandWhatsapp size={22} aria-hidden />}
            label="Checkout on WhatsApp"
          />
          <Text size="sm" c="var(--ink-soft)">
            No data? The same order goes by SMS or a call.
          </Text>
          <OrderLink
            lines={lines}
            channel="sms"
            href={smsLink(phone.digits, message)}
            icon={<IconMessage size={20} aria-hidden />}
            label="Send as SMS"
          />
          <OrderLink
            lines={lines}
            channel="call"
            href={telLink(phone.digits)}
            icon={<IconPhone size={20} aria-hidden />}
            label={
              <>
                Call <span className={classes.number}>{phone.display}</span>
              </>
            }
          />
        </div>
      ) : (
        <Text role="alert">{phoneProblemText[phone.reason]}</Text>
      )}
    </section>
  )
}

function Amount({ label, amount, strong = false }: { label: string; amount: Kes; strong?: boolean }) {
  return (
    <div className={classes.amount} data-strong={strong}>
      <dt>{label}</dt>
      <dd>{formatKes(amount)}</dd>
    </div>
  )
}

type OrderLinkProps = { lines: Cart; channel: OrderChannel; href: string; icon: ReactNode; label: ReactNode }

/** A plain link, so that the phone opens the right app. Following it saves the order and empties the cart. */
function OrderLink({ lines, channel, href, icon, label }: OrderLinkProps) {
  const saved = useRef(false)
  const save = async () => {
    // A double tap must save only one order.
    if (saved.current) return
    saved.current = true
    const order = placeOrder(lines, { id: orderId(crypto.randomUUID()), now: new Date(), channel })
    try {
      const { saveOrder } = await import('@/data/cart-store')
      await saveOrder(order)
    } catch (error) {
      reportLater('cart', error)
      saved.current = false
      showToast({
        title: 'Order not kept',
        description: 'The message is on its way, but this phone had no room to keep the order. Your cart is as it was.',
        tone: 'destructive',
      })
      return
    }
    showToast({ title: 'Order handed over', description: 'You find it under Your orders, to look up or order again.' })
  }
  return (
    <Button
      component="a"
      href={href}
      {...(channel === 'whatsapp' ? { target: '_blank', rel: 'noopener' } : {})}
      variant={channel === 'whatsapp' ? 'filled' : 'default'}
      size={channel === 'whatsapp' ? 'lg' : 'md'}
      fullWidth
      px="xs"
      className={classes.channel}
      leftSection={icon}
      onClick={() => void save()}
    >
      {label}
    </Button>
  )
}
