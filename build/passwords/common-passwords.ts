import { minPasswordLength } from '../../src/account/rules/account-rules.ts'
import { normalizePassword } from '../../src/account/rules/new-password.ts'

const listLength = 1000

/**
 * Returns the text of the file the app reads. Sorted alphabetically, which compresses better.
 * @param ranked passwords, the most common first
 * @throws {Error} if fewer than 1000 remain
 */
export const commonPasswordsFile = (ranked: readonly string[]): string => {
  const folded = new Set(ranked.map(normalizePassword).filter((password) => password.length >= minPasswordLength))
  const passwords = [...folded].slice(0, listLength)
  if (passwords.length < listLength) throw new Error(`Only ${passwords.length} passwords of ${listLength}`)
  return `${JSON.stringify({ version: 1, passwords: passwords.toSorted() })}\n`
}
