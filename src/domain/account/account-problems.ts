/** Why an account request failed, and what the person can do about it. */

export type AccountProblemKind =
  | 'offline'
  | 'server-away'
  | 'wrong-credentials'
  | 'not-confirmed'
  | 'taken'
  | 'weak-password'
  | 'same-password'
  | 'bad-email'
  | 'too-often'
  | 'expired-link'
  | 'other-browser'
  | 'broken-link'
  | 'signed-out'
  | 'closed'
  | 'banned'
  | 'wrong-code'
  | 'code-needed'
  | 'factor-limit'
  | 'refused-by-provider'
  | 'identity-taken'
  | 'last-identity'
  | 'not-offered'
  | 'other'

/** The suggested next step. */
type NextStep = 'try-again' | 'wait' | 'new-mail' | 'sign-in' | 'forgot-password' | 'other-address' | 'other-password'

type Explanation = { readonly sentence: string; readonly nextStep: NextStep }

export const accountProblems: Readonly<Record<AccountProblemKind, Explanation>> = {
  offline: { sentence: 'Comrade cannot be reached right now. Check your connection, then try again.', nextStep: 'try-again' },
  'server-away': { sentence: 'Our server is busy. Please try again in a moment.', nextStep: 'wait' },
  'wrong-credentials': { sentence: 'The email or the password is not right. Check both, or set a new password.', nextStep: 'forgot-password' },
  'not-confirmed': { sentence: 'This email address is not confirmed yet. Open the link in the mail that we sent you.', nextStep: 'new-mail' },
  taken: { sentence: 'There is an account with this email address already. Please sign in.', nextStep: 'sign-in' },
  'weak-password': { sentence: 'This password is too easy to guess. Please choose another one.', nextStep: 'other-password' },
  'same-password': { sentence: 'This is the password that you have now. Please choose a new one.', nextStep: 'other-password' },
  'bad-email': { sentence: 'We cannot send mail to this address. Check it for a typing mistake.', nextStep: 'other-address' },
  'too-often': { sentence: 'That was asked for too often. Wait a minute, then try again.', nextStep: 'wait' },
  'expired-link': { sentence: 'This link has expired or was used before. Ask for a new one.', nextStep: 'new-mail' },
  'other-browser': {
    sentence: 'This link works only in the browser in which you asked for it. Open it there, or ask for a new one here.',
    nextStep: 'new-mail',
  },
  'broken-link': { sentence: 'This link is not complete. Open it again from the mail, or ask for a new one.', nextStep: 'new-mail' },
  'signed-out': { sentence: 'You are not signed in any more. Please sign in again: what you saved on this phone is kept.', nextStep: 'sign-in' },
  closed: { sentence: 'New accounts are closed for now. You can order without one.', nextStep: 'wait' },
  banned: { sentence: 'This account has been closed. Write to us if you think that this is a mistake.', nextStep: 'wait' },
  'wrong-code': { sentence: 'This code is not right, or its time is over. Enter the one that your app shows now.', nextStep: 'try-again' },
  'code-needed': { sentence: 'This needs the code of your authenticator app first. Sign in again to enter it.', nextStep: 'sign-in' },
  'factor-limit': { sentence: 'You have as many authenticator apps as an account may have. Remove one first.', nextStep: 'try-again' },
  'refused-by-provider': { sentence: 'The sign-in was not finished there. Try again, or use your email and password.', nextStep: 'try-again' },
  'identity-taken': { sentence: 'That sign-in belongs to another account here. Sign in with it, or choose another one.', nextStep: 'try-again' },
  'last-identity': { sentence: 'This is your only way to sign in. Add another one before you remove it.', nextStep: 'try-again' },
  'not-offered': { sentence: 'This is not offered here at the moment.', nextStep: 'wait' },
  other: { sentence: 'That did not work. Please try again.', nextStep: 'try-again' },
}

