import { folded, wordsOf } from '@/kit/rules/search/folded'
import { textInUrl } from './url-values'

/** Parses the `q` parameter of a URL; undefined when it is empty or not text. */
export const parseQuery = (value: unknown): string | undefined => textInUrl(value) || undefined

/**
 * True if a title contains the query, or each of its words. For the first screen, which has no room for all rules of
 * the search (src/kit/rules/search).
 */
export const containsWords = (query: string, title: string): boolean => {
  const [wanted, text] = [folded(query.trim()), folded(title)]
  const words = wordsOf(wanted)
  return text.includes(wanted) || (words.length > 0 && words.every((word) => text.includes(word)))
}
