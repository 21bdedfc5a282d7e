import { bookingMessage } from './messages'
import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const salon = {
  ...storefrontDefaults,
  ...storefrontChoices.salon,
  title: 'Salon & Beauty',
  intro: 'Braids, cuts, nails and make-up near campus.',
  tint: 'coral',
  // Appointments are booked, not delivered, so they are never in the cart.
  cartCategory: null,
  stepper: null,
  back: { to: 'home', label: 'Back to Home' },
  orderLabel: 'Book Now',
  loadingText: 'Loading salons...',
  emptyText: 'No salons found.',
  message: bookingMessage,
} as const satisfies StorefrontSpec
