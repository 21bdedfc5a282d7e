import {
  AuthApiError,
  AuthImplicitGrantRedirectError,
  AuthInvalidCredentialsError,
  AuthInvalidJwtError,
  AuthInvalidTokenResponseError,
  AuthPKCECodeVerifierMissingError,
  AuthPKCEGrantCodeExchangeError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
  type AuthError,
} from '@supabase/auth-js'
import { expect, test } from 'vitest'
import type { AccountProblemKind } from '@/account/rules/account-problems'
import { accountProblemTexts } from '@/account/words/account-problems'
import { localProblem, problemOf } from './account-result'

// Errors as auth-js creates them.
const libraryErrors: readonly (readonly [string, AuthError, AccountProblemKind])[] = [
  ['Auth session missing!', new AuthSessionMissingError(), 'signed-out'],
  ['Invalid credentials', new AuthInvalidCredentialsError('Invalid credentials'), 'wrong-credentials'],
  ['Weak password, with reasons', new AuthWeakPasswordError('Weak', 422, ['length']), 'weak-password'],
  ['Invalid JWT', new AuthInvalidJwtError('Invalid JWT'), 'signed-out'],
  ['HTTP 502', new AuthRetryableFetchError('Bad Gateway', 502), 'server-away'],
  ['HTTP 503', new AuthRetryableFetchError('Unavailable', 503), 'server-away'],
  ['HTTP 504', new AuthRetryableFetchError('Timeout', 504), 'server-away'],
  ['no response', new AuthRetryableFetchError('Failed to fetch', 0), 'offline'],
  ['No browser detected', new AuthImplicitGrantRedirectError('No browser detected.'), 'broken-link'],
  [
    'Error in URL with unspecified error_description',
    new AuthImplicitGrantRedirectError('Error in URL with unspecified error_description', {
      error: 'unspecified_error',
      code: 'unspecified_code',
    }),
    'broken-link',
  ],
  [
    'an expired link',
    new AuthImplicitGrantRedirectError('Email link is invalid or has expired', {
      error: 'access_denied',
      code: 'otp_expired',
    }),
    'expired-link',
  ],
  [
    'a person who cancels at the provider',
    new AuthImplicitGrantRedirectError('denied', { error: 'access_denied', code: 'unspecified_code' }),
    'refused-by-provider',
  ],
  ['Not a valid PKCE flow url', new AuthPKCEGrantCodeExchangeError('Not a valid PKCE flow url.'), 'other-browser'],
  [
    'Not a valid implicit grant flow url',
    new AuthImplicitGrantRedirectError('Not a valid implicit grant flow url.'),
    'broken-link',
  ],
  ['No code detected', new AuthPKCEGrantCodeExchangeError('No code detected.'), 'other-browser'],
  ['no verifier in this browser', new AuthPKCECodeVerifierMissingError(), 'other-browser'],
  ['No session defined in URL', new AuthImplicitGrantRedirectError('No session defined in URL'), 'broken-link'],
  ['JWKS is empty', new AuthInvalidJwtError('JWKS is empty'), 'signed-out'],
  [
    'No matching signing key found in JWKS',
    new AuthInvalidJwtError('No matching signing key found in JWKS'),
    'signed-out',
  ],
  ['Invalid JWT signature', new AuthInvalidJwtError('Invalid JWT signature'), 'signed-out'],
  ['a token response without a session', new AuthInvalidTokenResponseError(), 'server-away'],
  ['a captive portal’s page', new AuthUnknownError('Unexpected token <', null), 'offline'],
]

test.each(libraryErrors)('%s has a kind and a sentence for the person', (_name, error, kind) => {
  const problem = problemOf(error)
  expect(problem.kind).toBe(kind)
  expect(problem.sentence).toMatch(/^[A-Z].*\.$/)
})

test('the message is the server’s, but not the library’s', () => {
  expect(problemOf(new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'))).toEqual({
    kind: 'wrong-credentials',
    message: 'Invalid login credentials',
    sentence: accountProblemTexts['wrong-credentials'],
  })
  expect(problemOf(new AuthRetryableFetchError('Failed to fetch', 0)).message).toBe(accountProblemTexts.offline)
})

test('a weak password has the server’s message and a sentence that names what it lacks', () => {
  expect(problemOf(new AuthWeakPasswordError('Password should be at least 6 characters.', 422, ['length']))).toEqual({
    kind: 'weak-password',
    message: 'Password should be at least 6 characters.',
    sentence: 'Please choose another password: it is too short.',
  })
})

test('a problem that the app detects has our sentence as its message', () => {
  expect(localProblem('last-identity').message).toBe(accountProblemTexts['last-identity'])
})
