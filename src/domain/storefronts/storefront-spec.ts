import type { CartCategory } from '../cart'
import { choiceOf, type Choice } from '../choice'
import type { Kes } from '../money'
import type { Offering } from './offering'

/** What a chat message is made of. */
export type OrderLine = {
  readonly name: string
  readonly price: Kes
  readonly quantity: number
  readonly provider: string
}

/** Where a storefront's records come from; each name has a reader in the feature. */
export type SourceName = 'food' | 'groceries' | 'gas' | 'laundry' | 'salon' | 'errands' | 'eShop' | 'chemist'

/** What differs truly: a part with code of its own, loaded only by the storefront that names it. */
export type SlotName = 'gas-steps' | 'errand-hours' | 'pharmacy-services' | 'emergency-contacts'

/** One storefront, declared: a new one is a declaration and its data, no new machinery. */
export type StorefrontSpec = {
  readonly title: string
  readonly intro: string
  readonly tint: 'lagoon' | 'mango' | 'coral'
  readonly source: SourceName
  /** Cards in one list, lists by provider, or shops that open into a list of their own. */
  readonly layout: 'list' | 'groups' | 'shops'
  /** Chips in order, the first chosen at first; 'all' shows everything. None: no chips. */
  readonly categories: readonly Choice[]
  /** Null: no search box. */
  readonly searchPlaceholder: string | null
  readonly loadingText: string
  readonly emptyText: string
  /** What to say when nothing is saved and nothing can be fetched; null: the empty text says it. */
  readonly failureText: string | null
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
  /** Tabs above the list; one without a slot shows the offerings. */
  readonly tabs: readonly (Choice & { readonly slot: SlotName | null })[]
  /** Parts above and below the list. */
  readonly above: SlotName | null
  readonly below: SlotName | null
}

/** What most storefronts have in common; a declaration says what differs. */
export const storefrontDefaults = {
  layout: 'list',
  categories: [],
  searchPlaceholder: null,
  failureText: null,
  back: { to: 'history', label: 'Back' },
  viewCart: false,
  stepper: { min: 0, initial: 1 },
  showsCategory: false,
  orderLabel: 'Order Now',
  missingContactText: null,
  tabs: [],
  above: null,
  below: null,
} as const satisfies Partial<StorefrontSpec>

/** Shows what matches the chosen chip; 'all' shows everything. */
export const inCategory = (item: Pick<Offering, 'category'>, category: string): boolean =>
  category === 'all' || item.category === category

/** A choice named in the URL, or the first one when there is no such choice; '' when there is nothing to choose. */
export const chosenOf = ([first, ...others]: readonly Choice[], value: unknown): string =>
  first ? choiceOf([first, ...others], value) : ''
