import { labelled } from '../shared/labelled'
import { storefrontChoices } from './choices'
import { storefrontDefaults, type StorefrontSpec } from './storefront-spec'

export const food = {
  ...storefrontDefaults,
  layout: storefrontChoices.food.layout,
  categories: labelled(storefrontChoices.food.categories, {
    all: 'All',
    local: 'Local Kenyan',
    fastfood: 'Fast Food',
    healthy: 'Healthy',
  }),
  tint: 'mango',
  cartCategory: 'Food Delivery',
} as const satisfies StorefrontSpec
