/** In characters, as in the database. */
export const emailLimit = 320

/**
 * The `pattern` of a field for an address that mail can reach. Browsers take "joy@students", too; our server does not.
 */
export const addressPattern = String.raw`[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)*\.[^@\s.]{2,}`

const wholeAddress = new RegExp(`^${addressPattern}$`, 'u')

export const isWholeAddress = (text: string): boolean => wholeAddress.test(text)
