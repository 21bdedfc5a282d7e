import { storefrontChoices } from '@/shops/rules/choices'
import { labelled } from '@/kit/words/labelled'
import { errandMessage } from './order-messages'
import { defaultTexts, orderBy, type StorefrontTexts } from './storefront-texts'
import * as messages from '#words/shops/storefronts'
import * as buttons from '#words/kit/buttons'

export const errandsTexts = {
  ...defaultTexts,
  title: messages.errandsTitle,
  intro: messages.errandsIntro,
  categories: labelled(storefrontChoices.errands.categories, {
    postoffice: messages.errandsPostOffice,
    helb: messages.errandsHelb,
    cyber: messages.errandsCyber,
    necessary: messages.errandsNecessary,
  }),
  backLabel: buttons.backToHome,
  ...orderBy('request'),
  loadingText: messages.errandsLoading,
  emptyText: messages.errandsEmpty,
  message: errandMessage,
} as const satisfies StorefrontTexts
