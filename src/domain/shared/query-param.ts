/** Parses the `q` parameter of a URL; undefined when it is empty or not text. */
export const parseQuery = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** True if a title contains the words, in any case. For the first screen, which has no room for the search's own rules (domain/search). */
export const containsWords = (query: string, title: string): boolean => title.toLowerCase().includes(query.trim().toLowerCase())
