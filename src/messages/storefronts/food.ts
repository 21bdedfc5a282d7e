import { itemMessage } from '../cart/order-message'
import { defaultTexts, type StorefrontTexts } from './storefront-texts'

export const foodTexts = {
  ...defaultTexts,
  title: 'Food Delivery',
  intro: 'Hot meals from kitchens around campus.',
  searchPlaceholder: 'Search for food...',
  loadingText: 'Loading menu...',
  emptyText: 'No food items found matching your search.',
  message: itemMessage,
} as const satisfies StorefrontTexts
