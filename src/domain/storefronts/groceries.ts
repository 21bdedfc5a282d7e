import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const groceries = {
  ...storefrontDefaults,
  layout: storefrontChoices.groceries.layout,
  tint: 'lagoon',
  cartCategory: 'Groceries',
} as const satisfies StorefrontSpec
