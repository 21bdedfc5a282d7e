import { searchWithOpened } from '@/kit/rules/search/rank'
import { withOpenedItem } from '@/kit/rules/item-link'
import type { OpeningHours } from '@/kit/rules/opening-hours'
import type { ProviderSlug } from '@/cart/rules/ratings'
import type { DirectoryId } from './choices'

/** Somebody to call or message, from any table or catalogue. */
export type DirectoryEntry = {
  readonly id: string
  readonly name: string
  /** '' when unknown. */
  readonly speciality: string
  /** The value of their chip. */
  readonly category: string
  /** 0 to 5; null when unrated. */
  readonly rating: number | null
  /** The number of people who rated; 0: the rating is Comrade's own. */
  readonly ratings: number
  readonly ratedAs: ProviderSlug
  readonly location: string
  readonly availability: string
  /** The hours read from the availability; null when it names none. */
  readonly hours: OpeningHours | null
  /** Passengers or load; '' when not applicable. */
  readonly capacity: string
  readonly description: string
  readonly image: string | null
  /** Unparsed; `readPhone` decides whether it can be used. */
  readonly phone: string | null
  readonly whatsapp: string | null
}

/** The declaration of a directory. Its chips are in `choices.ts`, its texts in `words/directories.ts`. */
export type DirectorySpec = {
  readonly tint: 'lagoon' | 'mango' | 'coral'
  /** The data source; the page has a query for each. */
  readonly source: 'drivers' | 'service_providers'
  /** Under 'all': one section per category instead of one list. */
  readonly inSections: boolean
  /** True if the card shows the number, for calls from another phone. */
  readonly showsNumber: boolean
}

export const directories = {
  transport: { tint: 'mango', source: 'drivers', inSections: true, showsNumber: true },
  serviceProviders: { tint: 'lagoon', source: 'service_providers', inSections: false, showsNumber: false },
} as const satisfies Record<DirectoryId, DirectorySpec>

/** The entries of a category; null for a section without a heading. */
export type DirectorySection = { readonly category: string | null; readonly entries: readonly DirectoryEntry[] }

/** Best rated first, then by name; unrated entries last. */
export const byRating = (entries: readonly DirectoryEntry[]): DirectoryEntry[] =>
  [...entries].sort((a, b) => (b.rating ?? -1) - (a.rating ?? -1) || a.name.localeCompare(b.name, 'en'))

const searchedTexts = ({ name, speciality, location, description }: DirectoryEntry) => [
  name,
  speciality,
  location,
  description,
]

type View = { readonly category: string; readonly query: string; readonly opened?: string | null }

type FoundPeople = {
  readonly sections: readonly DirectorySection[]
  /** Those who match all words of the query but one. */
  readonly near: readonly DirectoryEntry[]
}

/**
 * The people of a chip who match a query: the best matches first, then the best rated. Empty sections are left out. The
 * entry opened by a link is always in the sections.
 * @param categories the chips in order; the first one is 'all'
 */
export const searchPeople = (
  { categories, inSections }: Pick<DirectorySpec, 'inSections'> & { readonly categories: readonly string[] },
  entries: readonly DirectoryEntry[],
  { category, query, opened = null }: View,
): FoundPeople => {
  const { all, near } = searchWithOpened(query, byRating(entries), searchedTexts, opened)
  const isIn = (entry: DirectoryEntry, value: string) => value === 'all' || entry.category === value
  const sections =
    inSections && category === 'all'
      ? categories.slice(1).map((value) => ({ category: value, entries: all.filter((entry) => isIn(entry, value)) }))
      : [{ category: null, entries: withOpenedItem(all, opened, (entry) => isIn(entry, category)) }]
  return {
    sections: sections.filter((section) => section.entries.length > 0),
    near: near.filter((entry) => isIn(entry, category)),
  }
}
