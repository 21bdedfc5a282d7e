import { labelled } from '../shared/labelled'
import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const eShop = {
  ...storefrontDefaults,
  layout: storefrontChoices.eShop.layout,
  categories: labelled(storefrontChoices.eShop.categories, {
    all: 'All',
    electronics: 'Electronics',
    clothing: 'Clothing',
    beauty: 'Beauty',
    groceries: 'Groceries',
  }),
  tint: 'lagoon',
  cartCategory: 'E-Shop',
  stepper: { min: 1, initial: 1 },
  showsCategory: true,
} as const satisfies StorefrontSpec
