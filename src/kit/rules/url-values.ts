/** A text of an address. A link within the app may give a number. */
export const textInUrl = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A switch of an address. */
export const isOnInUrl = (value: unknown): boolean => value === true || value === 'true'
