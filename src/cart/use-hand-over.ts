import { useRef, useState } from 'react'
import { chosenCampus } from '@/store/chosen-campus'
import { reportLater } from '@/store/error-log/report-later'
import type { FactsByProvider } from '@/cart/store/provider-facts'
import type { Cart } from '@/cart/rules/cart'
import type { Recipient } from '@/cart/rules/delivery'
import { placeOrder, type CartOrder, type OrderChannel } from '@/cart/rules/order'
import type { PhoneReading, ReadPhone } from '@/kit/rules/phone'
import { orderId } from '@/kit/rules/ids'
import * as messages from '#words/cart/checkout'
import { showToast } from '@/kit/feedback/toast'
import { smsLink, telLink, whatsappLink } from '@/kit/rules/phone-links'
import { checkoutMessage } from '@/cart/words/order-message'

export type HandOver = {
  /** The address that hands over the current order. */
  readonly linkTo: (channel: OrderChannel, recipient: Recipient | null) => string
  /**
   * Sets the current message on a link, saves the order and removes its items from the cart, because the message is in
   * another app by then. A double tap saves one order only.
   */
  readonly follow: (link: HTMLAnchorElement, channel: OrderChannel, recipient: Recipient | null) => void
}

const newId = () => orderId(crypto.randomUUID())

const wordsOf = (facts: FactsByProvider): Readonly<Record<string, string>> =>
  Object.fromEntries([...facts].flatMap(([provider, { words }]) => (words === null ? [] : [[provider, words]])))

export const useHandOver = (
  lines: Cart,
  note: string,
  facts: FactsByProvider,
  phone: PhoneReading,
  onSaved: () => void,
): HandOver | null => {
  const [id, setId] = useState(newId)
  const saving = useRef(false)
  const saved = useRef<Cart>(null)
  const keep = async (order: CartOrder) => {
    if (saving.current || saved.current === lines) return
    saving.current = true
    try {
      const { saveOrder } = await import('@/cart/store/orders')
      await saveOrder(order)
      saved.current = lines
    } catch (error) {
      reportLater('cart', error)
      showToast({
        title: messages.orderNotKept,
        description: messages.orderNotKeptText,
        tone: 'destructive',
      })
      return
    } finally {
      saving.current = false
    }
    // Items added meanwhile stay in the cart for the next order.
    setId(newId())
    onSaved()
    showToast({ title: messages.handedOver, description: messages.handedOverText })
  }
  if (!phone.ok) return null
  const orderOf = (channel: OrderChannel, recipient: Recipient | null) =>
    placeOrder(
      lines,
      { id, now: new Date(), channel },
      { recipient, note, campus: chosenCampus().shortName, providers: wordsOf(facts) },
    )
  return {
    linkTo: (channel, recipient) => orderLink(orderOf(channel, recipient), phone),
    follow: (link, channel, recipient) => {
      // The message states the time of sending, not of the last render.
      const order = orderOf(channel, recipient)
      link.href = orderLink(order, phone)
      void keep(order)
    },
  }
}

/** The address that opens the chat, the SMS or the call of an order. */
const orderLink = (order: CartOrder, { digits }: ReadPhone): string => {
  if (order.channel === 'call') return telLink(digits)
  return (order.channel === 'sms' ? smsLink : whatsappLink)(digits, checkoutMessage(order))
}
