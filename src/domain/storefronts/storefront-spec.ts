import type { CartCategory } from '../cart/cart'
import type { Kes } from '../shared/money'
import type { StorefrontChoices } from './choices'
import type { Offering } from './offering'

/** What a chat message is made of. */
export type OrderLine = {
  readonly name: string
  readonly price: Kes
  readonly quantity: number
  readonly provider: string
}

/** What differs truly: a part with code of its own, loaded only by the storefront that names it. */
export type SlotName = 'gas-steps' | 'errand-hours' | 'pharmacy-services' | 'emergency-contacts'

/** One storefront, declared: a new one is a declaration and its data, no new machinery. */
export type StorefrontSpec = StorefrontChoices & {
  readonly title: string
  readonly intro: string
  readonly tint: 'lagoon' | 'mango' | 'coral'
  /** Null: no search box. */
  readonly searchPlaceholder: string | null
  readonly loadingText: string
  readonly emptyText: string
  /** What to say when nothing is saved and nothing can be fetched, at all or of the products; null: the empty text says it. */
  readonly failureTexts: { readonly all: string; readonly products: string } | null
  readonly back: { readonly to: 'history' | 'home'; readonly label: string }
  readonly viewCart: boolean
  /** Null: it is booked over chat and never stands in the cart. */
  readonly cartCategory: CartCategory | null
  /** Null: one tap is one unit. */
  readonly stepper: { readonly min: number; readonly initial: number } | null
  readonly showsCategory: boolean
  readonly orderLabel: string
  /** The chat message that the order button opens with. */
  readonly message: (line: OrderLine) => string
  /** Said where there is no number to write to; null: what is wrong with the number. */
  readonly missingContactText: string | null
  /** Parts above and below the list. */
  readonly above: SlotName | null
  readonly below: SlotName | null
}

/** What most storefronts have in common; a declaration says what differs. */
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

/** Shows what matches the chosen chip; 'all' shows everything. */
export const inCategory = (item: Pick<Offering, 'category'>, category: string): boolean =>
  category === 'all' || item.category === category

/** Where a storefront shows an item without being told: its shop, or the tab of its provider. */
export const whereShown = (
  { layout, categories }: Pick<StorefrontSpec, 'layout' | 'categories'>,
  { group, category }: Pick<Offering, 'group' | 'category'>,
): Readonly<Record<string, string>> => {
  if (layout === 'shops' && group !== '') return { shop: group }
  return layout === 'groups' && categories.length > 0 ? { category } : {}
}
