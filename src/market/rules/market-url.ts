/** The URL of the market. It has its own file because a route parses its URL before the market is loaded. */

import { oneOf } from '@/kit/rules/choice'
import { uuidOf } from '@/kit/rules/ids'
import { parseKes, type Kes } from '@/kit/rules/money'
import { isOnInUrl, textInUrl } from '@/kit/rules/url-values'
import type { ListingCategory, ListingCondition } from './listing'

/** The values that each variant supports. Their labels are in words/variants.ts. */
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
  {
    readonly mine: boolean
    readonly categories: readonly ListingCategory[]
    readonly conditions: readonly ListingCondition[]
  }
>
export type VariantId = keyof typeof variantValues

export const sortValues = ['newest', 'price-up', 'price-down'] as const
export type Sorting = (typeof sortValues)[number]

export type MarketView = {
  readonly tab: 'all' | 'mine'
  readonly category: 'all' | ListingCategory
  readonly query: string
  /** '' for any condition. */
  readonly condition: string
  readonly min: Kes | null
  readonly max: Kes | null
  readonly sort: Sorting
  /** True to include sold listings. */
  readonly sold: boolean
  /** True to show liked listings only, of both variants and including sold ones. */
  readonly saved: boolean
  /** The id of the open listing. */
  readonly item: string | null
  /** The open form: 'new', 'shared' for content shared from another app, or the id of the edited listing. */
  readonly form: string | null
}

/** The URL parameters. Defaults are left out. */
export type MarketSearch = {
  tab?: 'mine' | undefined
  category?: ListingCategory | undefined
  q?: string | undefined
  condition?: string | undefined
  min?: number | undefined
  max?: number | undefined
  sort?: Sorting | undefined
  sold?: true | undefined
  saved?: true | undefined
  item?: string | undefined
  form?: string | undefined
}

/** Parses the URL parameters. Invalid values fall back to the defaults. */
export const readView = (id: VariantId, search: Readonly<Record<string, unknown>>): MarketView => {
  const { mine, categories, conditions } = variantValues[id]
  const { tab, category, q, condition, min, max, sort, sold, saved, item, form } = search
  return {
    tab: mine && tab === 'mine' ? 'mine' : 'all',
    category: oneOf<ListingCategory>(categories, category) ?? 'all',
    query: textInUrl(q),
    condition: oneOf<ListingCondition>(conditions, condition) ?? '',
    min: parseKes(min),
    max: parseKes(max),
    sort: oneOf(sortValues, sort) ?? 'newest',
    sold: isOnInUrl(sold),
    saved: isOnInUrl(saved),
    item: uuidOf(item),
    form: form === 'new' || form === 'shared' ? form : uuidOf(form),
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
  saved: view.saved || undefined,
  item: view.item ?? undefined,
  form: view.form ?? undefined,
})
