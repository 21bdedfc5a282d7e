import { closeness, readQuery, readTexts, type Texts } from '../search/closeness'
import { wordsOf } from '../search/folded'

/** One text alone does not tell whether others contain the word as it is: shorter ones are not taken for typing errors. */
const shortestTypo = 6

/**
 * True if the fields match the query by the rules of the search (`rank` in domain/search): they contain it, have its words or other
 * words for them, or words that may be meant. A blank query always matches. Who has the whole list takes `rank`.
 */
export const matchesText = (query: string, ...fields: Texts): boolean => {
  const wanted = readQuery(query)
  if (wanted === null) return true
  const texts = readTexts(fields)
  return closeness(wanted, texts, { shortest: shortestTypo, words: new Set(wordsOf(texts.whole)) }) !== null
}
