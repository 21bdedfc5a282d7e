import { expect, test } from 'vitest'
import { hasSignInResult } from './sign-in-address'

test.each([
  ['https://c.example/login?type=provider&code=1f2e', true],
  ['https://c.example/login?type=provider#error=access_denied&error_code=otp_expired', true],
  ['https://c.example/login#access_token=a&refresh_token=b', true],
  ['https://c.example/login?type=recovery&token_hash=1f2e', false],
  ['https://c.example/login#services', false],
])('bringsSignIn(%s) is %s', (href, expected) => {
  expect(hasSignInResult(href)).toBe(expected)
})
