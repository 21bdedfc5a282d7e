import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const gas = {
  ...storefrontDefaults,
  layout: storefrontChoices.gas.layout,
  tint: 'coral',
  cartCategory: 'Gas Services',
  stepper: null,
  viewCart: true,
  back: 'home',
  below: 'gas-steps',
} as const satisfies StorefrontSpec
