import { expect, test, it } from 'vitest'
import { passwordHint, passwordAdvice } from './new-password'

test('the hint names the minimum length', () => {
  expect(passwordHint).toBe('Password must be at least 6 characters')
})

it('the advice on a password asks for no special characters', () => {
  expect(Object.values(passwordAdvice).join(' ')).not.toMatch(/digit|capital|symbol|number/i)
})
