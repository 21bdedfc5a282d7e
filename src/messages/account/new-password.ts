import type { PasswordLength, PasswordProblem } from '@/domain/account/new-password'

export const passwordProblemText: Readonly<Record<PasswordProblem, string>> = {
  common: 'That password is among the most common. Choose another.',
  own: 'That password is your name or your email. Choose another.',
}

/** Advice while a password is typed. */
export const passwordAdvice = {
  short: 'Short. Three or four words that you will remember are much harder to guess.',
  good: 'Good. One more word makes it better still.',
  long: 'Very good.',
} as const satisfies Record<PasswordLength, string>
