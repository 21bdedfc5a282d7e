/** True if a field contains the trimmed query, ignoring case. A blank query always matches. */
export const matchesText = (query: string, ...fields: readonly (string | null | undefined)[]): boolean => {
  const trimmed = query.trim().toLowerCase()
  if (trimmed === '') return true
  return fields.some((field) => field?.toLowerCase().includes(trimmed) ?? false)
}

/** Parses the `q` parameter of a URL; undefined when it is empty or not text. */
export const parseQuery = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
