import { bookingMessage } from './order-messages'
import { defaultTexts, orderBy, type StorefrontTexts } from './storefront-texts'
import * as messages from '#words/shops/storefronts'
import * as buttons from '#words/kit/buttons'

export const salonTexts = {
  ...defaultTexts,
  title: messages.salonTitle,
  intro: messages.salonIntro,
  backLabel: buttons.backToHome,
  ...orderBy('book'),
  loadingText: messages.salonLoading,
  emptyText: messages.salonEmpty,
  message: bookingMessage,
} as const satisfies StorefrontTexts
