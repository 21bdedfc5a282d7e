import { lineTotal } from '@/cart/rules/cart'
import { formatKes } from '@/kit/words/money'
import { plainLine } from '@/kit/rules/plain-text'
import type { Kes } from '@/kit/rules/money'

/** The data of a chat message. */
export type OrderLine = {
  readonly name: string
  readonly price: Kes
  readonly quantity: number
  readonly provider: string
}

const greeting = (provider: string): string => {
  const name = plainLine(provider)
  return name === '' ? 'Hello!' : `Hello ${name}!`
}

const priceText = ({ price }: OrderLine): string => (price === 0 ? 'free' : formatKes(price))

/** Gas: item and price only. */
export const gasMessage = ({ name, price, provider }: OrderLine): string =>
  `${greeting(provider)} I would like to order ${plainLine(name)} at ${formatKes(price)}.`

/** Laundry and salon: a booking, to be confirmed. */
export const bookingMessage = (line: OrderLine): string =>
  `${greeting(line.provider)} I would like to book ${plainLine(line.name)} (${priceText(line)}). Please confirm availability. Thank you!`

/** Errands: the task, and when it can be done. */
export const errandMessage = (line: OrderLine): string =>
  `${greeting(line.provider)} I would like help with ${plainLine(line.name)} (${priceText(line)}). Please confirm when you can do it. Thank you!`

/** E-shop: greeting, product, quantity, total and the shop's name. */
export const eShopMessage = (line: OrderLine): string =>
  [
    'Hello! I would like to order:',
    '',
    plainLine(line.name),
    `Quantity: ${line.quantity}`,
    `Total: ${formatKes(lineTotal(line))}`,
    `From: ${plainLine(line.provider)}`,
  ].join('\n')

/** Chemist: the order, and an offer to show a prescription. */
export const medicineMessage = (line: OrderLine): string =>
  [
    `${greeting(line.provider)} I would like to order ${plainLine(line.name)}.`,
    '',
    `Unit price: ${formatKes(line.price)}`,
    `Quantity: ${line.quantity}`,
    `Total: ${formatKes(lineTotal(line))}`,
    '',
    'Please confirm availability, and tell me if you need to see a prescription. Thank you!',
  ].join('\n')
