import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const chemist = {
  ...storefrontDefaults,
  layout: storefrontChoices.chemist.layout,
  tint: 'coral',
  cartCategory: 'Pharmacy',
  stepper: { min: 1, initial: 1 },
  unitPrices: 'counts',
} as const satisfies StorefrontSpec
