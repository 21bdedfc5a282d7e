import { expect, test } from 'vitest'
import { digitsOf } from './account-rules'

test.each([
  ['123 456', '123456'],
  ['１２３４５６', '123456'],
  ['code: 1234567', '123456'],
])('a code pasted as %j is read as %s', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits)
})
