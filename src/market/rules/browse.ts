/** Selects the listings that the screens show: filters, order, and other items of a seller. */

import { search, type Found } from '@/kit/rules/search/rank'
import type { ConditionFilter } from './variants'
import type { Listing } from './listing'
import type { MarketView, Sorting } from './market-url'

/** The number of active filters in the closed sheet. */
export const filtersInUse = ({ condition, min, max, sold, sort }: MarketView): number =>
  [condition !== '', min !== null, max !== null, sold, sort !== 'newest'].filter(Boolean).length

export const noFilters = {
  condition: '',
  min: null,
  max: null,
  sold: false,
  sort: 'newest',
} as const satisfies Partial<MarketView>

/** The filters of a view. */
type Filters = Omit<MarketView, 'item' | 'form'>

const searchedTexts = ({ title, description }: Listing) => [title, description]

const matchesFilters = (listing: Listing, covered: readonly string[] | null, view: Filters): boolean =>
  (view.category === 'all' || listing.category === view.category) &&
  (view.sold || view.saved || listing.status !== 'sold') &&
  (covered === null || covered.includes(listing.condition)) &&
  (view.min === null || listing.price >= view.min) &&
  (view.max === null || listing.price <= view.max)

const comparators: Readonly<Record<Exclude<Sorting, 'newest'>, (a: Listing, b: Listing) => number>> = {
  'price-up': (a, b) => a.price - b.price,
  'price-down': (a, b) => b.price - a.price,
}

/**
 * The listings that a view shows, the best matches of its query first unless it sorts them by price. The tab of own
 * listings shows all of them, including sold ones.
 * @param listings newest first, with unsent ones at the top
 * @param liked the ids of the liked ones
 */
export const searchListings = (
  listings: readonly Listing[],
  { conditions }: { readonly conditions: readonly ConditionFilter[] },
  view: Filters,
  liked: ReadonlySet<string>,
): Found<Listing> => {
  if (view.tab === 'mine') return { all: listings.filter((listing) => listing.own), near: [] }
  const covered =
    view.condition === '' ? null : (conditions.find((choice) => choice.value === view.condition)?.covers ?? [])
  const found = listings.filter(
    (listing) => (!view.saved || liked.has(listing.id)) && matchesFilters(listing, covered, view),
  )
  const { all, near } = search(view.query, found, searchedTexts)
  const sorted = (ranked: readonly Listing[]) =>
    view.sort === 'newest' ? ranked : ranked.toSorted(comparators[view.sort])
  return { all: sorted(all), near: sorted(near) }
}

export const browse = (...asked: Parameters<typeof searchListings>): readonly Listing[] => searchListings(...asked).all

/** True if the newest listings alone are enough for the top of a view. */
export const isNewestFirst = ({ sort, tab, saved }: Pick<Filters, 'sort' | 'tab' | 'saved'>): boolean =>
  sort === 'newest' && tab === 'all' && !saved

/** The number of other items that a seller's listing shows at most. */
const mostShown = 6

/**
 * A seller's other items for sale: those of the same account, under the same name. A listing without a name is linked
 * to no other, and one under an earlier name is not linked to those under the present name, because nothing else on the
 * screen shows that they belong to the same person.
 * @param listings newest first
 */
export const otherItemsOf = (
  { id, seller, sellerId }: Pick<Listing, 'id' | 'seller' | 'sellerId'>,
  listings: readonly Listing[],
): readonly Listing[] =>
  seller === '' || sellerId === null
    ? []
    : listings
        .filter(
          (other) =>
            other.id !== id && other.sellerId === sellerId && other.seller === seller && other.status !== 'sold',
        )
        .slice(0, mostShown)
