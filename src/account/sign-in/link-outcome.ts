import type { AccountProblem, AccountResult } from '@/account/store/account-result'
import type { User } from '@/store/session/session-state'
import type { MailType } from '@/account/rules/account-url'

const openedKinds = {
  signup: 'confirmed',
  recovery: 'new-password',
  email_change: 'address-changed',
} as const satisfies Record<MailType, string>

/** The result of a mailed link or code, or of a provider's redirect to /login. */
export type LinkOutcome =
  /** The mail has signed this user in, who may be another than before. */
  | { readonly kind: (typeof openedKinds)[MailType]; readonly user: User }
  /** The change must also be confirmed from the other address. */
  | { readonly kind: 'half-changed' }
  /** The link or code was used before or has expired. The server does not distinguish the two. */
  | { readonly kind: 'spent'; readonly type: MailType }
  /** A provider has signed the user in. */
  | { readonly kind: 'welcome' }
  | { readonly kind: 'problem'; readonly problem: AccountProblem }
  | { readonly kind: 'nothing' }

/** @param result the user that the mail has signed in; null if the other address must confirm, too */
export const mailOutcome = (type: MailType, result: AccountResult<User | null>): LinkOutcome => {
  if (!result.ok)
    return result.problem.kind === 'expired-link'
      ? { kind: 'spent', type }
      : { kind: 'problem', problem: result.problem }
  return result.value ? { kind: openedKinds[type], user: result.value } : { kind: 'half-changed' }
}

/** @param result true if a user with a confirmed address is signed in now; otherwise the problem of the sign-in in the URL */
export const providerOutcome = (result: AccountResult<boolean>): LinkOutcome => {
  if (!result.ok) return { kind: 'problem', problem: result.problem }
  return { kind: result.value ? 'welcome' : 'nothing' }
}
