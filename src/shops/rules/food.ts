import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const food = {
  ...storefrontDefaults,
  layout: storefrontChoices.food.layout,
  tint: 'mango',
  cartCategory: 'Food Delivery',
} as const satisfies StorefrontSpec
