import { isAuthApiError, isAuthImplicitGrantRedirectError, isAuthWeakPasswordError, type AuthError } from '@supabase/auth-js'
import { accountProblems, problemKind, weakPasswordText, type AccountProblemKind } from '@/domain/account/account-problems'

/** Why an account request did not go through. */
export type AccountProblem = {
  readonly kind: AccountProblemKind
  /** The server's own words; ours where no server spoke. */
  readonly message: string
  /** What to tell the person, in plain words. */
  readonly sentence: string
}
export type AccountAnswer<Value = null> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: AccountProblem }

export const done = <Value>(value: Value): AccountAnswer<Value> => ({ ok: true, value })
export const failed = (problem: AccountProblem): AccountAnswer<never> => ({ ok: false, problem })

const codeOf = (error: AuthError): string | undefined =>
  isAuthImplicitGrantRedirectError(error) ? error.details?.code : error.code

/** What went wrong, by the class and code of the error, never by its message. */
export const problemOf = (error: AuthError): AccountProblem => {
  const { name, status, message } = error
  // A person who changes their mind at a provider comes back with this and no code.
  const denied = isAuthImplicitGrantRedirectError(error) && error.details?.error === 'access_denied'
  const known = problemKind({ name, status, code: codeOf(error) })
  const kind = denied && known === 'broken-link' ? 'refused-by-provider' : known
  if (isAuthWeakPasswordError(error)) return { kind, message, sentence: weakPasswordText(error.reasons) }
  const { sentence } = accountProblems[kind]
  return { kind, sentence, message: isAuthApiError(error) ? message : sentence }
}

/** A problem that we see ourselves, without the server's words. */
export const ownProblem = (kind: AccountProblemKind): AccountProblem => {
  const { sentence } = accountProblems[kind]
  return { kind, sentence, message: sentence }
}
