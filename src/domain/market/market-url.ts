/**
 * What the URL holds of the market. Apart from the rest of it, because a route reads its URL before the market itself is
 * loaded.
 */

import { parseKes, type Kes } from '../shared/money'
import type { ListingCategory, ListingCondition } from './listing'

/** Which values each variant knows; its words for them are with the variant. */
export const variantValues = {
  marketplace: {
    mine: true,
    categories: ['electronics', 'clothing', 'books', 'furniture', 'sports', 'other'],
    conditions: ['new', 'like-new', 'used'],
  },
  secondHand: {
    mine: false,
    categories: ['electronics', 'books', 'clothing', 'furniture'],
    conditions: ['new', 'like-new', 'excellent', 'good', 'fair', 'used'],
  },
} as const satisfies Record<
  string,
  { readonly mine: boolean; readonly categories: readonly ListingCategory[]; readonly conditions: readonly ListingCondition[] }
>
export type VariantId = keyof typeof variantValues

export const sortValues = ['newest', 'price-up', 'price-down'] as const
export type Sorting = (typeof sortValues)[number]

const valueOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined => values.find((known) => known === value)

export type MarketView = {
  readonly tab: 'all' | 'mine'
  readonly category: 'all' | ListingCategory
  readonly query: string
  /** '' is any. */
  readonly condition: string
  readonly min: Kes | null
  readonly max: Kes | null
  readonly sort: Sorting
  /** Whether sold things are shown, too. */
  readonly sold: boolean
  /** The listing that is open. */
  readonly item: string | null
  /** The form that is open: 'new', 'shared' for one that takes up what another app handed over, or the listing that it edits. */
  readonly form: string | null
}

/** As it stands in the URL: what is chosen anyway is left out. */
export type MarketSearch = {
  tab?: 'mine' | undefined
  category?: ListingCategory | undefined
  q?: string | undefined
  condition?: string | undefined
  min?: number | undefined
  max?: number | undefined
  sort?: Sorting | undefined
  sold?: true | undefined
  item?: string | undefined
  form?: string | undefined
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const idOf = (value: unknown): string | null => (typeof value === 'string' && uuid.test(value) ? value.toLowerCase() : null)

/** A word that reads as a number reaches us as one. */
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Reads what the URL says; a value that makes no sense falls back. */
export const readView = (id: VariantId, search: Readonly<Record<string, unknown>>): MarketView => {
  const { mine, categories, conditions } = variantValues[id]
  const { tab, category, q, condition, min, max, sort, sold, item, form } = search
  return {
    tab: mine && tab === 'mine' ? 'mine' : 'all',
    category: valueOf<ListingCategory>(categories, category) ?? 'all',
    query: textOf(q),
    condition: valueOf<ListingCondition>(conditions, condition) ?? '',
    min: parseKes(min),
    max: parseKes(max),
    sort: valueOf(sortValues, sort) ?? 'newest',
    sold: sold === true,
    item: idOf(item),
    form: form === 'new' || form === 'shared' ? form : idOf(form),
  }
}

export const searchOf = (view: MarketView): MarketSearch => ({
  tab: view.tab === 'mine' ? 'mine' : undefined,
  category: view.category === 'all' ? undefined : view.category,
  q: view.query || undefined,
  condition: view.condition || undefined,
  min: view.min ?? undefined,
  max: view.max ?? undefined,
  sort: view.sort === 'newest' ? undefined : view.sort,
  sold: view.sold || undefined,
  item: view.item ?? undefined,
  form: view.form ?? undefined,
})
