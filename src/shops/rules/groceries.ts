import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const groceries = {
  ...storefrontDefaults,
  layout: storefrontChoices.groceries.layout,
  tint: 'lagoon',
  cartCategory: 'Groceries',
  unitPrices: 'measures',
  seeAlso: 'eShop',
} as const satisfies StorefrontSpec
