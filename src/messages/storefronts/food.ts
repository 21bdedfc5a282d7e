import { storefrontChoices } from '@/domain/storefronts/choices'
import { itemMessage } from '../cart/order-message'
import { labelled } from '../shared/labelled'
import { defaultTexts, type StorefrontTexts } from './storefront-texts'

export const foodTexts = {
  ...defaultTexts,
  title: 'Food Delivery',
  intro: 'Hot meals from kitchens around campus.',
  categories: labelled(storefrontChoices.food.categories, {
    all: 'All',
    local: 'Local Kenyan',
    fastfood: 'Fast Food',
    healthy: 'Healthy',
  }),
  searchPlaceholder: 'Search for food...',
  loadingText: 'Loading menu...',
  emptyText: 'No food items found matching your search.',
  message: itemMessage,
} as const satisfies StorefrontTexts
