import type { CartCategory } from '../cart'
import type { Kes } from '../money'
import type { Offering } from './offering'

export type OrderLine = { readonly name: string; readonly price: Kes; readonly quantity: number; readonly provider: string }

/** Where a storefront's records come from: a catalogue file or a replicated table. */
export type StorefrontSource =
  | { readonly kind: 'catalogue'; readonly name: 'food' }
  | { readonly kind: 'table'; readonly name: 'groceries' }

/** One storefront, declared: a new one is a declaration and its data, no new machinery. */
export type StorefrontSpec = {
  readonly title: string
  readonly intro: string
  /** The picture beside the title. */
  readonly image: string
  readonly tint: 'lagoon' | 'mango' | 'coral'
  readonly source: StorefrontSource
  /** Chips in order; the first one is 'all'. */
  readonly categories: readonly { readonly value: string; readonly label: string }[]
  readonly cartCategory: CartCategory
  readonly searchPlaceholder: string
  readonly loadingText: string
  readonly emptyText: string
  /** Where Back leads: browser history, or home. */
  readonly back: 'history' | 'home'
  readonly stepper: { readonly min: number; readonly initial: number }
  /** The chat message that Order Now opens with. */
  readonly message: (line: OrderLine) => string
}

/** Shows what matches the chosen chip; 'all' shows everything. */
export const inCategory = (offering: Offering, category: string): boolean =>
  category === 'all' || offering.category === category

/** A chip named in the URL, or 'all' when this storefront has no such chip. */
export const chipOf = (spec: StorefrontSpec, value: string | undefined): string =>
  spec.categories.some((chip) => chip.value === value) ? (value ?? 'all') : 'all'
