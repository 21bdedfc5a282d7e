import { gasMessage } from './order-messages'
import { defaultTexts, type StorefrontTexts } from './storefront-texts'
import * as messages from './storefronts.gen'
import * as buttons from '@/kit/words/buttons.gen'

export const gasTexts = {
  ...defaultTexts,
  title: messages.gasTitle,
  intro: messages.gasIntro,
  backLabel: buttons.backToHome,
  loadingText: messages.gasLoading,
  emptyText: messages.gasEmpty,
  message: gasMessage,
} as const satisfies StorefrontTexts
