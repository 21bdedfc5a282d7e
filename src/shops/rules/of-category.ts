import type { CartCategory } from '@/cart/rules/cart'
import type { StorefrontId } from './choices'

/** The storefront that sells what an order has under a category. */
export const storefrontOfCategory = {
  Groceries: 'groceries',
  'Food Delivery': 'food',
  'Gas Services': 'gas',
  'Laundry Services': 'laundry',
  'Salon & Beauty': 'salon',
  'Errand Services': 'errands',
  'E-Shop': 'eShop',
  Pharmacy: 'chemist',
} as const satisfies Record<CartCategory, StorefrontId>
