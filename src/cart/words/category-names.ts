import type { CartCategory } from '@/cart/rules/cart'
import * as messages from '#words/cart/categories'

/** The categories as a person reads them: what is stored, and what a provider is sent, stays as it is. */
export const categoryNames = {
  Groceries: messages.groceries,
  'Food Delivery': messages.food,
  'Gas Services': messages.gas,
  'Laundry Services': messages.laundry,
  'Salon & Beauty': messages.salon,
  'Errand Services': messages.errands,
  'E-Shop': messages.eShop,
  Pharmacy: messages.pharmacy,
} as const satisfies Record<CartCategory, string>
