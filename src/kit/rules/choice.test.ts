import { expect, it } from 'vitest'
import { choiceOf, oneOf, valueInUrl, valueOf } from './choice'

const tabs = [
  { value: 'find', label: 'Find Roommate' },
  { value: 'safety', label: 'Safety Tips' },
] as const

it('returns a choice that exists', () => {
  expect(choiceOf(tabs, 'safety')).toBe('safety')
})

it.each([undefined, null, '', 'SAFETY', 'nonsense', 7, ['safety'], {}])(
  'falls back to the first choice for %j',
  (value) => {
    expect(choiceOf(tabs, value)).toBe('find')
  },
)

it('does the same for plain values, and leaves the default and unknown ones out of the URL', () => {
  const values = ['find', 'safety'] as const
  expect([valueOf(values, 'safety'), valueOf(values, 'nonsense'), valueOf(values, 7)]).toEqual([
    'safety',
    'find',
    'find',
  ])
  expect([valueInUrl(values, 'safety'), valueInUrl(values, 'find'), valueInUrl(values, 'nonsense')]).toEqual([
    'safety',
    undefined,
    undefined,
  ])
})

it.each([undefined, null, '', 'ASC', 7, ['asc'], 'toString'])('takes only a known value, not %j', (value) => {
  expect(oneOf(['asc', 'desc'], value)).toBeUndefined()
  expect(oneOf(['asc', 'desc'], 'desc')).toBe('desc')
})
