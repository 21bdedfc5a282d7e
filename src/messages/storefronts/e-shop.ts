import { eShopMessage } from './order-messages'
import { defaultTexts, type StorefrontTexts } from './storefront-texts'

export const eShopTexts = {
  ...defaultTexts,
  title: 'E-Shop',
  intro: 'Shops around campus, on one shelf.',
  searchPlaceholder: 'Search products...',
  loadingText: 'Loading shops...',
  emptyText: 'No products found matching your criteria.',
  failureTexts: { all: 'Failed to load shops', products: 'Failed to load products' },
  missingContactText: 'Contact Info Missing - Shop contact information is not available',
  message: eShopMessage,
} as const satisfies StorefrontTexts
