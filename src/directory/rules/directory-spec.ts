import { rankWithOpened, search } from '@/app/search/rules/rank'
import { withOpenedItem } from '@/kit/rules/item-link'
import type { DirectoryEntry } from './directory-entry'

/**
 * The declaration of a directory; its chips are in `choices.ts`. A new directory needs only these, its texts and data.
 */
export type DirectorySpec = {
  readonly tint: 'lagoon' | 'mango' | 'coral'
  /** The data source; the page has a query for each. */
  readonly source: 'drivers' | 'service_providers'
  /** Under 'all': one section per category instead of one list. */
  readonly inSections: boolean
  /** Whether the card shows the number, for calls from another phone. */
  readonly showsNumber: boolean
}

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

/**
 * The sections for a chip and a query: what matches best, then the best rated first. Empty sections are left out.
 * The entry opened by a link is always included.
 * @param categories the chips in order; the first one is 'all'
 */
export const sectionsOf = (
  { categories, inSections }: Pick<DirectorySpec, 'inSections'> & { readonly categories: readonly string[] },
  entries: readonly DirectoryEntry[],
  { category, query, opened = null }: { category: string; query: string; opened?: string | null },
): DirectorySection[] => {
  const found = rankWithOpened(query, byRating(entries), searchedTexts, opened)
  const isIn = (entry: DirectoryEntry, value: string) => value === 'all' || entry.category === value
  const sections =
    inSections && category === 'all'
      ? categories.slice(1).map((value) => ({ category: value, entries: found.filter((entry) => isIn(entry, value)) }))
      : [{ category: null, entries: withOpenedItem(found, opened, (entry) => isIn(entry, category)) }]
  return sections.filter((section) => section.entries.length > 0)
}

/** The people of a chip who have all words of a query but one. */
export const almostFound = (
  entries: readonly DirectoryEntry[],
  { category, query, opened = null }: { category: string; query: string; opened?: string | null },
): readonly DirectoryEntry[] =>
  search(query, byRating(entries), searchedTexts).near.filter(
    (entry) => entry.id !== opened && (category === 'all' || entry.category === category),
  )
