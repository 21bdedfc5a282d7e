import { expect, test } from 'vitest'
import { loginSearch } from './login-search'

test('the address of the login keeps what it knows and overwrites the rest', () => {
  expect(loginSearch({ type: 'confirmation', view: 'forgot' })).toEqual({ type: 'confirmation', view: 'forgot' })
  expect(loginSearch({ type: 'signup', view: 7 })).toEqual({ type: undefined, view: undefined })
})
