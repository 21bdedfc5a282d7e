import type { StorefrontId } from './choices'
import { chemist } from './chemist'
import { eShop } from './e-shop'
import { errands } from './errands'
import { food } from './food'
import { gas } from './gas'
import { groceries } from './groceries'
import { laundry } from './laundry'
import { salon } from './salon'
import type { StorefrontSpec } from './storefront-spec'

export const storefronts = {
  food,
  groceries,
  gas,
  laundry,
  salon,
  errands,
  eShop,
  chemist,
} as const satisfies Record<StorefrontId, StorefrontSpec>
