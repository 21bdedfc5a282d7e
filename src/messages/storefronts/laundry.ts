import { bookingMessage } from './order-messages'
import { defaultTexts, type StorefrontTexts } from './storefront-texts'

export const laundryTexts = {
  ...defaultTexts,
  title: 'Laundry Services',
  intro: 'Washing by kilo, by piece, by basket or by month.',
  backLabel: 'Back to Home',
  orderLabel: 'Book Now',
  loadingText: 'Loading laundry services...',
  emptyText: 'No laundry services found.',
  message: bookingMessage,
} as const satisfies StorefrontTexts
