import { itemMessage } from '../order-message'
import type { StorefrontSpec } from './storefront-spec'

export const groceries = {
  title: 'Groceries',
  intro: 'Fresh from the markets near campus.',
  image: '/pictures/campus.svg#tile-groceries',
  tint: 'lagoon',
  source: { kind: 'table', name: 'groceries' },
  categories: [
    { value: 'all', label: 'All' },
    { value: 'produce', label: 'Fresh Produce' },
    { value: 'dairy', label: 'Dairy Products' },
    { value: 'meat', label: 'Meat & Fish' },
  ],
  cartCategory: 'Groceries',
  searchPlaceholder: 'Search groceries...',
  loadingText: 'Loading groceries...',
  emptyText: 'No grocery items found matching your search.',
  back: 'history',
  stepper: { min: 0, initial: 1 },
  message: itemMessage,
} as const satisfies StorefrontSpec
