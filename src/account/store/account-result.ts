import {
  isAuthApiError,
  isAuthImplicitGrantRedirectError,
  isAuthWeakPasswordError,
  type AuthError,
} from '@supabase/auth-js'
import { problemKind, type AccountProblemKind } from '@/account/rules/account-problems'
import { accountProblemTexts, weakPasswordText } from '@/account/words/account-problems'

/** The reason why an account request failed. */
export type AccountProblem = {
  readonly kind: AccountProblemKind
  /** The server's message; our own sentence if the error is not from the server. */
  readonly message: string
  /** The text for the user. */
  readonly sentence: string
}
export type AccountResult<Value = null> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: AccountProblem }

export const done = <Value>(value: Value): AccountResult<Value> => ({ ok: true, value })
export const failed = (problem: AccountProblem): AccountResult<never> => ({ ok: false, problem })

const codeOf = (error: AuthError): string | undefined =>
  isAuthImplicitGrantRedirectError(error) ? error.details?.code : error.code

/** Classifies an error by its class and code, never by its message. */
export const problemOf = (error: AuthError): AccountProblem => {
  const { name, status, message } = error
  // Returned without a code when the user cancels at the provider.
  const denied = isAuthImplicitGrantRedirectError(error) && error.details?.error === 'access_denied'
  const knownKind = problemKind({ name, status, code: codeOf(error) })
  const kind = denied && knownKind === 'broken-link' ? 'refused-by-provider' : knownKind
  if (isAuthWeakPasswordError(error)) return { kind, message, sentence: weakPasswordText(error.reasons) }
  const sentence = accountProblemTexts[kind]
  return { kind, sentence, message: isAuthApiError(error) ? message : sentence }
}

/** A problem that the app detects itself. */
export const localProblem = (kind: AccountProblemKind): AccountProblem => {
  const sentence = accountProblemTexts[kind]
  return { kind, sentence, message: sentence }
}

/** The result of a request that fails in an unexpected way. */
export const unforeseen = failed(localProblem('other'))
