import { labelled } from '../shared/labelled'
import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const groceries = {
  ...storefrontDefaults,
  layout: storefrontChoices.groceries.layout,
  categories: labelled(storefrontChoices.groceries.categories, {
    all: 'All',
    produce: 'Fresh Produce',
    dairy: 'Dairy Products',
    meat: 'Meat & Fish',
  }),
  tint: 'lagoon',
  cartCategory: 'Groceries',
} as const satisfies StorefrontSpec
