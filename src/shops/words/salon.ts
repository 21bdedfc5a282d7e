import { bookingMessage } from './order-messages'
import { defaultTexts, orderBy, type StorefrontTexts } from './storefront-texts'
import * as messages from './storefronts.gen'
import * as buttons from '@/kit/words/buttons.gen'

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
