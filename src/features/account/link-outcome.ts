import type { AccountResult, AccountProblem } from '@/data/session/account-result'
import type { LoginSearch } from '@/domain/account/login-search'

/** The result of a mailed link or a provider's redirect to /login. */
export type LinkOutcome =
  /** The address is confirmed. `signedIn`: the link has also signed the user in here. */
  | { readonly kind: 'confirmed'; readonly signedIn: boolean }
  /** The recovery link has signed the user in to set a new password. */
  | { readonly kind: 'new-password' }
  /** A provider has signed the user in. */
  | { readonly kind: 'welcome' }
  | { readonly kind: 'problem'; readonly problem: AccountProblem }
  | { readonly kind: 'nothing' }

/** Problems that leave the address confirmed: the server confirms it before it redirects here, so only the sign-in failed. */
const problemsAfterConfirmation = new Set<AccountProblem['kind']>(['other-browser', 'offline', 'server-away'])

/** @param result whether a user with a confirmed address is signed in now, or why the sign-in in the URL failed */
export const linkOutcome = (type: LoginSearch['type'], result: AccountResult<boolean>): LinkOutcome => {
  if (!result.ok) {
    const { problem } = result
    if (type === 'confirmation' && problemsAfterConfirmation.has(problem.kind)) return { kind: 'confirmed', signedIn: false }
    return { kind: 'problem', problem }
  }
  if (!result.value) return { kind: 'nothing' }
  if (type === 'recovery') return { kind: 'new-password' }
  return type === 'confirmation' ? { kind: 'confirmed', signedIn: true } : { kind: 'welcome' }
}
