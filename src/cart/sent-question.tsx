// Chunk: orders

import { useState, useEffect } from 'react'
import { readOrderToAsk } from '@/cart/store/orders'
import { useStoredQuery } from '@/store/use-stored-query'
import { providersOf, statusOf, orderNumber, type Order, type OrderStatus } from '@/cart/rules/order'
import type { OrderId } from '@/kit/rules/ids'
import * as messages from '#words/cart/orders'
import { Notice } from '@/kit/overlay/notice'
import classes from './orders.module.css'
import { SentAnswer } from './sent-answer'

/** The distance from the bottom bar on a large screen, so that nothing beside the question is lower than it. */
const gapBelow = 24

/**
 * Sets the height that the question covers at the bottom of the screen: floating parts move above it, and the page gets
 * as much space at its end.
 */
const reserveHeight = (question: HTMLElement | null) => {
  if (!question) return undefined
  const { style } = document.documentElement
  let frame = 0
  const set = () => style.setProperty('--asked-height', `${question.offsetHeight + gapBelow}px`)
  // Waits for the next frame, because the new height resizes the page, and other observers would miss that in this
  // frame.
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
 * Asks if the order was sent when the person comes back from the chat. The list of orders asks the same beside each
 * order.
 */
export function SentQuestion() {
  const cameBack = useReturn()
  const read = useStoredQuery(async () => ({ asked: await readOrderToAsk(cameBack) }), [cameBack])
  // The order stays shown until the person sends it or dismisses it. After the answer, the query no longer returns it.
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
    <aside ref={reserveHeight} className={classes.asked} aria-label={messages.yourOrder}>
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

/** When the person came to the app the last time, from another app or another tab, in milliseconds since the epoch. */
const useReturn = (): number => {
  const [cameBack, setCameBack] = useState(Date.now)
  useEffect(() => {
    const controller = new AbortController()
    const come = () => {
      if (document.visibilityState === 'visible') setCameBack(Date.now())
    }
    document.addEventListener('visibilitychange', come, controller)
    // A window beside another one stays visible, and a page out of the cache hears nothing else.
    for (const event of ['focus', 'pageshow']) window.addEventListener(event, come, controller)
    return () => controller.abort()
  }, [])
  return cameBack
}
