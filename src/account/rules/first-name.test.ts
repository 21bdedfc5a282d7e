import { expect, it } from 'vitest'
import { firstName } from './first-name'

it.each([
  ['Amina Juma', 'Amina'],
  ['  Otieno  ', 'Otieno'],
  ['', null],
  ['   ', null],
  [null, null],
])('%j is greeted as %j', (name, greeted) => {
  expect(firstName(name)).toBe(greeted)
})
