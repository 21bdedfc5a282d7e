import { expect, it } from 'vitest'
import { plural, select } from './message-forms'

const forms = { '=0': 'none', one: 'one', other: 'many' }

it.each([
  [0, 'none'],
  [1, 'one'],
  [2, 'many'],
  [1000, 'many'],
])('of %d it is %s, in both languages', (count, form) => {
  expect(plural('en-KE', count, forms)).toBe(form)
  expect(plural('sw-KE', count, forms)).toBe(form)
})

it('a form that is not given is the general one', () => {
  expect(plural('en-KE', 1, { other: 'items' })).toBe('items')
})

it.each([
  ['call', 'Did you call?'],
  ['sms', 'Did you write?'],
])('of a %s it asks: %s', (channel, question) => {
  expect(select(channel, { call: 'Did you call?', other: 'Did you write?' })).toBe(question)
})
