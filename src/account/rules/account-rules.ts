/** Limits of account fields. */

export const minPasswordLength = 6
/** The server hashes so many bytes, and refuses a longer one. */
export const maxPasswordBytes = 72
export const fullNameLimit = 120
export const emailLimit = 320

/** Digits of an authenticator code. */
export const codeLength = 6

/** The digits in typed or pasted text, at most `codeLength`. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, codeLength)
