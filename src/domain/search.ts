/**
 * Whether any of the fields contains the query: a case-insensitive substring match, the query trimmed
 * (spec part 1, section 5). A blank query matches everything; an absent field matches nothing else.
 */
export function matchesText(query: string, ...fields: readonly (string | null | undefined)[]): boolean {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return true
  return fields.some((field) => field?.toLowerCase().includes(wanted) ?? false)
}

/** The words that an address looks for, read out of its `q` parameter. What is no text, or an empty one, falls away. */
export const wordsOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
