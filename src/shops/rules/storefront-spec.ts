import type { CartCategory } from '@/cart/rules/cart'
import type { StorefrontChoices } from './choices'
import type { Offering } from './offering'

/** A part with its own code, loaded only by the storefront that declares it. */
export type SlotName = 'gas-steps' | 'errand-hours' | 'pharmacy-services' | 'emergency-contacts'

/**
 * The declaration of a storefront; its chips and tabs are in `choices.ts`. A new storefront needs only these, its texts
 * and data.
 */
export type StorefrontSpec = Pick<StorefrontChoices, 'layout'> & {
  readonly tint: 'lagoon' | 'mango' | 'coral'
  /** Where the back button leads. */
  readonly back: 'history' | 'home'
  readonly viewCart: boolean
  /** What its orders are kept as. */
  readonly cartCategory: CartCategory
  /** False: booked by chat, never in the cart. */
  readonly inCart: boolean
  /** Null: each tap adds one unit. */
  readonly stepper: { readonly min: number; readonly initial: number } | null
  readonly showsCategory: boolean
  /** What is read from names for the price of a unit; null: nothing. */
  readonly unitPrices: 'measures' | 'counts' | null
  /** Where else a search looks. */
  readonly seeAlso: 'groceries' | 'eShop' | null
  /** Parts above and below the list. */
  readonly above: SlotName | null
  readonly below: SlotName | null
}

/** Defaults that a declaration overrides. */
export const storefrontDefaults = {
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

/** True if an item belongs to the chosen chip; 'all' matches every item. */
export const inCategory = (item: Pick<Offering, 'category'>, category: string): boolean =>
  category === 'all' || item.category === category

/** The URL parameters of the view that shows an item: its shop, or the tab of its provider. */
export const whereShown = (
  { layout, categories }: { readonly layout: StorefrontSpec['layout']; readonly categories: readonly unknown[] },
  { group, category }: Pick<Offering, 'group' | 'category'>,
): Readonly<Record<string, string>> => {
  if (layout === 'shops' && group !== '') return { shop: group }
  return layout === 'groups' && categories.length > 0 ? { category } : {}
}
