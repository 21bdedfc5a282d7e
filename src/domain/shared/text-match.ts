/** Whether a field contains the trimmed query, ignoring case. A blank query matches everything; an absent field matches only that. */
export function matchesText(query: string, ...fields: readonly (string | null | undefined)[]): boolean {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return true
  return fields.some((field) => field?.toLowerCase().includes(wanted) ?? false)
}

/** The words that an address looks for, read out of its `q` parameter. What is no text, or an empty one, falls away. */
export const searchWords = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
