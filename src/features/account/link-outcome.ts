import type { AccountAnswer, AccountProblem } from '@/data/session/account-answer'
import type { LoginSearch } from '@/domain/account/login-search'

/** What came of the link, or the provider's answer, that brought a person to /login. */
export type LinkOutcome =
  /** The address is confirmed; `signedIn`: and the link has signed them in here. */
  | { readonly kind: 'confirmed'; readonly signedIn: boolean }
  /** The link has signed them in to set a new password. */
  | { readonly kind: 'new-password' }
  /** A provider has let them in. */
  | { readonly kind: 'welcome' }
  | { readonly kind: 'problem'; readonly problem: AccountProblem }
  | { readonly kind: 'nothing' }

/** The server confirms an address before it sends people back here; only the signing in can still fail. */
const confirmedAllTheSame = new Set<AccountProblem['kind']>(['other-browser', 'offline', 'server-away'])

/** @param answer whether somebody with a confirmed address is signed in now, or why the sign-in in the address failed */
export const linkOutcome = (type: LoginSearch['type'], answer: AccountAnswer<boolean>): LinkOutcome => {
  if (!answer.ok) {
    const { problem } = answer
    if (type === 'confirmation' && confirmedAllTheSame.has(problem.kind)) return { kind: 'confirmed', signedIn: false }
    return { kind: 'problem', problem }
  }
  if (!answer.value) return { kind: 'nothing' }
  if (type === 'recovery') return { kind: 'new-password' }
  return type === 'confirmation' ? { kind: 'confirmed', signedIn: true } : { kind: 'welcome' }
}
