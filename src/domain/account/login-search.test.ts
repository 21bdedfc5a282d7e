import { expect, test } from 'vitest'
import { loginSearch } from './login-search'

test('the URL of the login keeps known values and overwrites the rest with undefined', () => {
  expect(loginSearch({ type: 'confirmation', view: 'forgot' })).toEqual({ type: 'confirmation', view: 'forgot' })
  expect(loginSearch({ type: 'signup', view: 7 })).toEqual({ type: undefined, view: undefined })
})
