import { bookingMessage } from './messages'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const laundry = {
  ...storefrontDefaults,
  title: 'Laundry Services',
  intro: 'Washing by kilo, by piece, by basket or by month.',
  tint: 'lagoon',
  source: 'laundry',
  layout: 'groups',
  cartCategory: 'Laundry Services',
  stepper: null,
  viewCart: true,
  back: { to: 'home', label: 'Back to Home' },
  orderLabel: 'Book Now',
  loadingText: 'Loading laundry services...',
  emptyText: 'No laundry services found.',
  message: bookingMessage,
} as const satisfies StorefrontSpec
