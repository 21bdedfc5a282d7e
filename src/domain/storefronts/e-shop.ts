import { eShopMessage } from './messages'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const eShop = {
  ...storefrontDefaults,
  title: 'E-Shop',
  intro: 'Shops around campus, on one shelf.',
  tint: 'lagoon',
  source: 'eShop',
  layout: 'shops',
  categories: [
    { value: 'all', label: 'All' },
    { value: 'electronics', label: 'Electronics' },
    { value: 'clothing', label: 'Clothing' },
    { value: 'beauty', label: 'Beauty' },
    { value: 'groceries', label: 'Groceries' },
  ],
  cartCategory: 'E-Shop',
  stepper: { min: 1, initial: 1 },
  showsCategory: true,
  searchPlaceholder: 'Search products...',
  loadingText: 'Loading shops...',
  emptyText: 'No products found matching your criteria.',
  failureText: 'Failed to load shops',
  missingContactText: 'Contact Info Missing - Shop contact information is not available',
  message: eShopMessage,
} as const satisfies StorefrontSpec
