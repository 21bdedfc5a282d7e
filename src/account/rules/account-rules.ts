/** Rules for the fields of an account. */

export const minPasswordLength = 6
/** The server refuses a longer password, because it hashes only this many bytes. */
export const maxPasswordBytes = 72
export const fullNameLimit = 120

/** The number of digits of a code. */
export const codeLength = 6

/** The digits in a typed or pasted text, at most `codeLength`. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, codeLength)

/** The name in a greeting: the first word of the full name; null if no name is known. */
export const firstName = (fullName: string | null): string | null => fullName?.trim().split(/\s+/)[0] || null
