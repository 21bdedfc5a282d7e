import { itemMessage } from '../order-message'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const food = {
  ...storefrontDefaults,
  title: 'Food Delivery',
  intro: 'Hot meals from kitchens around campus.',
  tint: 'mango',
  source: 'food',
  categories: [
    { value: 'all', label: 'All' },
    { value: 'local', label: 'Local Kenyan' },
    { value: 'fastfood', label: 'Fast Food' },
    { value: 'healthy', label: 'Healthy' },
  ],
  cartCategory: 'Food Delivery',
  searchPlaceholder: 'Search for food...',
  loadingText: 'Loading menu...',
  emptyText: 'No food items found matching your search.',
  message: itemMessage,
} as const satisfies StorefrontSpec
