import { describe, expect, it } from 'vitest'
import { InvalidIdError, lineId, orderId } from './ids'

describe.each([['a line', lineId], ['an order', orderId]] as const)('the id of %s', (_, make) => {
  it('equals its text', () => {
    expect(make('food:7')).toBe('food:7')
  })

  it.each(['', '   '])('rejects blank text (%j)', (text) => {
    expect(() => make(text)).toThrow(InvalidIdError)
  })
})
