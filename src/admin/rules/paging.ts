const pageSize = 20

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize))

/** The first and last index of a page, 0-based and inclusive, as PostgREST counts ranges. */
export const rangeOf = (page: number): readonly [number, number] => [(page - 1) * pageSize, page * pageSize - 1]

/** What may be written in another way: a letter with an accent, quotation marks, dashes, and any number of spaces. */
const variable = /\p{L}\p{M}+|[\s'’‘"“”\u2010-\u2015-]+/gu

/**
 * An ILIKE pattern that matches the query literally, but for what may be written in another way; empty for a blank
 * query. PostgREST treats every `*` as a wildcard, even an escaped one, so `_` (any single character) replaces it.
 */
export const patternOf = (query: string): string => {
  const trimmed = query.trim()
  return trimmed === ''
    ? ''
    : `%${trimmed
        .normalize('NFD')
        .replaceAll(/[\\%_]/g, String.raw`\$&`)
        .replaceAll('*', '_')
        .replaceAll(variable, '%')}%`
}
