import type { AccountProblem, AccountResult } from '@/store/session/account-result'
import type { User } from '@/store/session/session-state'
import type { MailType } from '@/account/rules/mail-types'

const openedKinds = {
  signup: 'confirmed',
  recovery: 'new-password',
  email_change: 'address-changed',
} as const satisfies Record<MailType, string>

/** The result of a mailed link or code, or of a provider's redirect to /login. */
export type LinkOutcome =
  /** The mail has signed this person in, who may be another than before. */
  | { readonly kind: (typeof openedKinds)[MailType]; readonly user: User }
  /** The other address of a change has to confirm it, too. */
  | { readonly kind: 'half-changed' }
  /** Used before or expired: the server does not tell which. */
  | { readonly kind: 'spent'; readonly type: MailType }
  /** A provider has signed the person in. */
  | { readonly kind: 'welcome' }
  | { readonly kind: 'problem'; readonly problem: AccountProblem }
  | { readonly kind: 'nothing' }

/** @param result the person that the mail has signed in */
export const mailOutcome = (type: MailType, result: AccountResult<User | null>): LinkOutcome => {
  if (!result.ok)
    return result.problem.kind === 'expired-link'
      ? { kind: 'spent', type }
      : { kind: 'problem', problem: result.problem }
  return result.value ? { kind: openedKinds[type], user: result.value } : { kind: 'half-changed' }
}

/** @param result whether a person with a confirmed address is signed in now, or why the sign-in in the URL failed */
export const providerOutcome = (result: AccountResult<boolean>): LinkOutcome => {
  if (!result.ok) return { kind: 'problem', problem: result.problem }
  return { kind: result.value ? 'welcome' : 'nothing' }
}
