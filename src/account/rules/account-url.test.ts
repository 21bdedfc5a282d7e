import { expect, test } from 'vitest'
import { loginSearch, mailedLink } from './account-url'

test('the URL of the login keeps known values and overwrites the rest with undefined', () => {
  expect(loginSearch({ type: 'signup', view: 'forgot', token_hash: '1f2e' })).toEqual({
    type: 'signup',
    view: 'forgot',
    token_hash: '1f2e',
  })
  expect(loginSearch({ type: 'confirmation', view: 7, token_hash: 12 })).toEqual({
    type: undefined,
    view: undefined,
    token_hash: undefined,
  })
})

test.each([
  [
    { type: 'recovery', token_hash: '1f2e' },
    { type: 'recovery', token_hash: '1f2e' },
  ],
  [{ type: 'recovery' }, null],
  [{ type: 'signup', token_hash: '' }, null],
  [{ type: 'provider', token_hash: '1f2e' }, null],
  [{ token_hash: '1f2e' }, null],
] as const)('%j holds the mailed link %j', (search, link) => {
  expect(mailedLink(search)).toEqual(link)
})
