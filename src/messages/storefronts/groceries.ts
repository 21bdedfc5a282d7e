import { itemMessage } from '../cart/order-message'
import { defaultTexts, type StorefrontTexts } from './storefront-texts'

export const groceriesTexts = {
  ...defaultTexts,
  title: 'Groceries',
  intro: 'Fresh from the markets near campus.',
  searchPlaceholder: 'Search groceries...',
  loadingText: 'Loading groceries...',
  emptyText: 'No grocery items found matching your search.',
  message: itemMessage,
} as const satisfies StorefrontTexts
