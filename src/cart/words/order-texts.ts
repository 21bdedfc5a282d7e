import { statusOf, keptLabels, type DirectContact, type Order, type OrderStatus } from '@/cart/rules/order'
import { formatKes } from '@/kit/words/money'
import * as messages from '#words/cart/orders'
import type { ChangedLine, LineChange } from '@/cart/rules/offers'
import { paymentValues } from '@/cart/rules/delivery'
import type { DeliveryProblem } from '@/cart/rules/delivery-form'
import { phoneProblemText } from '@/kit/words/phone'
import { labelled } from '@/kit/words/labelled'
import * as deliveryMessages from '#words/cart/delivery-sheet'

export const statusNames = {
  unsure: messages.sentOrNot,
  sent: messages.sent,
  'not-sent': messages.notSent,
  arrived: messages.arrived,
  cancelled: messages.cancelled,
} as const satisfies Record<OrderStatus, string>

/** The labels of the buttons that set a status by hand. */
export const statusButtons: Partial<Record<OrderStatus, string>> = {
  arrived: messages.itArrived,
  cancelled: messages.cancelOrder,
}

/** The question to a person who comes back from the chat or the call. */
export const sentQuestion = ({ channel }: Pick<Order, 'channel'>): string =>
  channel === 'call' ? messages.didYouCall : messages.didYouSend

/** The text that replaces the question after the answer "no"; null otherwise. */
export const remedyText = (order: Pick<Order, 'status' | 'direct'>): string | null => {
  if (statusOf(order) !== 'not-sent') return null
  return order.direct && order.direct.message === undefined ? messages.callLater : messages.sendLater
}

/** The total of an order. */
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

/** "Book again" if the button said "Book Now". */
export const againLabel = ({ label, message }: Pick<DirectContact, 'label' | 'message'>): string => {
  if (message === undefined) return messages.callAgain
  return againTexts[label] ?? messages.writeAgain
}

const changedText = ({ name: item, price, provider }: ChangedLine['line'], change: LineChange): string => {
  switch (change.what) {
    case 'name':
      return messages.wasNamed({ item, name: change.was })
    case 'provider':
      return provider === ''
        ? messages.wasFrom({ item, provider: change.was })
        : messages.nowFrom({ item, provider, before: change.was })
    case 'price':
      return messages.nowCosts({ item, price: formatKes(price), before: formatKes(change.was) })
    case 'prescription':
      return change.was ? messages.nowNeedsNone({ item }) : messages.nowNeedsPrescription({ item })
  }
}

/** A sentence for each difference between an order and today's offer. */
export const changedTexts = (changed: readonly ChangedLine[]): readonly string[] =>
  changed.flatMap(({ line, changes }) => changes.map((change) => changedText(line, change)))

export const deliveryProblemTexts = {
  name: deliveryMessages.nameMissing,
  phone: phoneProblemText.impossible,
  place: deliveryMessages.placeMissing,
} as const satisfies Record<DeliveryProblem, string>

export const paymentChoices = labelled(paymentValues, { mpesa: deliveryMessages.mpesa, cash: deliveryMessages.cash })
