import type { Kes } from '@/kit/rules/money'
import { plainLine } from '@/kit/rules/plain-text'
import { readAhead, search, type Found } from '@/kit/rules/search/rank'

/** Anything that the search over everything can find. */
export type SearchDocument = {
  readonly id: string
  /** The kind as shown in the results: 'Groceries', 'Page', … */
  readonly kind: string
  readonly title: string
  /** Further searchable text, such as a description. */
  readonly text: string
  /** The URL of the screen that shows it. */
  readonly link: string
  /** The provider that sells or offers it. */
  readonly provider?: string | null | undefined
  /** An amount, or words for it, such as "From KSh 20". */
  readonly price?: Kes | string | null
  /** A drawn picture, or the URL of a photo. */
  readonly picture?: string | null
}

const searchedTexts = ({ title, kind, provider, text }: SearchDocument) => [title, kind, provider, text]

/** Reads documents ahead of the first keystroke. */
export const readDocuments = (documents: readonly SearchDocument[]): void => readAhead(documents, searchedTexts)

/** A single letter matches too many words to be useful. */
const minQueryLength = 2

/** Finds the things of a query, so many at most. */
export const searchSite = (
  documents: readonly SearchDocument[],
  query: string,
  limit: number,
): Found<SearchDocument> => {
  if (plainLine(query).length < minQueryLength) return { all: [], near: [] }
  const { all, near } = search(query, documents, searchedTexts)
  return { all: all.slice(0, limit), near: near.slice(0, Math.max(0, limit - all.length)) }
}
