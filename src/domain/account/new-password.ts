import { minPasswordLength } from './account-rules.ts'

/** Whose password it will be: what others know of them is the first thing that is tried. */
export type PasswordOwner = { readonly email: string; readonly fullName: string | null }

export type PasswordProblem = 'common' | 'own'

export const passwordProblemText: Readonly<Record<PasswordProblem, string>> = {
  common: 'That password is among the most common. Choose another.',
  own: 'That password is your name or your email. Choose another.',
}

/** How passwords are compared: capitals, wide letters and blanks around them make nothing harder to guess. */
export const foldPassword = (password: string): string => password.normalize('NFKC').trim().toLowerCase()

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '')

/** How many digits and signs around a name leave it a name: a year of birth, or 123. */
const decoration = 4

const beforeAt = (email: string): string => email.split('@')[0] ?? ''

const namesOf = ({ email, fullName }: PasswordOwner): ReadonlySet<string> => {
  const whole = [email, beforeAt(email), fullName ?? '']
  const words = whole.flatMap((text) => text.split(/[^\p{L}]+/u))
  return new Set([...whole, ...words].map((text) => lettersOf(foldPassword(text))).filter((letters) => letters !== ''))
}

const isOwn = (folded: string, owner: PasswordOwner): boolean => {
  if ([owner.email, beforeAt(owner.email)].map(foldPassword).includes(folded)) return true
  const letters = lettersOf(folded)
  return folded.length - letters.length <= decoration && namesOf(owner).has(letters)
}

/** Why nobody should have this password. @param common the most common ones, as foldPassword() leaves them */
export const passwordProblem = (password: string, common: ReadonlySet<string>, owner: PasswordOwner): PasswordProblem | null => {
  const folded = foldPassword(password)
  if (common.has(folded)) return 'common'
  return isOwn(folded, owner) ? 'own' : null
}

const shortBelow = 10
const longFrom = 14

/** How much there is to guess: its length, but what repeats itself counts little. */
const weightOf = (password: string): number => {
  const characters = [...foldPassword(password)]
  return Math.min(characters.length, 2 * new Set(characters).size)
}

/** A quiet word on a password while it is typed: length is what counts. Null while it is too short to be taken. */
export const passwordAdvice = (password: string): string | null => {
  if (password.length < minPasswordLength) return null
  const weight = weightOf(password)
  if (weight < shortBelow) return 'Short. Three or four words that you will remember are much harder to guess.'
  return weight < longFrom ? 'Good. One more word makes it better still.' : 'Very good.'
}
