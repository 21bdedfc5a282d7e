import { expect, it } from 'vitest'
import { categoryText } from './rental-tabs'

it.each([
  ['bedsitter', 'Bedsitter'],
  ['hostel', 'Hostel'],
  ['1bedroom', '1 Bedroom'],
  ['2bedroom', '2 Bedroom'],
  ['airbnb', 'Airbnb'],
  ['single', 'Single Room'],
  ['penthouse', 'penthouse'],
])('%s is called %s', (category, text) => {
  expect(categoryText(category)).toBe(text)
})
