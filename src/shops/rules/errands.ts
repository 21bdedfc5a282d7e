import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const errands = {
  ...storefrontDefaults,
  layout: storefrontChoices.errands.layout,
  tint: 'mango',
  cartCategory: 'Errand Services',
  stepper: null,
  viewCart: true,
  back: 'home',
  above: 'errand-hours',
} as const satisfies StorefrontSpec
