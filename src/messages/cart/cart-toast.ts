import type { CartEvent } from '@/domain/cart/cart'

/** `refused`: nothing was added. */
export type ToastText = { readonly title: string; readonly description: string; readonly refused?: true }

/** The toast for a change of the cart; null when nothing changed. */
export const cartToast = (event: CartEvent): ToastText | null => {
  switch (event.kind) {
    case 'added':
      return event.times > 1 || event.left !== undefined
        ? severalAdded(event)
        : { title: 'Added to Cart!', description: `${event.name} has been added to your cart` }
    case 'increased':
      return event.times > 1 || event.left !== undefined
        ? severalAdded(event)
        : { title: 'Item Updated!', description: `${event.name} quantity increased in cart` }
    case 'out-of-stock':
      return { title: event.left === 0 ? 'Out of stock' : 'No more in stock', description: stockText(event.name, event.left), refused: true }
    case 'removed':
      return { title: 'Item Removed', description: `${event.name} removed from cart` }
    case 'cleared':
      return { title: 'Cart Cleared', description: 'All items removed from cart' }
    case 'none':
      return null
  }
}

type Added = Extract<CartEvent, { readonly times: number }>

const severalAdded = ({ name, times, left }: Added): ToastText => ({
  title: 'Added to Cart',
  description: `${name} x${times} added to cart${left === undefined ? '' : `. Only ${left} in stock`}`,
})

/** What is left of an item. */
export const stockText = (name: string, left: number): string => (left === 0 ? `${name} is out of stock` : `Only ${left} of ${name} in stock`)
