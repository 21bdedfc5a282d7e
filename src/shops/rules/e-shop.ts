import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const eShop = {
  ...storefrontDefaults,
  layout: storefrontChoices.eShop.layout,
  tint: 'lagoon',
  cartCategory: 'E-Shop',
  stepper: { min: 1, initial: 1 },
  showsCategory: true,
  unitPrices: 'measures',
  seeAlso: 'groceries',
} as const satisfies StorefrontSpec
