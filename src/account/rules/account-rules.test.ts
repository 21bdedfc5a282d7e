import { expect, test, it } from 'vitest'
import { digitsOf, firstName } from './account-rules'

test.each([
  ['123 456', '123456'],
  ['１２３４５６', '123456'],
  ['code: 1234567', '123456'],
])('a code pasted as %j is read as %s', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits)
})

it.each([
  ['Amina Juma', 'Amina'],
  ['  Otieno  ', 'Otieno'],
  ['', null],
  ['   ', null],
  [null, null],
])('%j is greeted as %j', (name, greeted) => {
  expect(firstName(name)).toBe(greeted)
})
