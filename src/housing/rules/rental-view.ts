/** The URL of the housing screen. It has its own file, because a route parses it before the screen is loaded. */

import { oneOf, valueInUrl, valueOf, type Values } from '@/kit/rules/choice'
import { parseItemId } from '@/kit/rules/item-link'
import { parseKes, type Kes } from '@/kit/rules/money'
import { isOnInUrl, textInUrl } from '@/kit/rules/url-values'

/** The tabs of the housing screen. */
export const rentalTabValues = [
  'all',
  'bedsitter',
  'hostel',
  '1bedroom',
  '2bedroom',
  'airbnb',
] as const satisfies Values

export type RentalTab = (typeof rentalTabValues)[number]

export const rentalSortValues = ['newest', 'cheapest', 'nearest'] as const satisfies Values
export type RentalSort = (typeof rentalSortValues)[number]

/** The longest walks to the gate that can be chosen, in minutes. */
export const walkValues = [5, 10, 15, 30] as const

const sheetValues = ['filters', 'compare'] as const
type RentalSheet = (typeof sheetValues)[number]

/** The number of rentals that can be compared at once. */
export const maxCompared = 2

export type RentalView = {
  readonly category: RentalTab
  readonly query: string
  /** The rent a month, bounds included. */
  readonly min: Kes | null
  readonly max: Kes | null
  /** Minutes on foot to the gate, at most. */
  readonly walk: number | null
  /** A rental must have all of these. */
  readonly amenities: readonly string[]
  readonly sort: RentalSort
  /** True while only saved rentals are shown. */
  readonly saved: boolean
  readonly map: boolean
  /** The ids of the rentals to compare. */
  readonly compare: readonly string[]
  /** The id of the rental that a link opens. */
  readonly item: string | null
  /** The id of the rental whose photos are open. */
  readonly photos: string | null
  readonly sheet: RentalSheet | null
}

/** The URL parameters. Defaults are left out. */
export type RentalSearch = {
  category?: RentalTab | undefined
  q?: string | undefined
  min?: number | undefined
  max?: number | undefined
  walk?: number | undefined
  with?: string | undefined
  sort?: RentalSort | undefined
  saved?: true | undefined
  map?: true | undefined
  compare?: string | undefined
  item?: string | undefined
  photos?: string | undefined
  sheet?: RentalSheet | undefined
}

const listOf = (value: unknown): string[] =>
  [
    ...new Set(
      textInUrl(value)
        .split(',')
        .map((entry) => entry.trim()),
    ),
  ].filter((entry) => entry !== '')

const walkOf = (value: unknown): number | null =>
  walkValues.find((minutes) => minutes === Number(textInUrl(value))) ?? null

/** Parses the URL parameters. Invalid values fall back to the defaults. */
export const readRentalView = (search: Readonly<Record<string, unknown>>): RentalView => ({
  category: valueOf(rentalTabValues, search['category']),
  query: textInUrl(search['q']),
  min: parseKes(search['min']),
  max: parseKes(search['max']),
  walk: walkOf(search['walk']),
  amenities: listOf(search['with']),
  sort: valueOf(rentalSortValues, search['sort']),
  saved: isOnInUrl(search['saved']),
  map: isOnInUrl(search['map']),
  compare: listOf(search['compare'])
    .filter((id) => parseItemId(id) !== undefined)
    .slice(0, maxCompared),
  item: parseItemId(search['item']) ?? null,
  photos: parseItemId(search['photos']) ?? null,
  sheet: oneOf(sheetValues, search['sheet']) ?? null,
})

const joined = (list: readonly string[]): string | undefined => list.join(',') || undefined

export const rentalSearchOf = (view: RentalView): RentalSearch => ({
  category: valueInUrl(rentalTabValues, view.category),
  q: view.query || undefined,
  min: view.min ?? undefined,
  max: view.max ?? undefined,
  walk: view.walk ?? undefined,
  with: joined(view.amenities),
  sort: valueInUrl(rentalSortValues, view.sort),
  saved: view.saved || undefined,
  map: view.map || undefined,
  compare: joined(view.compare),
  item: view.item ?? undefined,
  photos: view.photos ?? undefined,
  sheet: view.sheet ?? undefined,
})
