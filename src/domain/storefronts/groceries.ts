import { itemMessage } from '../cart/order-message'
import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const groceries = {
  ...storefrontDefaults,
  ...storefrontChoices.groceries,
  title: 'Groceries',
  intro: 'Fresh from the markets near campus.',
  tint: 'lagoon',
  cartCategory: 'Groceries',
  searchPlaceholder: 'Search groceries...',
  loadingText: 'Loading groceries...',
  emptyText: 'No grocery items found matching your search.',
  message: itemMessage,
} as const satisfies StorefrontSpec
