import type { Choices } from '../shared/choice'
import { shownWith } from '../shared/item-link'
import { matchesText } from '../shared/text-match'
import type { DirectoryEntry } from './directory-entry'

/** One directory of people, declared: a new one is a declaration and its data, no new machinery. */
export type DirectorySpec = {
  readonly title: string
  readonly intro: string
  readonly tint: 'lagoon' | 'mango' | 'coral'
  /** Where the people come from; each name has a reader in the feature. */
  readonly source: 'drivers' | 'service_providers'
  /** Chips in order; the first one is 'all'. */
  readonly categories: Choices
  /** Under 'all': a section for each category, instead of one list. */
  readonly inSections: boolean
  readonly searchPlaceholder: string
  readonly loadingText: string
  readonly emptyText: string
  /** What the back button is called; it goes back in history. */
  readonly backLabel: string
  readonly callLabel: string
  /** Whether the card prints the number, for who calls from another phone. */
  readonly showsNumber: boolean
  /** The chat button; null where people are only called. */
  readonly chat: { readonly label: string; readonly message: (entry: DirectoryEntry) => string } | null
}

export type DirectorySection = { readonly title: string | null; readonly entries: readonly DirectoryEntry[] }

/** The best rated first; who has no rating comes last, and equals stand by name. */
export const byRating = (entries: readonly DirectoryEntry[]): DirectoryEntry[] =>
  [...entries].sort((a, b) => (b.rating ?? -1) - (a.rating ?? -1) || a.name.localeCompare(b.name, 'en'))

/**
 * What a directory shows for a chip and a query, in its order and parted into its sections; no section is empty.
 * Who is opened by a link shows in any case.
 */
export const sectionsOf = (
  { categories, inSections }: Pick<DirectorySpec, 'categories' | 'inSections'>,
  entries: readonly DirectoryEntry[],
  { category, query, opened = null }: { category: string; query: string; opened?: string | null },
): DirectorySection[] => {
  const found = shownWith(byRating(entries), opened, (entry) =>
    matchesText(query, entry.name, entry.speciality, entry.location, entry.description),
  )
  const isIn = (entry: DirectoryEntry, value: string) => value === 'all' || entry.category === value
  const sections =
    inSections && category === 'all'
      ? categories.slice(1).map(({ value, label }) => ({ title: label, entries: found.filter((entry) => isIn(entry, value)) }))
      : [{ title: null, entries: shownWith(found, opened, (entry) => isIn(entry, category)) }]
  return sections.filter((section) => section.entries.length > 0)
}
