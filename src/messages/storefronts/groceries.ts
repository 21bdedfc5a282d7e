import { storefrontChoices } from '@/domain/storefronts/choices'
import { itemMessage } from '../cart/order-message'
import { labelled } from '../shared/labelled'
import { defaultTexts, type StorefrontTexts } from './storefront-texts'

export const groceriesTexts = {
  ...defaultTexts,
  title: 'Groceries',
  intro: 'Fresh from the markets near campus.',
  categories: labelled(storefrontChoices.groceries.categories, {
    all: 'All',
    produce: 'Fresh Produce',
    dairy: 'Dairy Products',
    meat: 'Meat & Fish',
  }),
  searchPlaceholder: 'Search groceries...',
  loadingText: 'Loading groceries...',
  emptyText: 'No grocery items found matching your search.',
  message: itemMessage,
} as const satisfies StorefrontTexts
