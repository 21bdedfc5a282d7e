import * as messages from './new-password.gen'
import type { PasswordLength, PasswordProblem } from '@/domain/account/new-password'

export const passwordProblemText: Readonly<Record<PasswordProblem, string>> = {
  common: messages.common,
  own: messages.own,
}

/** Advice while a password is typed. */
export const passwordAdvice = {
  short: messages.short,
  good: messages.good,
  long: messages.long,
} as const satisfies Record<PasswordLength, string>
