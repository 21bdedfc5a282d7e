import { storefrontChoices } from '@/shops/rules/choices'
import { itemMessage } from '@/cart/words/order-message'
import { labelled } from '@/kit/words/labelled'
import { defaultTexts, type StorefrontTexts } from './storefront-texts'
import * as messages from '#words/shops/storefronts'

export const groceriesTexts = {
  ...defaultTexts,
  title: messages.groceriesTitle,
  intro: messages.groceriesIntro,
  categories: labelled(storefrontChoices.groceries.categories, {
    all: messages.all,
    produce: messages.groceriesProduce,
    dairy: messages.groceriesDairy,
    meat: messages.groceriesMeat,
  }),
  searchPlaceholder: messages.groceriesSearch,
  loadingText: messages.groceriesLoading,
  emptyText: messages.groceriesEmpty,
  message: itemMessage,
} as const satisfies StorefrontTexts
