import { expect, test } from 'vitest'
import { passwordHint } from './account-rules'

test('the hint names the minimum length', () => {
  expect(passwordHint).toBe('Password must be at least 6 characters')
})
