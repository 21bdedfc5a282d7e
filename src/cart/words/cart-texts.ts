import type { CartCategory } from '@/cart/rules/categories'
import * as categories from '#words/cart/categories'
import type { LineChange } from '@/cart/rules/offers'
import { formatKes } from '@/kit/words/money'
import * as messages from '#words/cart/cart-page'
import * as checkout from '#words/cart/checkout'
import * as titles from '#words/kit/screen-titles'

/** The categories in the language of the screen. Stored carts and messages to providers keep the English names. */
export const categoryNames = {
  Groceries: titles.groceries,
  'Food Delivery': titles.foodDelivery,
  'Gas Services': categories.gas,
  'Laundry Services': titles.laundryServices,
  'Salon & Beauty': titles.salonBeauty,
  'Errand Services': titles.errandServices,
  'E-Shop': titles.eShop,
  Pharmacy: categories.pharmacy,
} as const satisfies Record<CartCategory, string>

/** States the value that a line had when it was added to the cart. */
export const addedText = (change: LineChange): string => {
  switch (change.what) {
    case 'name':
      return messages.wasNamed({ name: change.was })
    case 'provider':
      return messages.wasFrom({ provider: change.was })
    case 'price':
      return messages.addedAt({ price: formatKes(change.was) })
    case 'prescription':
      return change.was ? messages.neededPrescription : messages.neededNone
  }
}

/**
 * Explains the fee of the cart, because a provider's badge may say “Free delivery”.
 * @param free a provider of the cart with free delivery; undefined without one
 */
export const deliveryFeeText = (free: string | undefined): string =>
  free === undefined ? checkout.oneFee : checkout.oneFeeFree({ provider: free })
