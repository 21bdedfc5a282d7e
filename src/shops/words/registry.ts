import type { StorefrontId } from '@/shops/rules/choices'
import { storefronts } from '@/shops/rules/registry'
import type { StorefrontSpec } from '@/shops/rules/storefront-spec'
import { chemistTexts } from './chemist'
import { eShopTexts } from './e-shop'
import { errandsTexts } from './errands'
import { foodTexts } from './food'
import { gasTexts } from './gas'
import { groceriesTexts } from './groceries'
import { laundryTexts } from './laundry'
import { salonTexts } from './salon'
import type { StorefrontTexts } from './storefront-texts'

/** A storefront as its screen shows it. */
export type Storefront = StorefrontSpec & StorefrontTexts

export const shownStorefronts: Readonly<Record<StorefrontId, Storefront>> = {
  food: { ...storefronts.food, ...foodTexts },
  groceries: { ...storefronts.groceries, ...groceriesTexts },
  gas: { ...storefronts.gas, ...gasTexts },
  laundry: { ...storefronts.laundry, ...laundryTexts },
  salon: { ...storefronts.salon, ...salonTexts },
  errands: { ...storefronts.errands, ...errandsTexts },
  eShop: { ...storefronts.eShop, ...eShopTexts },
  chemist: { ...storefronts.chemist, ...chemistTexts },
}

export const storefrontOf = (id: StorefrontId): Storefront => shownStorefronts[id]
