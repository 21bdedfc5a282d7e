import { eShopMessage } from './messages'
import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const eShop = {
  ...storefrontDefaults,
  ...storefrontChoices.eShop,
  title: 'E-Shop',
  intro: 'Shops around campus, on one shelf.',
  tint: 'lagoon',
  cartCategory: 'E-Shop',
  stepper: { min: 1, initial: 1 },
  showsCategory: true,
  searchPlaceholder: 'Search products...',
  loadingText: 'Loading shops...',
  emptyText: 'No products found matching your criteria.',
  failureTexts: { all: 'Failed to load shops', products: 'Failed to load products' },
  missingContactText: 'Contact Info Missing - Shop contact information is not available',
  message: eShopMessage,
} as const satisfies StorefrontSpec
