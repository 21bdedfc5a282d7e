import { useRef, useState } from 'react'
import { reportLater } from '@/data/error-log/report-later'
import type { Cart } from '@/domain/cart/cart'
import type { Recipient } from '@/domain/cart/delivery'
import { placeOrder, type CartOrder, type OrderChannel } from '@/domain/cart/order'
import { orderId } from '@/domain/shared/ids'
import * as messages from '@/messages/cart/checkout.gen'
import { showToast } from '@/ui/feedback/toast'

export type HandOver = {
  /** The order as it would be handed over now. */
  readonly order: (channel: OrderChannel, recipient: Recipient | null) => CartOrder
  /** Keeps the order and empties the cart: the message is in another app by then. A double tap keeps only one. */
  readonly keep: (order: CartOrder) => Promise<void>
}

export const useHandOver = (lines: Cart, note: string, onKept: () => void): HandOver => {
  const [id] = useState(() => orderId(crypto.randomUUID()))
  const kept = useRef(false)
  const keep = async (order: CartOrder) => {
    if (kept.current) return
    kept.current = true
    try {
      const { saveOrder } = await import('@/data/orders')
      await saveOrder(order)
    } catch (error) {
      reportLater('cart', error)
      kept.current = false
      showToast({
        title: messages.orderNotKept,
        description: messages.orderNotKeptText,
        tone: 'destructive',
      })
      return
    }
    onKept()
    showToast({ title: messages.handedOver, description: messages.handedOverText })
  }
  return { order: (channel, recipient) => placeOrder(lines, { id, now: new Date(), channel }, { recipient, note }), keep }
}
