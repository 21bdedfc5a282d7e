import { storefrontChoices } from '@/shops/rules/choices'
import { labelled } from '@/kit/words/labelled'
import { eShopMessage } from './order-messages'
import { defaultTexts, type StorefrontTexts } from './storefront-texts'
import * as messages from '#words/shops/storefronts'

export const eShopTexts = {
  ...defaultTexts,
  title: messages.shopTitle,
  intro: messages.shopIntro,
  categories: labelled(storefrontChoices.eShop.categories, {
    all: messages.all,
    electronics: messages.shopElectronics,
    clothing: messages.shopClothing,
    beauty: messages.shopBeauty,
    groceries: messages.shopGroceries,
  }),
  searchPlaceholder: messages.shopSearch,
  loadingText: messages.shopLoading,
  emptyText: messages.shopEmpty,
  failureTexts: { all: messages.shopsFailed, products: messages.productsFailed },
  missingContactText: messages.contactMissing,
  message: eShopMessage,
} as const satisfies StorefrontTexts
