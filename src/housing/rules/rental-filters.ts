/** Filters and sorts rentals. */

import { folded, wordsOf } from '@/kit/rules/search/folded'
import { searchWithOpened, type Found } from '@/kit/rules/search/rank'
import { withOpenedItem } from '@/kit/rules/item-link'
import { kes, type Kes } from '@/kit/rules/money'
import { minutesToGate } from './distance'
import { inRentalTab, type Rental } from './rental'
import { maxCompared, type RentalSort, type RentalView } from './rental-view'

/** The values that the filter sheet sets. */
export type RentalFilters = Pick<RentalView, 'min' | 'max' | 'walk' | 'amenities' | 'sort' | 'saved'>

export const noFilters: RentalFilters = {
  min: null,
  max: null,
  walk: null,
  amenities: [],
  sort: 'newest',
  saved: false,
}

/** The bounds that can be chosen for the rent. */
export const rentSteps: readonly Kes[] = [3000, 5000, 6000, 8000, 10_000, 12_000, 15_000, 20_000, 30_000, 50_000].map(
  kes,
)

/** The same for "Wi-Fi", "WiFi" and "wi fi". */
export const amenityKey = (name: string): string => wordsOf(folded(name)).join('')

const sameAmenity = (one: string, other: string): boolean => amenityKey(one) === amenityKey(other)

/** Searches the amenities and the services that the rent pays for. */
const has = ({ amenities, included }: Pick<Rental, 'amenities' | 'included'>, wanted: string): boolean =>
  [...amenities, ...included].some((name) => sameAmenity(name, wanted))

type Browsed = RentalFilters & Pick<RentalView, 'category' | 'query'>

const fits = (rental: Rental, view: Browsed, saved: ReadonlySet<string>): boolean => {
  const minutes = minutesToGate(rental)
  return (
    inRentalTab(rental, view.category) &&
    (view.min === null || rental.monthlyPrice >= view.min) &&
    (view.max === null || rental.monthlyPrice <= view.max) &&
    (view.walk === null || (minutes !== null && minutes <= view.walk)) &&
    view.amenities.every((wanted) => has(rental, wanted)) &&
    (!view.saved || saved.has(rental.id))
  )
}

const comparators: Readonly<Record<RentalSort, (a: Rental, b: Rental) => number>> = {
  newest: () => 0,
  cheapest: (a, b) => a.monthlyPrice - b.monthlyPrice,
  nearest: (a, b) => (minutesToGate(a) ?? Infinity) - (minutesToGate(b) ?? Infinity) || 0,
}

/** Apartments for guests are listed after the rooms for students. */
const isForGuests = ({ category }: Rental): boolean => category === 'airbnb'

/** Amenities are one text, because their order means nothing. */
const searchedTexts = ({ title, location, amenities, included }: Rental) => [
  title,
  location,
  [...amenities, ...included].join('\n'),
]

/**
 * The rentals that a view shows, the best matches of its query first unless it sorts them. Filters never hide the rental
 * that a link opens.
 * @param rentals newest first
 */
export const searchRentals = (
  rentals: readonly Rental[],
  view: Browsed & Pick<RentalView, 'item'>,
  saved: ReadonlySet<string>,
): Found<Rental> => {
  const { all, near } = searchWithOpened(view.query, rentals, searchedTexts, view.item)
  const browsed = (found: readonly Rental[], opened: string | null) =>
    withOpenedItem(found, opened, (rental) => fits(rental, view, saved)).sort(
      (a, b) => Number(isForGuests(a)) - Number(isForGuests(b)) || comparators[view.sort](a, b),
    )
  return { all: browsed(all, view.item), near: browsed(near, null) }
}

export const browseRentals = (...asked: Parameters<typeof searchRentals>): readonly Rental[] =>
  searchRentals(...asked).all

/** The amenities that can be chosen, the most frequent first. */
export const amenityOptions = (rentals: readonly Rental[], most: number): readonly string[] => {
  const counts = new Map<string, { readonly name: string; readonly count: number }>()
  for (const { amenities, included } of rentals) {
    for (const [key, name] of new Map([...amenities, ...included].map((each) => [amenityKey(each), each]))) {
      counts.set(key, { name: counts.get(key)?.name ?? name, count: (counts.get(key)?.count ?? 0) + 1 })
    }
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, most)
    .map(({ name }) => name)
}

/** Adds the amenity, or removes it if it is there. */
export const toggleAmenity = (amenities: readonly string[], name: string): readonly string[] =>
  amenities.some((each) => sameAmenity(each, name))
    ? amenities.filter((each) => !sameAmenity(each, name))
    : [...amenities, name]

/** A filter in use, with the change that removes it. */
export type ChosenFilter = { readonly without: Partial<RentalFilters> } & (
  | { readonly kind: 'min' | 'max'; readonly amount: Kes }
  | { readonly kind: 'walk'; readonly minutes: number }
  | { readonly kind: 'amenity'; readonly name: string }
  | { readonly kind: 'sort'; readonly sort: RentalSort }
  | { readonly kind: 'saved' }
)

export const chosenFilters = ({ min, max, walk, amenities, sort, saved }: RentalFilters): readonly ChosenFilter[] => [
  ...(min === null ? [] : [{ kind: 'min', amount: min, without: { min: null } } as const]),
  ...(max === null ? [] : [{ kind: 'max', amount: max, without: { max: null } } as const]),
  ...(walk === null ? [] : [{ kind: 'walk', minutes: walk, without: { walk: null } } as const]),
  ...amenities.map(
    (name) => ({ kind: 'amenity', name, without: { amenities: toggleAmenity(amenities, name) } }) as const,
  ),
  ...(saved ? [{ kind: 'saved', without: { saved: false } } as const] : []),
  ...(sort === 'newest' ? [] : [{ kind: 'sort', sort, without: { sort: 'newest' } } as const]),
]

/** Frequent choices of several filters, each one tap away. */
export const quickPicks = [
  { id: 'near-bedsitter', change: { category: 'bedsitter', max: kes(8000), walk: 15 } },
  { id: 'near', change: { walk: 10 } },
  { id: 'cheap', change: { max: kes(6000) } },
  { id: 'hostel', change: { category: 'hostel', walk: 30 } },
] as const satisfies readonly { readonly id: string; readonly change: Partial<Browsed> }[]

export type QuickPick = (typeof quickPicks)[number]

/** The view that a quick pick leads to. */
export const pickedView = (view: RentalView, { change }: QuickPick): RentalView => ({
  ...view,
  ...noFilters,
  category: 'all',
  query: '',
  item: null,
  ...change,
})

/** The quick picks that find something. */
export const picksWithResults = (rentals: readonly Rental[], view: RentalView): readonly QuickPick[] =>
  quickPicks.filter((pick) => rentals.some((rental) => fits(rental, pickedView(view, pick), new Set())))

/** Adds a rental to the comparison, or removes it. When the comparison is full, the oldest one makes room. */
export const toggleCompared = (compared: readonly string[], id: string): readonly string[] =>
  compared.includes(id) ? compared.filter((each) => each !== id) : [...compared, id].slice(-maxCompared)
