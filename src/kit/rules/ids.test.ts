import { describe, expect, it } from 'vitest'
import { InvalidIdError, lineId, orderId, userId, uuidOf } from './ids'

describe.each([
  ['a line', lineId],
  ['an order', orderId],
] as const)('the id of %s', (_, make) => {
  it('equals its text', () => {
    expect(make('food:7')).toBe('food:7')
  })

  it.each(['', '   '])('rejects blank text (%j)', (text) => {
    expect(() => make(text)).toThrow(InvalidIdError)
  })
})

describe('a UUID', () => {
  const uuid = '0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a01'

  it('is read in lower case', () => {
    expect(uuidOf(uuid.toUpperCase())).toBe(uuid)
    expect(userId(uuid.toUpperCase())).toBe(uuid)
  })

  it.each(['', 'new', `${uuid}0`, uuid.replaceAll('-', ''), 7, null])('is not %j', (value) => {
    expect(uuidOf(value)).toBeNull()
    expect(() => userId(String(value))).toThrow(InvalidIdError)
  })
})
