import { itemMessage } from '../cart/order-message'
import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const food = {
  ...storefrontDefaults,
  ...storefrontChoices.food,
  title: 'Food Delivery',
  intro: 'Hot meals from kitchens around campus.',
  tint: 'mango',
  cartCategory: 'Food Delivery',
  searchPlaceholder: 'Search for food...',
  loadingText: 'Loading menu...',
  emptyText: 'No food items found matching your search.',
  message: itemMessage,
} as const satisfies StorefrontSpec
