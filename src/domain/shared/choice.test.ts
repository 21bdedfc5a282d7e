import { expect, it } from 'vitest'
import { choiceOf } from './choice'

const tabs = [
  { value: 'find', label: 'Find Roommate' },
  { value: 'safety', label: 'Safety Tips' },
] as const

it('returns a choice that exists', () => {
  expect(choiceOf(tabs, 'safety')).toBe('safety')
})

it.each([undefined, null, '', 'SAFETY', 'nonsense', 7, ['safety'], {}])('falls back to the first choice for %j', (value) => {
  expect(choiceOf(tabs, value)).toBe('find')
})
