import { expect, it } from 'vitest'
import { passwordAdvice } from './new-password'

it('the advice on a password asks for no special characters', () => {
  expect(Object.values(passwordAdvice).join(' ')).not.toMatch(/digit|capital|symbol|number/i)
})
