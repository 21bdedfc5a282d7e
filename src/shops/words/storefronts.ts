import type { CartCategory, StorefrontId } from '@/cart/rules/categories'
import { keptLabels, type OrderKind } from '@/cart/rules/order'
import { itemMessage } from '@/cart/words/order-message'
import type { Choice } from '@/kit/rules/choice'
import { keysOf } from '@/kit/rules/keys-of'
import { labelled } from '@/kit/words/labelled'
import { choicesOf, storefrontChoices, type StorefrontChoices } from '@/shops/rules/choices'
import { cartCategoryOf, storefronts, type StorefrontSpec } from '@/shops/rules/storefronts'
import * as buttons from '#words/kit/buttons'
import * as messages from '#words/shops/storefronts'
import {
  bookingMessage,
  errandMessage,
  eShopMessage,
  gasMessage,
  medicineMessage,
  type OrderLine,
} from './order-messages'
import * as titles from '#words/kit/screen-titles'

/** The texts of a storefront. */
type StorefrontTexts = {
  readonly title: string
  /** True if the texts are about health, so that an expert has to read their translation. */
  readonly aboutHealth: boolean
  readonly intro: string
  /** The chips and tabs of `storefrontChoices`, with their labels. */
  readonly categories: readonly Choice[]
  readonly tabs: readonly (Choice & StorefrontChoices['tabs'][number])[]
  /** Null: no search box. */
  readonly searchPlaceholder: string | null
  readonly loadingText: string
  readonly emptyText: string
  /**
   * Shown when nothing is stored and loading fails, for everything or for the products only; null: `emptyText` is
   * shown.
   */
  readonly failureTexts: { readonly all: string; readonly products: string } | null
  /** The place that Back leads to, in words; undefined: an arrow. */
  readonly backLabel: string | undefined
  readonly orderLabel: string
  /** The name of the order button in an order that is kept. */
  readonly keptLabel: string
  /** The chat message of the order button. */
  readonly message: (line: OrderLine) => string
  /** Shown when there is no number; null: the problem with the number is shown. */
  readonly missingContactText: string | null
}

const orderLabels = {
  order: messages.orderNow,
  book: messages.bookNow,
  request: messages.requestNow,
} as const satisfies Record<OrderKind, string>

/** The order button of a storefront that takes orders, bookings or requests. */
export const orderBy = (kind: OrderKind) => ({ orderLabel: orderLabels[kind], keptLabel: keptLabels[kind] })

/** Defaults that a storefront overrides. */
const defaults = {
  aboutHealth: false,
  categories: [],
  tabs: [],
  searchPlaceholder: null,
  failureTexts: null,
  backLabel: undefined,
  ...orderBy('order'),
  missingContactText: null,
} as const satisfies Partial<StorefrontTexts>

const chemistTabs = {
  medications: messages.chemistMedications,
  services: messages.chemistServices,
  emergency: messages.chemistEmergency,
} as const

/** The provider in orders of the chemist's services, which go to the team. */
export const pharmacyName = 'Campus Pharmacy'

export const storefrontTexts = {
  food: {
    ...defaults,
    title: titles.foodDelivery,
    intro: messages.foodIntro,
    categories: labelled(storefrontChoices.food.categories, {
      all: messages.foodAll,
      local: messages.foodLocal,
      fastfood: messages.foodFast,
      healthy: messages.foodHealthy,
    }),
    searchPlaceholder: messages.foodSearch,
    loadingText: messages.foodLoading,
    emptyText: messages.foodEmpty,
    message: itemMessage,
  },
  groceries: {
    ...defaults,
    title: titles.groceries,
    intro: messages.groceriesIntro,
    categories: labelled(storefrontChoices.groceries.categories, {
      all: messages.all,
      produce: messages.groceriesProduce,
      dairy: messages.groceriesDairy,
      meat: messages.groceriesMeat,
    }),
    searchPlaceholder: messages.groceriesSearch,
    loadingText: messages.groceriesLoading,
    emptyText: messages.groceriesEmpty,
    message: itemMessage,
  },
  gas: {
    ...defaults,
    title: titles.gasDelivery,
    intro: messages.gasIntro,
    backLabel: buttons.backToHome,
    loadingText: messages.gasLoading,
    emptyText: messages.gasEmpty,
    message: gasMessage,
  },
  laundry: {
    ...defaults,
    title: titles.laundryServices,
    intro: messages.laundryIntro,
    backLabel: buttons.backToHome,
    ...orderBy('book'),
    loadingText: messages.laundryLoading,
    emptyText: messages.laundryEmpty,
    message: bookingMessage,
  },
  salon: {
    ...defaults,
    title: titles.salonBeauty,
    intro: messages.salonIntro,
    backLabel: buttons.backToHome,
    ...orderBy('book'),
    loadingText: messages.salonLoading,
    emptyText: messages.salonEmpty,
    message: bookingMessage,
  },
  errands: {
    ...defaults,
    title: titles.errandServices,
    intro: messages.errandsIntro,
    categories: labelled(storefrontChoices.errands.categories, {
      postoffice: messages.errandsPostOffice,
      helb: messages.errandsHelb,
      cyber: messages.errandsCyber,
      necessary: messages.errandsNecessary,
    }),
    backLabel: buttons.backToHome,
    ...orderBy('request'),
    loadingText: messages.errandsLoading,
    emptyText: messages.errandsEmpty,
    message: errandMessage,
  },
  eShop: {
    ...defaults,
    title: titles.eShop,
    intro: messages.shopIntro,
    categories: labelled(storefrontChoices.eShop.categories, {
      all: messages.all,
      electronics: messages.shopElectronics,
      clothing: messages.shopClothing,
      beauty: messages.shopBeauty,
      groceries: messages.shopGroceries,
    }),
    searchPlaceholder: messages.shopSearch,
    loadingText: messages.shopLoading,
    emptyText: messages.shopEmpty,
    failureTexts: { all: messages.shopsFailed, products: messages.productsFailed },
    missingContactText: messages.contactMissing,
    message: eShopMessage,
  },
  chemist: {
    ...defaults,
    aboutHealth: true,
    title: titles.chemist,
    intro: messages.chemistIntro,
    categories: labelled(storefrontChoices.chemist.categories, {
      all: messages.all,
      'pain-relief': messages.chemistPainRelief,
      antibiotics: messages.chemistAntibiotics,
      vitamins: messages.chemistVitamins,
      'cold-flu': messages.chemistColdFlu,
      digestion: messages.chemistDigestion,
      contraceptive: messages.chemistContraceptive,
    }),
    tabs: storefrontChoices.chemist.tabs.map((tab) => ({ ...tab, label: chemistTabs[tab.value] })),
    searchPlaceholder: messages.chemistSearch,
    backLabel: buttons.backToHome,
    loadingText: messages.chemistLoading,
    emptyText: messages.chemistEmpty,
    message: medicineMessage,
  },
} as const satisfies Record<StorefrontId, StorefrontTexts>

/** A storefront as its screen shows it. */
export type Storefront = StorefrontSpec &
  Pick<StorefrontChoices, 'layout'> &
  StorefrontTexts & { readonly cartCategory: CartCategory }

const shown = (id: StorefrontId): Storefront => ({
  ...storefronts[id],
  layout: choicesOf(id).layout,
  cartCategory: cartCategoryOf(id),
  ...storefrontTexts[id],
})

const shownStorefronts = new Map(keysOf(storefronts).map((id) => [id, shown(id)]))

/** The same object for the same storefront. */
export const storefrontOf = (id: StorefrontId): Storefront => shownStorefronts.get(id) ?? shown(id)
