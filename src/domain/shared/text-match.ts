/** True if a field contains the trimmed query, ignoring case. A blank query always matches. */
export const matchesText = (query: string, ...fields: readonly (string | null | undefined)[]): boolean => {
  const trimmed = query.trim().toLowerCase()
  if (trimmed === '') return true
  return fields.some((field) => field?.toLowerCase().includes(trimmed) ?? false)
}

const wordCharacter = /[\p{L}\p{N}]/u

/** 0: the query is a whole word of the text, or several; 1: it begins a word; 2: it is inside a word. */
const matchRank = (query: string, text: string): number => {
  const [part, whole] = [query.trim().toLowerCase(), text.toLowerCase()]
  let best = 2
  for (let at = whole.indexOf(part); at !== -1; at = whole.indexOf(part, at + 1)) {
    if (wordCharacter.test(whole.charAt(at - 1))) continue
    if (!wordCharacter.test(whole.charAt(at + part.length))) return 0
    best = 1
  }
  return best
}

/** Matches of whole words first, then of beginnings, then of parts; each in the given order. */
export const bestMatchesFirst = <Item>(items: readonly Item[], query: string, textOf: (item: Item) => string): readonly Item[] =>
  query.trim() === '' ? items : items.toSorted((one, other) => matchRank(query, textOf(one)) - matchRank(query, textOf(other)))

/** Parses the `q` parameter of a URL; undefined when it is empty or not text. */
export const parseQuery = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
