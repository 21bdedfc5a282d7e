import type { CartEvent } from '@/cart/rules/cart'
import * as messages from '#words/cart/cart-changes'

export const cartToastMs = 3000

/** `refused`: nothing was added. */
type ToastText = { readonly title: string; readonly description: string; readonly refused?: true }

/** The toast for a change of the cart; null when nothing changed. */
export const cartToast = (event: CartEvent): ToastText | null => {
  switch (event.kind) {
    case 'added':
      return event.times > 1 || event.left !== undefined
        ? severalAdded(event)
        : { title: messages.added, description: messages.addedText({ name: event.name }) }
    case 'increased':
      return event.times > 1 || event.left !== undefined
        ? severalAdded(event)
        : { title: messages.increased, description: messages.increasedText({ name: event.name }) }
    case 'out-of-stock':
      return {
        title: event.left === 0 ? messages.outOfStock : messages.noMore,
        description: stockText(event.name, event.left),
        refused: true,
      }
    case 'removed':
      return { title: messages.removed, description: messages.removedText({ name: event.name }) }
    case 'cleared':
      return { title: messages.cleared, description: messages.clearedText }
    case 'within-stock':
      return { title: messages.withinStock, description: messages.withinStockText }
    case 'none':
      return null
  }
}

type Added = Extract<CartEvent, { readonly times: number }>

const severalAdded = ({ name, times, left }: Added): ToastText => {
  const added = { name, times: String(times) }
  return {
    title: messages.severalAdded,
    description:
      left === undefined ? messages.severalAddedText(added) : messages.allAddedText({ ...added, left: String(left) }),
  }
}

/** States the stock of an item. */
export const stockText = (name: string, left: number): string =>
  left === 0 ? messages.isOutOfStock({ name }) : messages.onlyLeftOf({ name, left: String(left) })
