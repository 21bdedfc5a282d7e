/** What an account asks for. */

export const minPasswordLength = 6
export const passwordHint = 'Password must be at least 6 characters'
export const fullNameLimit = 120

/** How many digits an authenticator app shows. */
export const codeLength = 6

/** The digits of what was typed or pasted, no more than a code has. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, codeLength)
