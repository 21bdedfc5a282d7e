/** What of the market is shown. */

import type { Choices } from '../shared/choice'
import type { MarketVariant } from './variants'
import type { Listing } from './listing'
import type { MarketView, Sorting } from './market-url'

export const sortings = [
  { value: 'newest', label: 'Newest first' },
  { value: 'price-up', label: 'Price: low to high' },
  { value: 'price-down', label: 'Price: high to low' },
] as const satisfies Choices<Sorting>

/** How many of the filters that are folded away are in use. */
export const filtersInUse = ({ condition, min, max, sold, sort }: MarketView): number =>
  [condition !== '', min !== null, max !== null, sold, sort !== 'newest'].filter(Boolean).length

export const noFilters = { condition: '', min: null, max: null, sold: false, sort: 'newest' } as const satisfies Partial<MarketView>

/** What is chosen of all that is for sale. */
type Choice = Omit<MarketView, 'item' | 'form'>

const read = new WeakMap<Listing, string>()

/** Title and description as a search reads them, made once a listing: each letter that is typed looks through all of them. */
const wordsOf = (listing: Listing): string => {
  const known = read.get(listing)
  if (known !== undefined) return known
  const words = `${listing.title}\n${listing.description}`.toLowerCase()
  read.set(listing, words)
  return words
}

const isWanted = (listing: Listing, covered: readonly string[] | null, wanted: string, view: Choice): boolean =>
  (view.category === 'all' || listing.category === view.category) &&
  (view.sold || listing.status !== 'sold') &&
  (covered === null || covered.includes(listing.condition)) &&
  (view.min === null || listing.price >= view.min) &&
  (view.max === null || listing.price <= view.max) &&
  (wanted === '' || wordsOf(listing).includes(wanted))

const orders: Readonly<Record<Exclude<Sorting, 'newest'>, (a: Listing, b: Listing) => number>> = {
  'price-up': (a, b) => a.price - b.price,
  'price-down': (a, b) => b.price - a.price,
}

/**
 * What the screen lists. One's own listings are all there, sold ones too.
 * @param listings newest first, with what is not sent yet at the top
 */
export const browse = (listings: readonly Listing[], { conditions }: MarketVariant, view: Choice): readonly Listing[] => {
  if (view.tab === 'mine') return listings.filter((listing) => listing.own)
  const covered = view.condition === '' ? null : (conditions.find((choice) => choice.value === view.condition)?.covers ?? [])
  const wanted = view.query.trim().toLowerCase()
  const found = listings.filter((listing) => isWanted(listing, covered, wanted, view))
  return view.sort === 'newest' ? found : found.sort(orders[view.sort])
}

/** Whether the newest listings by themselves are what the screen would list first. */
export const isNewestFirst = ({ sort, tab }: Pick<Choice, 'sort' | 'tab'>): boolean => sort === 'newest' && tab === 'all'
