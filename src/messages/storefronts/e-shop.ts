import { storefrontChoices } from '@/domain/storefronts/choices'
import { labelled } from '../shared/labelled'
import { eShopMessage } from './order-messages'
import { defaultTexts, type StorefrontTexts } from './storefront-texts'

export const eShopTexts = {
  ...defaultTexts,
  title: 'E-Shop',
  intro: 'Shops around campus, on one shelf.',
  categories: labelled(storefrontChoices.eShop.categories, {
    all: 'All',
    electronics: 'Electronics',
    clothing: 'Clothing',
    beauty: 'Beauty',
    groceries: 'Groceries',
  }),
  searchPlaceholder: 'Search products...',
  loadingText: 'Loading shops...',
  emptyText: 'No products found matching your criteria.',
  failureTexts: { all: 'Failed to load shops', products: 'Failed to load products' },
  missingContactText: 'Contact Info Missing - Shop contact information is not available',
  message: eShopMessage,
} as const satisfies StorefrontTexts
