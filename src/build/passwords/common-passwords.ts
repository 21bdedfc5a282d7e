import { minPasswordLength } from '../../domain/account/account-rules.ts'
import { foldPassword } from '../../domain/account/new-password.ts'

const howMany = 1000

/**
 * The file that the app reads. In the order of the alphabet, which packs better and which nobody has to judge.
 * @param ranked passwords, the most common first
 * @throws {Error} when there are not enough
 */
export const commonPasswordsFile = (ranked: readonly string[]): string => {
  const folded = new Set(ranked.map(foldPassword).filter((password) => password.length >= minPasswordLength))
  const passwords = [...folded].slice(0, howMany)
  if (passwords.length < howMany) throw new Error(`Only ${passwords.length} passwords of ${howMany}`)
  return `${JSON.stringify({ version: 1, passwords: passwords.toSorted() })}\n`
}
