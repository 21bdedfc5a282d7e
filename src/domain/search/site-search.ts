import MiniSearch, { type SearchResult } from 'minisearch'
import { synonyms } from './synonyms'

/** Anything that the site search can find. */
export type SearchDocument = {
  readonly id: string
  /** The kind as shown in the results: 'Groceries', 'Page', … */
  readonly kind: string
  readonly title: string
  /** Further searchable text, such as a description or the seller. */
  readonly text: string
  /** The URL of the screen that shows it. */
  readonly link: string
}

export type SearchHit = Pick<SearchDocument, 'id' | 'kind' | 'title' | 'link'>

export type SiteIndex = MiniSearch<SearchDocument>

/** Lower case, without accents. */
const normalized = (term: string): string => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const emptyIndex = (): SiteIndex =>
  new MiniSearch<SearchDocument>({
    fields: ['title', 'text', 'kind'],
    storeFields: ['kind', 'title', 'link'],
    processTerm: normalized,
  })

/** No typos in words of up to three letters, about one letter in four in longer ones. */
const typos = (term: string): number | false => (term.length < 4 ? false : 0.25)

const withSynonyms = (query: string): string => {
  const words = normalized(query).split(/\s+/)
  return [...words, ...words.flatMap((word) => synonyms[word] ?? [])].join(' ')
}

const hitOf = (result: SearchResult): SearchHit => ({
  id: String(result.id),
  kind: String(result['kind']),
  title: String(result['title']),
  link: String(result['link']),
})

/** A single letter matches too many words to be useful, and is the slowest query. */
const minQueryLength = 2

/** Matches, best first. The beginning of a word is enough, and small typos are tolerated. */
export const searchSite = (index: SiteIndex, query: string, limit: number): SearchHit[] => {
  if (query.trim().length < minQueryLength) return []
  return index
    .search(withSynonyms(query), { prefix: true, fuzzy: typos, boost: { title: 3, kind: 0.5 } })
    .slice(0, limit)
    .map(hitOf)
}
