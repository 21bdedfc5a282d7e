import { itemMessage } from '../order-message'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const groceries = {
  ...storefrontDefaults,
  title: 'Groceries',
  intro: 'Fresh from the markets near campus.',
  tint: 'lagoon',
  source: 'groceries',
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
  message: itemMessage,
} as const satisfies StorefrontSpec
