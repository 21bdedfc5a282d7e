const pageSize = 20

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize))

/** The first and the last place of a page, as the server counts them: from 0. */
export const rangeOf = (page: number): readonly [number, number] => [(page - 1) * pageSize, page * pageSize - 1]

/**
 * A pattern for ILIKE that finds these words as they are written: what would be a wildcard is none.
 * A star cannot be named to PostgREST, which reads it as a wildcard, whatever stands before it: any one sign stands for it.
 */
export const patternOf = (words: string): string => {
  const trimmed = words.trim()
  return trimmed === '' ? '' : `%${trimmed.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll('*', '_')}%`
}
