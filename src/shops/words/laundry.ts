import { bookingMessage } from './order-messages'
import { defaultTexts, orderBy, type StorefrontTexts } from './storefront-texts'
import * as messages from '#words/shops/storefronts'
import * as buttons from '#words/kit/buttons'

export const laundryTexts = {
  ...defaultTexts,
  title: messages.laundryTitle,
  intro: messages.laundryIntro,
  backLabel: buttons.backToHome,
  ...orderBy('book'),
  loadingText: messages.laundryLoading,
  emptyText: messages.laundryEmpty,
  message: bookingMessage,
} as const satisfies StorefrontTexts
