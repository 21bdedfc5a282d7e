import type { Choices } from '../shared/choice'
import { withOpenedItem } from '../shared/item-link'
import { matchesText } from '../shared/text-match'
import type { DirectoryEntry } from './directory-entry'

/** The declaration of a directory. A new directory needs only a declaration, its texts and data. */
export type DirectorySpec = {
  readonly tint: 'lagoon' | 'mango' | 'coral'
  /** The data source; the feature has a query for each. */
  readonly source: 'drivers' | 'service_providers'
  /** Chips in order; the first one is 'all'. */
  readonly categories: Choices
  /** Under 'all': one section per category instead of one list. */
  readonly inSections: boolean
  /** Whether the card shows the number, for calls from another phone. */
  readonly showsNumber: boolean
}

export type DirectorySection = { readonly title: string | null; readonly entries: readonly DirectoryEntry[] }

/** Best rated first, then by name; unrated entries last. */
export const byRating = (entries: readonly DirectoryEntry[]): DirectoryEntry[] =>
  [...entries].sort((a, b) => (b.rating ?? -1) - (a.rating ?? -1) || a.name.localeCompare(b.name, 'en'))

/**
 * The sections for a chip and a query, with the best rated first. Empty sections are left out.
 * The entry opened by a link is always included.
 */
export const sectionsOf = (
  { categories, inSections }: Pick<DirectorySpec, 'categories' | 'inSections'>,
  entries: readonly DirectoryEntry[],
  { category, query, opened = null }: { category: string; query: string; opened?: string | null },
): DirectorySection[] => {
  const found = withOpenedItem(byRating(entries), opened, (entry) =>
    matchesText(query, entry.name, entry.speciality, entry.location, entry.description),
  )
  const isIn = (entry: DirectoryEntry, value: string) => value === 'all' || entry.category === value
  const sections =
    inSections && category === 'all'
      ? categories.slice(1).map(({ value, label }) => ({ title: label, entries: found.filter((entry) => isIn(entry, value)) }))
      : [{ title: null, entries: withOpenedItem(found, opened, (entry) => isIn(entry, category)) }]
  return sections.filter((section) => section.entries.length > 0)
}