/** By the server's error code. @see https://supabase.com/docs/guides/auth/debugging/error-codes */
const kindsByCode: Readonly<Record<string, AccountProblemKind>> = {
  invalid_credentials: 'wrong-credentials',
  email_not_confirmed: 'not-confirmed',
  user_already_exists: 'taken',
  email_exists: 'taken',
  weak_password: 'weak-password',
  same_password: 'same-password',
  email_address_invalid: 'bad-email',
  email_address_not_authorized: 'bad-email',
  over_email_send_rate_limit: 'too-often',
  over_request_rate_limit: 'too-often',
  otp_expired: 'expired-link',
  flow_state_expired: 'expired-link',
  flow_state_not_found: 'other-browser',
  bad_code_verifier: 'other-browser',
  pkce_code_verifier_not_found: 'other-browser',
  session_not_found: 'signed-out',
  session_expired: 'signed-out',
  refresh_token_not_found: 'signed-out',
  refresh_token_already_used: 'signed-out',
  bad_jwt: 'signed-out',
  invalid_jwt: 'signed-out',
  no_authorization: 'signed-out',
  user_not_found: 'signed-out',
  signup_disabled: 'closed',
  email_provider_disabled: 'closed',
  user_banned: 'banned',
  mfa_verification_failed: 'wrong-code',
  mfa_verification_rejected: 'wrong-code',
  mfa_challenge_expired: 'wrong-code',
  insufficient_aal: 'code-needed',
  too_many_enrolled_mfa_factors: 'factor-limit',
  mfa_totp_enroll_not_enabled: 'not-offered',
  mfa_totp_verify_not_enabled: 'not-offered',
  manual_linking_disabled: 'not-offered',
  provider_disabled: 'not-offered',
  oauth_provider_not_supported: 'not-offered',
  bad_oauth_state: 'refused-by-provider',
  bad_oauth_callback: 'refused-by-provider',
  provider_email_needs_verification: 'not-confirmed',
  identity_already_exists: 'identity-taken',
  single_identity_not_deletable: 'last-identity',
  email_conflict_identity_not_deletable: 'last-identity',
  request_timeout: 'server-away',
  hook_timeout: 'server-away',
}

/** By the auth library's error class, for errors without a code. */
const kindsByClass: Readonly<Record<string, AccountProblemKind>> = {
  AuthSessionMissingError: 'signed-out',
  AuthInvalidJwtError: 'signed-out',
  AuthRefreshDiscardedError: 'signed-out',
  AuthInvalidCredentialsError: 'wrong-credentials',
  AuthInvalidTokenResponseError: 'server-away',
  AuthWeakPasswordError: 'weak-password',
  AuthImplicitGrantRedirectError: 'broken-link',
  AuthPKCEGrantCodeExchangeError: 'other-browser',
  AuthPKCECodeVerifierMissingError: 'other-browser',
  // The response did not come from our server: for example from a captive portal.
  AuthUnknownError: 'offline',
}

type AuthFailure = { readonly name: string; readonly code?: string | undefined; readonly status?: number | undefined }

/** Classifies an error by its class and code, never by its message. `status` is 0 without a response. */
export const problemKind = ({ name, code, status }: AuthFailure): AccountProblemKind => {
  if (name === 'AuthRetryableFetchError') return status === 0 || status === undefined ? 'offline' : 'server-away'
  const byCode = code === undefined ? undefined : kindsByCode[code]
  return byCode ?? kindsByClass[name] ?? (status === 429 ? 'too-often' : 'other')
}

const weaknessTexts: Readonly<Record<string, string>> = {
  length: 'it is too short',
  characters: 'it needs small and capital letters, digits and signs',
  pwned: 'it is known from a leak on another website',
}

/** Why a password is too weak, as one sentence. @param reasons the server's reason codes */
export const weakPasswordText = (reasons: readonly string[] = []): string => {
  const texts = reasons.flatMap((reason) => weaknessTexts[reason] ?? [])
  if (texts.length === 0) return accountProblems['weak-password'].sentence
  return `Please choose another password: ${texts.join(', and ')}.`
}
