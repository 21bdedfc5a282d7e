import { expect, it } from 'vitest'
import { nationalNumbers } from './national-numbers'
import { isSampleNumber } from './sample-number'

it.each(['+254 700 000 190', '254700000190', '0700000199', '0700 000 001', '(0700) 000-001'])(
  '%s is a sample',
  (number) => {
    expect(isSampleNumber(number)).toBe(true)
  },
)

it.each([
  '+254 712 345 678',
  '0700 001 190',
  '700000190',
  '+255 700 000 190',
  '07000001900',
  '',
  ...nationalNumbers.map(({ number }) => number),
])('%s is none', (number) => {
  expect(isSampleNumber(number)).toBe(false)
})
