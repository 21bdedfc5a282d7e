import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const laundry = {
  ...storefrontDefaults,
  layout: storefrontChoices.laundry.layout,
  tint: 'lagoon',
  cartCategory: 'Laundry Services',
  stepper: null,
  viewCart: true,
  back: 'home',
} as const satisfies StorefrontSpec
