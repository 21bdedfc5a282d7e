import { bookingMessage } from './messages'
import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const laundry = {
  ...storefrontDefaults,
  ...storefrontChoices.laundry,
  title: 'Laundry Services',
  intro: 'Washing by kilo, by piece, by basket or by month.',
  tint: 'lagoon',
  cartCategory: 'Laundry Services',
  stepper: null,
  viewCart: true,
  back: { to: 'home', label: 'Back to Home' },
  orderLabel: 'Book Now',
  loadingText: 'Loading laundry services...',
  emptyText: 'No laundry services found.',
  message: bookingMessage,
} as const satisfies StorefrontSpec
