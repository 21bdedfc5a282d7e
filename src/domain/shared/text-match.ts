import { closeness, readQuery, readTexts, type Texts, type Wanted } from '../search/closeness'
import { wordsOf } from '../search/folded'

/** One text alone does not tell whether others contain the word as it is: shorter ones are not taken for typing errors. */
const shortestTypo = 6

const distanceOf = (wanted: Wanted, fields: Texts): number | null => {
  const texts = readTexts(fields)
  return closeness(wanted, texts, { shortest: shortestTypo, words: new Set(wordsOf(texts.whole)) })
}

/**
 * True if the fields match the query by the rules of the search (`rank` in domain/search): they contain it, have its words or other
 * words for them, or words that may be meant. A blank query always matches. Who has the whole list takes `rank`.
 */
export const matchesText = (query: string, ...fields: Texts): boolean => {
  const wanted = readQuery(query)
  return wanted === null || distanceOf(wanted, fields) !== null
}

/** Matches of whole words first, then of beginnings, of parts, of other words for it; each in the given order. */
export const bestMatchesFirst = <Item>(items: readonly Item[], query: string, textOf: (item: Item) => string): readonly Item[] => {
  const wanted = readQuery(query)
  if (!wanted) return items
  return items
    .map((item) => ({ item, distance: distanceOf(wanted, [textOf(item)]) ?? Infinity }))
    .sort((one, other) => one.distance - other.distance || 0)
    .map(({ item }) => item)
}
