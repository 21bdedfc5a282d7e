import { bookingMessage } from './messages'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const salon = {
  ...storefrontDefaults,
  title: 'Salon & Beauty',
  intro: 'Braids, cuts, nails and make-up near campus.',
  tint: 'coral',
  source: 'salon',
  layout: 'groups',
  // A chair is booked, not delivered: it never stands in the cart.
  cartCategory: null,
  stepper: null,
  back: { to: 'home', label: 'Back to Home' },
  orderLabel: 'Book Now',
  loadingText: 'Loading salons...',
  emptyText: 'No salons found.',
  message: bookingMessage,
} as const satisfies StorefrontSpec
