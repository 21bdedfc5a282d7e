import { cartCategories, storefrontOfCategory, type CartCategory, type StorefrontId } from '@/cart/rules/categories'

/** A part with its own code, loaded only by the storefront that declares it. */
export type SlotName = 'gas-steps' | 'errand-hours' | 'pharmacy-services' | 'emergency-contacts'

/** The declaration of a storefront. Its chips and tabs are in `choices.ts`, its texts in `words/storefronts.ts`. */
export type StorefrontSpec = {
  readonly tint: 'lagoon' | 'mango' | 'coral'
  /** The target of the back button. */
  readonly back: 'history' | 'home'
  readonly viewCart: boolean
  /** False: booked by chat, never in the cart. */
  readonly inCart: boolean
  /** Null: each tap adds one unit. */
  readonly stepper: { readonly min: number; readonly initial: number } | null
  readonly showsCategory: boolean
  /** The amounts read from product names to show a price per unit; null: none. */
  readonly unitPrices: 'measures' | 'counts' | null
  /** Another storefront that a search also covers. */
  readonly seeAlso: 'groceries' | 'eShop' | null
  /** Parts above and below the list. */
  readonly above: SlotName | null
  readonly below: SlotName | null
}

/** Defaults that a declaration overrides. */
const defaults = {
  back: 'history',
  viewCart: false,
  inCart: true,
  stepper: { min: 0, initial: 1 },
  showsCategory: false,
  unitPrices: null,
  seeAlso: null,
  above: null,
  below: null,
} as const satisfies Partial<StorefrontSpec>

export const storefronts = {
  food: {
    ...defaults,
    tint: 'mango',
  },
  groceries: {
    ...defaults,
    tint: 'lagoon',
    unitPrices: 'measures',
    seeAlso: 'eShop',
  },
  gas: {
    ...defaults,
    tint: 'coral',
    stepper: null,
    viewCart: true,
    back: 'home',
    below: 'gas-steps',
  },
  laundry: {
    ...defaults,
    tint: 'lagoon',
    stepper: null,
    viewCart: true,
    back: 'home',
  },
  salon: {
    ...defaults,
    tint: 'coral',
    // Appointments are booked, not delivered.
    inCart: false,
    stepper: null,
    back: 'home',
  },
  errands: {
    ...defaults,
    tint: 'mango',
    stepper: null,
    viewCart: true,
    back: 'home',
    above: 'errand-hours',
  },
  eShop: {
    ...defaults,
    tint: 'lagoon',
    stepper: { min: 1, initial: 1 },
    showsCategory: true,
    unitPrices: 'measures',
    seeAlso: 'groceries',
  },
  chemist: {
    ...defaults,
    tint: 'coral',
    stepper: { min: 1, initial: 1 },
    unitPrices: 'counts',
  },
} as const satisfies Record<StorefrontId, StorefrontSpec>

/** The category under which its orders are kept. */
export const cartCategoryOf = (id: StorefrontId): CartCategory => {
  const category = cartCategories.find((each) => storefrontOfCategory[each] === id)
  if (category === undefined) throw new Error(`No category has the storefront ${id}`)
  return category
}
