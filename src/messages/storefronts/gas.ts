import { gasMessage } from './order-messages'
import { defaultTexts, type StorefrontTexts } from './storefront-texts'

export const gasTexts = {
  ...defaultTexts,
  title: 'Gas Delivery',
  intro: 'Refills and new cylinders, brought to your door and fitted.',
  backLabel: 'Back to Home',
  loadingText: 'Loading gas providers...',
  emptyText: 'No gas providers found.',
  message: gasMessage,
} as const satisfies StorefrontTexts
