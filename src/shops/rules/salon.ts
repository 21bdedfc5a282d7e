import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const salon = {
  ...storefrontDefaults,
  layout: storefrontChoices.salon.layout,
  tint: 'coral',
  cartCategory: 'Salon & Beauty',
  // Appointments are booked, not delivered.
  inCart: false,
  stepper: null,
  back: 'home',
} as const satisfies StorefrontSpec
