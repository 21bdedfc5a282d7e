import { gasMessage } from './order-messages'
import { defaultTexts, type StorefrontTexts } from './storefront-texts'
import * as messages from '#words/shops/storefronts'
import * as buttons from '#words/kit/buttons'

export const gasTexts = {
  ...defaultTexts,
  title: messages.gasTitle,
  intro: messages.gasIntro,
  backLabel: buttons.backToHome,
  loadingText: messages.gasLoading,
  emptyText: messages.gasEmpty,
  message: gasMessage,
} as const satisfies StorefrontTexts
