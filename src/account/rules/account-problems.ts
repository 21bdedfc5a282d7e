/** The reason why an account request failed. */
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
  | 'wrong-mail-code'
  | 'code-needed'
  | 'factor-limit'
  | 'factor-name-taken'
  | 'refused-by-provider'
  | 'identity-taken'
  | 'last-identity'
  | 'not-offered'
  | 'no-storage'
  | 'other'

/** The step that the app suggests to the user. */
type NextStep = 'try-again' | 'wait' | 'new-mail' | 'sign-in' | 'forgot-password' | 'other-address' | 'other-password'

/** The next step after each problem. */
export const nextSteps = {
  offline: 'try-again',
  'server-away': 'wait',
  'wrong-credentials': 'forgot-password',
  'not-confirmed': 'new-mail',
  taken: 'sign-in',
  'weak-password': 'other-password',
  'same-password': 'other-password',
  'bad-email': 'other-address',
  'too-often': 'wait',
  'expired-link': 'new-mail',
  'other-browser': 'try-again',
  'broken-link': 'try-again',
  'signed-out': 'sign-in',
  closed: 'wait',
  banned: 'wait',
  'wrong-code': 'try-again',
  'wrong-mail-code': 'new-mail',
  'code-needed': 'sign-in',
  'factor-limit': 'try-again',
  'factor-name-taken': 'try-again',
  'refused-by-provider': 'try-again',
  'identity-taken': 'try-again',
  'last-identity': 'try-again',
  'not-offered': 'wait',
  'no-storage': 'wait',
  other: 'try-again',
} as const satisfies Record<AccountProblemKind, NextStep>

/** The problem for each error code of the server. @see https://supabase.com/docs/guides/auth/debugging/error-codes */
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
  flow_state_expired: 'refused-by-provider',
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
  mfa_factor_name_conflict: 'factor-name-taken',
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

/** The problem for each error class of the auth library, for errors without a code. */
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

/** The reason why a request for personal data failed. */
export type AccountDataProblem = 'offline' | 'sign-in' | 'second-factor' | 'too-often' | 'busy' | 'failed'
