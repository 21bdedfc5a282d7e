import { itemMessage } from '../order-message'
import type { StorefrontSpec } from './storefront-spec'

export const food = {
  title: 'Food Delivery',
  intro: 'Hot meals from kitchens around campus.',
  image: '/pictures/campus.svg#tile-food',
  tint: 'mango',
  source: { kind: 'catalogue', name: 'food' },
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
  back: 'history',
  stepper: { min: 0, initial: 1 },
  message: itemMessage,
} as const satisfies StorefrontSpec
