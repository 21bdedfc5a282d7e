import { expect, test } from 'vitest'
import { accountProblemTexts, weakPasswordText } from './account-problems'

test('each problem is a whole sentence', () => {
  for (const sentence of Object.values(accountProblemTexts)) expect(sentence).toMatch(/^[A-Z].*\.$/)
})

test('the text about a weak password names what it lacks', () => {
  expect(weakPasswordText(['length', 'pwned'])).toBe(
    'Please choose another password: it is too short, and it is known from a leak on another website.',
  )
  expect(weakPasswordText([])).toBe('This password is too easy to guess. Please choose another one.')
  expect(weakPasswordText(['new-rule'])).toBe('This password is too easy to guess. Please choose another one.')
})
