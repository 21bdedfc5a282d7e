import type { Choices } from '@/kit/rules/choice'
import type { DirectoryEntry } from '@/directory/rules/directory-entry'

/** What a directory says. */
export type DirectoryTexts = {
  readonly title: string
  readonly intro: string
  /** The chips of `directoryChoices`, with their labels. */
  readonly categories: Choices
  readonly searchPlaceholder: string
  readonly loadingText: string
  readonly emptyText: string
  /** The label of the back button, which goes back in history. */
  readonly backLabel: string
  readonly callLabel: string
  /** What somebody who calls or writes is understood to want, for the order that is kept. */
  readonly orderedAs: (entry: Pick<DirectoryEntry, 'speciality'>) => string
  /** The chat button; null when only calls are offered. */
  readonly chat: { readonly label: string; readonly message: (entry: DirectoryEntry) => string } | null
}
