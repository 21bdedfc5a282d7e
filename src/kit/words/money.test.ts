import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kes, parseKes } from '@/kit/rules/money'
import { formatKes } from './money'

describe('formatting an amount', () => {
  it.each([
    [0, 'KSh 0'],
    [5, 'KSh 5'],
    [999, 'KSh 999'],
    [1000, 'KSh 1,000'],
    [1250, 'KSh 1,250'],
    [99.5, 'KSh 99.50'],
    [0.05, 'KSh 0.05'],
    [1234567.89, 'KSh 1,234,567.89'],
  ])('%d is %s', (n, text) => {
    expect(formatKes(kes(n))).toBe(text)
  })

  it('can be parsed back to the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(parseKes(formatKes(kes(cents / 100)).replace('KSh ', ''))).toBe(kes(cents / 100))
      }),
    )
  })
})
