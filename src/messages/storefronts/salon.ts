import { bookingMessage } from './order-messages'
import { defaultTexts, type StorefrontTexts } from './storefront-texts'

export const salonTexts = {
  ...defaultTexts,
  title: 'Salon & Beauty',
  intro: 'Braids, cuts, nails and make-up near campus.',
  backLabel: 'Back to Home',
  orderLabel: 'Book Now',
  loadingText: 'Loading salons...',
  emptyText: 'No salons found.',
  message: bookingMessage,
} as const satisfies StorefrontTexts
