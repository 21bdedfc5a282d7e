import * as v from 'valibot'
import { cutText } from '@/kit/rules/cut-text'
import { isSameText } from '@/kit/rules/same-text'
import { plainLine } from '@/kit/rules/plain-text'

/** The number of the phone stores. */
const maxRecent = 6

const schema = v.fallback(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60))), [])

/** The stored words, the latest first. */
export const readRecent = (stored: unknown): readonly string[] => v.parse(schema, stored)

/** With the words that were looked for now. The same ones in another case or with another apostrophe are one search. */
export const withRecent = (recent: readonly string[], query: string): readonly string[] => {
  const words = cutText(plainLine(query), 60)
  if (words === '') return recent
  return [words, ...recent.filter((each) => !isSameText(each, words))].slice(0, maxRecent)
}
