import type { CartEvent } from '@/domain/cart/cart'

export type ToastText = { readonly title: string; readonly description: string }

/** The toast for a change of the cart; null when nothing changed. */
export const cartToast = (event: CartEvent): ToastText | null => {
  switch (event.kind) {
    case 'added':
      return event.times > 1
        ? severalAdded(event.name, event.times)
        : { title: 'Added to Cart!', description: `${event.name} has been added to your cart` }
    case 'increased':
      return event.times > 1
        ? severalAdded(event.name, event.times)
        : { title: 'Item Updated!', description: `${event.name} quantity increased in cart` }
    case 'removed':
      return { title: 'Item Removed', description: `${event.name} removed from cart` }
    case 'cleared':
      return { title: 'Cart Cleared', description: 'All items removed from cart' }
    case 'none':
      return null
  }
}

const severalAdded = (name: string, times: number): ToastText => ({
  title: 'Added to Cart',
  description: `${name} x${times} added to cart`,
})
