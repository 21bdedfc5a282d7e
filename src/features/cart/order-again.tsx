import { Button, type ButtonProps } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { readOffers } from '@/data/cart-offers'
import { changeCart } from '@/data/cart-store'
import { deviceDb } from '@/data/db'
import { reportError } from '@/data/error-log/error-log'
import { recordDirectOrder } from '@/data/orders'
import { ordersAgain } from '@/domain/cart/offers'
import { reorder, type CartOrder, type DirectOrder, type Order } from '@/domain/cart/order'
import { telLink, whatsappLink } from '@/domain/shared/phone-links'
import { againLabel } from '@/messages/cart/order-texts'
import * as messages from '@/messages/cart/orders.gen'
import { showToast } from '@/ui/feedback/toast'
import { ChatButton } from '@/ui/platform/chat-button'

type OrderAgainProps = { order: Order; /** Shows the cart that it was put into. */ onCart: () => void }

const look = { variant: 'light' } as const satisfies ButtonProps

/** Orders the same again: into the cart, or in the chat or call with its provider. */
export function OrderAgain({ order, onCart }: OrderAgainProps) {
  return order.direct ? <DirectAgain order={order} /> : <CartAgain order={order} onCart={onCart} />
}

function CartAgain({ order, onCart }: { order: CartOrder; onCart: () => void }) {
  const orderAgain = async () => {
    let gone: readonly string[]
    try {
      const today = ordersAgain(order.lines, await readOffers(deviceDb(), order.lines))
      gone = today.gone
      await changeCart((cart, stock) => ({ cart: reorder(cart, today, stock), event: { kind: 'none' } }), today.lines)
    } catch (error) {
      void reportError('cart', error)
      await (await import('./show-not-saved')).showNotSaved('cart')
      return
    }
    const names = gone.join(', ')
    if (gone.length === order.lines.length) {
      showToast({ title: messages.noneSold, description: messages.goneNames({ names }), tone: 'destructive' })
      return
    }
    showToast({ title: messages.inCartAgain, description: gone.length > 0 ? messages.restInCart({ names }) : messages.inCartAgainText, ...(gone.length === 0 && { duration: 3000 }) })
    onCart()
    window.scrollTo({ top: 0 })
  }
  return (
    <Button {...look} onClick={() => void orderAgain()}>
      {messages.orderAgain}
    </Button>
  )
}

function DirectAgain({ order: { direct, lines } }: { order: DirectOrder }) {
  const keep = () => {
    const [line] = lines
    if (line) void recordDirectOrder(line, direct).catch((error: unknown) => reportError('cart', error))
  }
  const label = againLabel(direct)
  return direct.message === undefined ? (
    <Button {...look} component="a" href={telLink(direct.digits)} leftSection={<IconPhone size={20} aria-hidden />} onClick={keep}>
      {label}
    </Button>
  ) : (
    <ChatButton {...look} label={label} href={whatsappLink(direct.digits, direct.message)} onClick={keep} />
  )
}
