/** Filters and sorts the market. */

import type { ConditionFilter } from './variants'
import type { Listing } from './listing'
import type { MarketView, Sorting } from './market-url'

/** The number of active filters in the collapsed panel. */
export const filtersInUse = ({ condition, min, max, sold, sort }: MarketView): number =>
  [condition !== '', min !== null, max !== null, sold, sort !== 'newest'].filter(Boolean).length

export const noFilters = { condition: '', min: null, max: null, sold: false, sort: 'newest' } as const satisfies Partial<MarketView>

/** The filters of a view. */
type Filters = Omit<MarketView, 'item' | 'form'>

const searchTexts = new WeakMap<Listing, string>()

/** Title and description in lower case, cached because every keystroke searches all listings. */
const searchTextOf = (listing: Listing): string => {
  const cached = searchTexts.get(listing)
  if (cached !== undefined) return cached
  const text = `${listing.title}\n${listing.description}`.toLowerCase()
  searchTexts.set(listing, text)
  return text
}

const matchesFilters = (listing: Listing, covered: readonly string[] | null, query: string, view: Filters): boolean =>
  (view.category === 'all' || listing.category === view.category) &&
  (view.sold || listing.status !== 'sold') &&
  (covered === null || covered.includes(listing.condition)) &&
  (view.min === null || listing.price >= view.min) &&
  (view.max === null || listing.price <= view.max) &&
  (query === '' || searchTextOf(listing).includes(query))

const comparators: Readonly<Record<Exclude<Sorting, 'newest'>, (a: Listing, b: Listing) => number>> = {
  'price-up': (a, b) => a.price - b.price,
  'price-down': (a, b) => b.price - a.price,
}

/**
 * The listings that a view shows. The tab of own listings shows all of them, including sold ones.
 * @param listings newest first, with unsent ones at the top
 */
export const browse = (listings: readonly Listing[], { conditions }: { readonly conditions: readonly ConditionFilter[] }, view: Filters): readonly Listing[] => {
  if (view.tab === 'mine') return listings.filter((listing) => listing.own)
  const covered = view.condition === '' ? null : (conditions.find((choice) => choice.value === view.condition)?.covers ?? [])
  const query = view.query.trim().toLowerCase()
  const found = listings.filter((listing) => matchesFilters(listing, covered, query, view))
  return view.sort === 'newest' ? found : found.sort(comparators[view.sort])
}

/** True if the newest listings alone are enough for the top of a view. */
export const isNewestFirst = ({ sort, tab }: Pick<Filters, 'sort' | 'tab'>): boolean => sort === 'newest' && tab === 'all'
