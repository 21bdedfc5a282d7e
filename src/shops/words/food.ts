import { storefrontChoices } from '@/shops/rules/choices'
import { itemMessage } from '@/cart/words/order-message'
import { labelled } from '@/kit/words/labelled'
import { defaultTexts, type StorefrontTexts } from './storefront-texts'
import * as messages from '#words/shops/storefronts'

export const foodTexts = {
  ...defaultTexts,
  title: messages.foodTitle,
  intro: messages.foodIntro,
  categories: labelled(storefrontChoices.food.categories, {
    all: messages.foodAll,
    local: messages.foodLocal,
    fastfood: messages.foodFast,
    healthy: messages.foodHealthy,
  }),
  searchPlaceholder: messages.foodSearch,
  loadingText: messages.foodLoading,
  emptyText: messages.foodEmpty,
  message: itemMessage,
} as const satisfies StorefrontTexts
