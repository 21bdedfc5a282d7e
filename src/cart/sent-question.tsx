import { useState } from 'react'
import { readOrderToAsk } from '@/store/orders'
import { useStoredQuery } from '@/store/use-stored-query'
import { providersOf, statusOf, type Order, type OrderStatus } from '@/cart/rules/order'
import { orderNumber } from '@/cart/rules/order-number'
import type { OrderId } from '@/kit/rules/ids'
import * as messages from '#words/cart/orders'
import { Notice } from '@/kit/overlay/notice'
import { useReturn } from '@/kit/platform/use-return'
import classes from './orders.module.css'
import { SentAnswer } from './sent-answer'

/** As far as it stands above the bottom bar on a large screen, so that nothing beside it is lower than it is. */
const gapBelow = 24

/**
 * Says how much of the screen's end the question covers: what floats there stands above it, and the page ends below.
 */
const takeRoom = (question: HTMLElement | null) => {
  if (!question) return undefined
  const { style } = document.documentElement
  let frame = 0
  const set = () => style.setProperty('--asked-height', `${question.offsetHeight + gapBelow}px`)
  // In the next frame: the page changes its size by it, which other observers of this one would miss.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(set)
  })
  observer.observe(question)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    style.removeProperty('--asked-height')
  }
}

/**
 * Asks, when the person comes back from the chat, whether the order was sent. Orders asks it beside each order, too.
 */
export function SentQuestion() {
  const cameBack = useReturn()
  const read = useStoredQuery(async () => ({ asked: await readOrderToAsk(cameBack) }), [cameBack])
  // Stays until the person has sent it or put it off: once answered it is no longer the one to ask about.
  const [unsent, setUnsent] = useState<Order | null>(null)
  const [later, setLater] = useState<readonly OrderId[]>([])

  const order = unsent ?? (read.state === 'ready' ? read.asked : undefined)
  if (!order || later.includes(order.id)) return null
  const answer = (status: OrderStatus) => setUnsent(status === 'not-sent' ? { ...order, status } : null)
  const putOff = () => {
    setUnsent(null)
    setLater([...later, order.id])
  }
  return (
    <aside ref={takeRoom} className={classes.asked} aria-label={messages.yourOrder}>
      <Notice
        title={[
          messages.order({ number: orderNumber(order.id) }),
          ...providersOf(order)
            .slice(0, 1)
            .map(({ name }) => name),
        ].join(', ')}
        onDismiss={putOff}
      >
        <SentAnswer key={statusOf(order)} order={order} onAnswer={answer} onSend={putOff} />
      </Notice>
    </aside>
  )
}
