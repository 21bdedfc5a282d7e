import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const salon = {
  ...storefrontDefaults,
  layout: storefrontChoices.salon.layout,
  tint: 'coral',
  // Appointments are booked, not delivered, so they are never in the cart.
  cartCategory: null,
  stepper: null,
  back: 'home',
} as const satisfies StorefrontSpec
