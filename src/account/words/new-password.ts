import { maxPasswordBytes, minPasswordLength } from '@/account/rules/account-rules'
import type { PasswordLength, PasswordProblem } from '@/account/rules/new-password'
import * as messages from '#words/account/new-password'

export const passwordHint = messages.hint({ count: String(minPasswordLength) })

export const passwordProblemText: Readonly<Record<PasswordProblem, string>> = {
  common: messages.common,
  own: messages.own,
  'too-long': messages.tooLong({ count: String(maxPasswordBytes) }),
}

/** Advice while a password is typed. */
export const passwordAdvice = {
  short: messages.short,
  good: messages.good,
  long: messages.long,
} as const satisfies Record<PasswordLength, string>
