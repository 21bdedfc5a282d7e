import { Button, Text, type ButtonProps } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useState } from 'react'
import { readOffers } from '@/cart/store/cart-offers'
import { changeCart } from '@/cart/store/cart-store'
import { deviceDb, type ComradeDb } from '@/store/db'
import { reportError } from '@/store/error-log/error-log'
import { recordDirectOrder } from '@/cart/store/orders'
import { useAsync } from '@/store/use-async'
import { useStoredQuery } from '@/store/use-stored-query'
import { ordersAgain, type ChangedLine } from '@/cart/rules/offers'
import {
  reorder,
  type CartOrder,
  type DirectContact,
  type DirectOrder,
  type Order,
  type OrderedLine,
} from '@/cart/rules/order'
import { telLink, whatsappLink } from '@/kit/rules/phone-links'
import { changedTexts, againLabel, namesText } from '@/cart/words/order-texts'
import * as messages from '#words/cart/orders'
import { showToast } from '@/kit/feedback/toast'
import { ChatButton } from '@/kit/platform/chat-button'
import type { DirectRequest } from './send-direct-order'
import { useDirectOrders } from './direct-orders'

/** The request that repeats a direct order. */
export type DirectAgain =
  /** The item as it is offered today. */
  | { readonly kind: 'today'; readonly request: DirectRequest; readonly changed: readonly ChangedLine[] }
  /** A room has a chat of its own, which is no order of goods. */
  | {
      readonly kind: 'room'
      readonly line: OrderedLine
      readonly contact: DirectContact & { readonly message: string }
      readonly changed: readonly ChangedLine[]
    }
  | { readonly kind: 'gone' }
  /**
   * No list has the item, as with a bundle or a ride, or its list is not on this phone. The first message is sent
   * again.
   */
  | { readonly kind: 'as-it-was' }

/** Looks up the item of a chat order as it is offered today. */
export type ReadDirectAgain = (db: ComradeDb, order: DirectOrder) => Promise<DirectAgain>

/** What repeating an order needs of the app. */
export type AgainProps = {
  loadDirectAgain: () => Promise<ReadDirectAgain>
  /** Shows the cart after the order was put into it. */
  onCart: () => void
}

type OrderAgainProps = AgainProps & { order: Order }

const look = { variant: 'light' } as const satisfies ButtonProps

/** Orders the same again: into the cart, or in the chat or call with its provider. */
export function OrderAgain({ order, loadDirectAgain, onCart }: OrderAgainProps) {
  return order.direct ? (
    <AgainInChat order={order} loadDirectAgain={loadDirectAgain} />
  ) : (
    <CartAgain order={order} onCart={onCart} />
  )
}

function CartAgain({ order, onCart }: { order: CartOrder; onCart: () => void }) {
  const orderAgain = async () => {
    let today: ReturnType<typeof ordersAgain>
    try {
      today = ordersAgain(order.lines, await readOffers(deviceDb(), order.lines))
      const { lines } = today
      await changeCart((cart, stock) => ({ cart: reorder(cart, { lines }, stock), event: { kind: 'none' } }), lines)
    } catch (error) {
      void reportError('cart', error)
      await (await import('./show-not-saved')).showNotSaved('cart')
      return
    }
    const { gone, changed } = today
    const names = gone.join(', ')
    if (gone.length === order.lines.length) {
      showToast({ title: messages.noneSold, description: messages.goneNames({ names }), tone: 'destructive' })
      return
    }
    const texts = [
      gone.length > 0 ? messages.restInCart({ names }) : messages.inCartAgainText,
      ...changedTexts(changed),
    ]
    showToast({
      title: messages.inCartAgain,
      description: texts.join('\n'),
      ...(gone.length + changed.length === 0 && { duration: 3000 }),
    })
    onCart()
    window.scrollTo({ top: 0 })
  }
  return (
    <Button {...look} onClick={() => void orderAgain()}>
      {messages.orderAgain}
    </Button>
  )
}

const record = (line: OrderedLine, contact: DirectContact): void =>
  void recordDirectOrder(line, contact).catch((error: unknown) => reportError('cart', error))

function AgainInChat({ order, loadDirectAgain }: Pick<OrderAgainProps, 'loadDirectAgain'> & { order: DirectOrder }) {
  // Loaded outside the query: Dexie does not see what a query reads after a dynamic import.
  const [readAgain, setReadAgain] = useState<ReadDirectAgain>()
  useAsync(
    async (signal) => {
      const loaded = await loadDirectAgain()
      if (!signal.aborted) setReadAgain(() => loaded)
    },
    [loadDirectAgain],
    'cart',
  )
  const read = useStoredQuery(
    async () => (readAgain ? { again: await readAgain(deviceDb(), order) } : null),
    [order, readAgain],
  )
  const { send, sheet } = useDirectOrders()
  const { direct, lines } = order
  const label = againLabel(direct)
  const keep = () => {
    const [line] = lines
    if (line) record(line, direct)
  }
  if (direct.message === undefined) {
    return (
      <Button
        {...look}
        component="a"
        href={telLink(direct.digits)}
        leftSection={<IconPhone size={20} aria-hidden />}
        onClick={keep}
      >
        {label}
      </Button>
    )
  }
  if (read.state === 'loading') return <ChatButton {...look} label={label} href={undefined} />
  const again: DirectAgain = read.state === 'ready' ? read.again : { kind: 'as-it-was' }
  if (again.kind === 'gone') {
    return (
      <Text size="sm" role="status">
        {messages.goneNames({ names: namesText(lines.map(({ name }) => name)) })}
      </Text>
    )
  }
  if (again.kind === 'as-it-was')
    return <ChatButton {...look} label={label} href={whatsappLink(direct.digits, direct.message)} onClick={keep} />
  const what = again.changed.length > 0 && (
    <div role="status">
      {changedTexts(again.changed).map((text) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
    </div>
  )
  if (again.kind === 'room') {
    const { line, contact } = again
    return (
      <>
        {what}
        <ChatButton
          {...look}
          label={label}
          href={whatsappLink(contact.digits, contact.message)}
          onClick={() => record(line, contact)}
        />
      </>
    )
  }
  const { request } = again
  return (
    <>
      {what}
      <ChatButton
        {...look}
        label={label}
        href={whatsappLink(request.contact.digits, request.contact.words)}
        onClick={(event) => send(event, request)}
      />
      {sheet}
    </>
  )
}
