import { keysOf } from '@/kit/rules/keys-of'

/** The storefronts, by the category that carts and orders are stored with. Categories are never translated. */
export const storefrontOfCategory = {
  Groceries: 'groceries',
  'Food Delivery': 'food',
  'Gas Services': 'gas',
  'Laundry Services': 'laundry',
  'Salon & Beauty': 'salon',
  'Errand Services': 'errands',
  'E-Shop': 'eShop',
  Pharmacy: 'chemist',
} as const

export type CartCategory = keyof typeof storefrontOfCategory
export type StorefrontId = (typeof storefrontOfCategory)[CartCategory]

export const cartCategories = keysOf(storefrontOfCategory)
