import MiniSearch, { type SearchResult } from 'minisearch'
import { synonyms } from './synonyms'

/** Anything that the search of the whole app can find. */
export type SearchDocument = {
  readonly id: string
  /** What it is, for the person: 'Groceries', 'Page', … */
  readonly kind: string
  readonly title: string
  /** Words that find it besides its title: a description, who sells it. */
  readonly text: string
  /** The address of the screen that shows it. */
  readonly link: string
}

export type SearchHit = Pick<SearchDocument, 'id' | 'kind' | 'title' | 'link'>

export type SiteIndex = MiniSearch<SearchDocument>

/** Letters as typed without care: lower case, no accents. */
const folded = (term: string): string => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const emptyIndex = (): SiteIndex =>
  new MiniSearch<SearchDocument>({
    fields: ['title', 'text', 'kind'],
    storeFields: ['kind', 'title', 'link'],
    processTerm: folded,
  })

/** A word of three letters has no room for a typo; longer ones may be off by about a letter in four. */
const typos = (term: string): number | false => (term.length < 4 ? false : 0.25)

const withSynonyms = (query: string): string => {
  const words = folded(query).split(/\s+/)
  return [...words, ...words.flatMap((word) => synonyms[word] ?? [])].join(' ')
}

const hitOf = (result: SearchResult): SearchHit => ({
  id: String(result.id),
  kind: String(result['kind']),
  title: String(result['title']),
  link: String(result['link']),
})

/** One letter begins half of all words: it finds nothing in particular, and takes longest. */
const fewestLetters = 2

/** What the words find, best first: the beginning of a word is enough, small typos are forgiven. */
export const searchSite = (index: SiteIndex, query: string, limit: number): SearchHit[] => {
  if (query.trim().length < fewestLetters) return []
  return index
    .search(withSynonyms(query), { prefix: true, fuzzy: typos, boost: { title: 3, kind: 0.5 } })
    .slice(0, limit)
    .map(hitOf)
}
