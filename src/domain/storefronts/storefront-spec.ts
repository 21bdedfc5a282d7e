import type { CartCategory } from '../cart/cart'
import type { Kes } from '../shared/money'
import type { StorefrontChoices } from './choices'
import type { Offering } from './offering'

/** The data of a chat message. */
export type OrderLine = {
  readonly name: string
  readonly price: Kes
  readonly quantity: number
  readonly provider: string
}

/** A part with its own code, loaded only by the storefront that declares it. */
export type SlotName = 'gas-steps' | 'errand-hours' | 'pharmacy-services' | 'emergency-contacts'

/** The declaration of a storefront. A new storefront needs only a declaration and data. */
export type StorefrontSpec = StorefrontChoices & {
  readonly title: string
  readonly intro: string
  readonly tint: 'lagoon' | 'mango' | 'coral'
  /** Null: no search box. */
  readonly searchPlaceholder: string | null
  readonly loadingText: string
  readonly emptyText: string
  /** Shown when nothing is stored and loading fails, for everything or for the products only; null: `emptyText` is shown. */
  readonly failureTexts: { readonly all: string; readonly products: string } | null
  readonly back: { readonly to: 'history' | 'home'; readonly label: string }
  readonly viewCart: boolean
  /** Null: booked by chat, never in the cart. */
  readonly cartCategory: CartCategory | null
  /** Null: each tap adds one unit. */
  readonly stepper: { readonly min: number; readonly initial: number } | null
  readonly showsCategory: boolean
  readonly orderLabel: string
  /** The chat message of the order button. */
  readonly message: (line: OrderLine) => string
  /** Shown when there is no number; null: the problem with the number is shown. */
  readonly missingContactText: string | null
  /** Parts above and below the list. */
  readonly above: SlotName | null
  readonly below: SlotName | null
}

/** Defaults that a declaration overrides. */
export const storefrontDefaults = {
  searchPlaceholder: null,
  failureTexts: null,
  back: { to: 'history', label: 'Back' },
  viewCart: false,
  stepper: { min: 0, initial: 1 },
  showsCategory: false,
  orderLabel: 'Order Now',
  missingContactText: null,
  above: null,
  below: null,
} as const satisfies Partial<StorefrontSpec>

/** True if an item belongs to the chosen chip; 'all' matches every item. */
export const inCategory = (item: Pick<Offering, 'category'>, category: string): boolean =>
  category === 'all' || item.category === category

/** The URL parameters of the view that shows an item: its shop, or the tab of its provider. */
export const whereShown = (
  { layout, categories }: Pick<StorefrontSpec, 'layout' | 'categories'>,
  { group, category }: Pick<Offering, 'group' | 'category'>,
): Readonly<Record<string, string>> => {
  if (layout === 'shops' && group !== '') return { shop: group }
  return layout === 'groups' && categories.length > 0 ? { category } : {}
}
