import { isVisible } from '../../kit/rules/plain-text.ts'
import { maxPasswordBytes, minPasswordLength } from './account-rules.ts'

/** The owner of the account. An attacker tries their name and email first. */
export type PasswordOwner = { readonly email: string; readonly fullName: string | null }

export type PasswordProblem = 'common' | 'own' | 'too-long'

/** The bytes of a character in UTF-8: a letter with an accent takes two, an emoji four. */
const bytesOf = (character: string): number =>
  1 + [0x80, 0x800, 0x1_0000].filter((first) => (character.codePointAt(0) ?? 0) >= first).length

export const isPasswordTooLong = (password: string): boolean =>
  [...password].reduce((sum, character) => sum + bytesOf(character), 0) > maxPasswordBytes

/** Normalizes a password for comparison: case, full-width letters and outer spaces do not make it harder to guess. */
export const normalizePassword = (password: string): string => password.normalize('NFKC').trim().toLowerCase()

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '')

/** A name with up to this many digits or signs, such as a year of birth or 123, still counts as a name. */
const maxDecoration = 4

const localPart = (email: string): string => email.split('@')[0] ?? ''

const namesOf = ({ email, fullName }: PasswordOwner): ReadonlySet<string> => {
  const whole = [email, localPart(email), fullName ?? '']
  const parts = whole.flatMap((text) => text.split(/[^\p{L}]+/u))
  return new Set(
    [...whole, ...parts].map((text) => lettersOf(normalizePassword(text))).filter((letters) => letters !== ''),
  )
}

const isOwn = (normalized: string, owner: PasswordOwner): boolean => {
  if ([owner.email, localPart(owner.email)].map(normalizePassword).includes(normalized)) return true
  const letters = lettersOf(normalized)
  return normalized.length - letters.length <= maxDecoration && namesOf(owner).has(letters)
}

/**
 * The reason why a password is unsafe; null when it is fine.
 * @param common the most common passwords, normalized by normalizePassword()
 */
export const passwordProblem = (
  password: string,
  common: ReadonlySet<string>,
  owner: PasswordOwner,
): PasswordProblem | null => {
  if (isPasswordTooLong(password)) return 'too-long'
  const normalized = normalizePassword(password)
  if (!isVisible(password) || common.has(normalized)) return 'common'
  return isOwn(normalized, owner) ? 'own' : null
}

const shortBelow = 10
const longFrom = 14

/** The number of characters, at most twice the number of distinct ones. */
const effectiveLength = (password: string): number => {
  const characters = [...normalizePassword(password)]
  return Math.min(characters.length, 2 * new Set(characters).size)
}

export type PasswordLength = 'short' | 'good' | 'long'

/** Rates the length of a password while it is typed; null if it is too short or too long. */
export const passwordLength = (password: string): PasswordLength | null => {
  if (password.length < minPasswordLength || isPasswordTooLong(password)) return null
  const length = effectiveLength(password)
  if (length < shortBelow) return 'short'
  return length < longFrom ? 'good' : 'long'
}
