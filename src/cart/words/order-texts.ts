import { statusOf, type DirectContact, type Order, type OrderStatus } from '@/cart/rules/order'
import { keptLabels } from '@/cart/rules/order-kind'
import { formatKes } from '@/kit/words/money'
import * as messages from '#words/cart/orders'

export const statusNames = {
  unsure: messages.sentOrNot,
  sent: messages.sent,
  'not-sent': messages.notSent,
  arrived: messages.arrived,
  cancelled: messages.cancelled,
} as const satisfies Record<OrderStatus, string>

/** What a button says that sets a status by hand. */
export const statusButtons: Partial<Record<OrderStatus, string>> = {
  arrived: messages.itArrived,
  cancelled: messages.cancelOrder,
}

/** What the person is asked on coming back from the chat or the call. */
export const sentQuestion = ({ channel }: Pick<Order, 'channel'>): string =>
  channel === 'call' ? messages.didYouCall : messages.didYouSend

/** What stands in the place of the question once it has been answered; null where nothing more is to be said. */
export const remedyText = (order: Pick<Order, 'status' | 'direct'>): string | null => {
  if (statusOf(order) !== 'not-sent') return null
  return order.direct && order.direct.message === undefined ? messages.callLater : messages.sendLater
}

/** What an order costs. */
export const totalText = ({ total, direct }: Pick<Order, 'total' | 'direct'>): string =>
  direct?.price ?? (total === 0 ? messages.free : formatKes(total))

/** "2 x Sukuma Wiki, 1 x Beef Pilau" */
export const linesText = (lines: Order['lines']): string =>
  lines.map(({ quantity, name }) => `${quantity} x ${name}`).join(', ')

/** "Mama Njeri Stores and Pwani Dairy" */
export const namesText = ([first = '', ...others]: readonly string[]): string =>
  others.reduce((one, other) => messages.and({ one, other }), first)

const againTexts: Readonly<Record<string, string>> = {
  [keptLabels.order]: messages.orderAgain,
  [keptLabels.book]: messages.bookAgain,
  [keptLabels.request]: messages.requestAgain,
}

/** "Book again" where the button said "Book Now". */
export const againLabel = ({ label, message }: Pick<DirectContact, 'label' | 'message'>): string => {
  if (message === undefined) return messages.callAgain
  return againTexts[label] ?? messages.writeAgain
}
