import { expect, test } from 'vitest'
import { problemKind } from './account-problems'

test.each([
  ['AuthApiError', 'invalid_credentials', 'wrong-credentials'],
  ['AuthApiError', 'email_not_confirmed', 'not-confirmed'],
  ['AuthApiError', 'over_email_send_rate_limit', 'too-often'],
  ['AuthApiError', 'manual_linking_disabled', 'not-offered'],
  ['AuthApiError', 'something_new', 'other'],
  ['AuthImplicitGrantRedirectError', 'otp_expired', 'expired-link'],
  ['AuthImplicitGrantRedirectError', 'unspecified_code', 'broken-link'],
  ['AuthPKCEGrantCodeExchangeError', undefined, 'other-browser'],
  ['AuthSessionMissingError', undefined, 'signed-out'],
  ['AuthUnknownError', undefined, 'offline'],
] as const)('%s with code %s is %s', (name, code, kind) => {
  expect(problemKind({ name, code, status: 400 })).toBe(kind)
})

test('no response means offline, and a status of 502 to 504 means a server problem', () => {
  expect(problemKind({ name: 'AuthRetryableFetchError', status: 0 })).toBe('offline')
  expect([502, 503, 504].map((status) => problemKind({ name: 'AuthRetryableFetchError', status }))).toEqual([
    'server-away',
    'server-away',
    'server-away',
  ])
})

test('an error without a code is classified by its status', () => {
  expect(problemKind({ name: 'AuthApiError', status: 429 })).toBe('too-often')
})
