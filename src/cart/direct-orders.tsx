import { useCallback, useState, lazy, Suspense, type ReactNode } from 'react'
import { reportLater } from '@/store/error-log/report-later'
import { directOrder } from '@/cart/rules/order'
import type { Recipient } from '@/cart/rules/delivery'
import { personOf, recipientOf } from '@/cart/rules/delivery-form'
import { orderId } from '@/kit/rules/ids'
import { whatsappLink } from '@/kit/rules/phone-links'
import { directMessage, type Person } from '@/cart/words/order-message'
import { DirectOrders, type DirectRequest, type SendDirectOrder } from './send-direct-order'
import type { Sending, DeliverySheetProps } from './delivery-sheet'
import { useDelivery } from './delivery'

/** The order as it would be handed over now, with its own number. */
const orderOf = ({ line, contact }: DirectRequest, to: Recipient | Person | null) => {
  const occasion = { id: orderId(crypto.randomUUID()), now: new Date() }
  const message = directMessage({ id: occasion.id, placedAt: occasion.now.toISOString() }, contact.words, to)
  return {
    href: whatsappLink(contact.digits, message),
    order: directOrder(line, { ...contact, message }, occasion, to && 'place' in to ? to : null),
  }
}

/** The chat opens even if the order cannot be kept. */
const follow = async (
  link: HTMLAnchorElement,
  request: DirectRequest,
  to: Recipient | Person | null,
): Promise<void> => {
  const { href, order } = orderOf(request, to)
  link.href = href
  try {
    const { saveDirectOrder } = await import('@/cart/store/orders')
    await saveDirectOrder(order)
  } catch (error) {
    reportLater('cart', error)
  }
}

/** Hands orders over to their providers. The sheet asks for the recipient until one is known. */
export const useDirectOrders = (): { readonly send: SendDirectOrder; readonly sheet: ReactNode } => {
  const delivery = useDelivery()
  const [asked, setAsked] = useState<DirectRequest | null>(null)
  const send = useCallback<SendDirectOrder>(
    (event, request) => {
      const to = delivery && (request.isDelivered ? recipientOf(delivery) : personOf(delivery))
      if (request.isDelivered && to === null) {
        event.preventDefault()
        setAsked(request)
      } else void follow(event.currentTarget, request, to)
    },
    [delivery],
  )
  const close = () => setAsked(null)
  const sending = (request: DirectRequest): Sending => ({
    channel: 'whatsapp',
    linkTo: (recipient) => orderOf(request, recipient).href,
    // The sheet closes later, because the browser is still following its link.
    follow: (link, recipient) => void follow(link, request, recipient).then(close),
  })
  return {
    send,
    sheet: asked && delivery && <LazyDeliverySheet delivery={delivery} send={sending(asked)} onClose={close} />,
  }
}

/** Lets its children hand orders over with one shared sheet. */
export function DirectOrdersProvider({ children }: { children: ReactNode }) {
  const { send, sheet } = useDirectOrders()
  return (
    <DirectOrders value={send}>
      {children}
      {sheet}
    </DirectOrders>
  )
}

// If its code cannot be loaded, the screen says so and tries again. A sheet that never opens would leave a dead button.
const DeliverySheet = lazy(() => import('./delivery-sheet').then((loaded) => ({ default: loaded.DeliverySheet })))

/** Mount it only while the sheet is open. */
export function LazyDeliverySheet(props: DeliverySheetProps) {
  return (
    <Suspense>
      <DeliverySheet {...props} />
    </Suspense>
  )
}
