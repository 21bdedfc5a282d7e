import { describe, expect, it } from 'vitest'
import { addressPattern, isWholeAddress } from './email-address'

describe('an address', () => {
  it.each(['joy@students.example', 'joy.w+tum@mail.students.ac.ke', "o'brien@x.co"])('%s is whole', (address) => {
    expect(isWholeAddress(address)).toBe(true)
  })

  it.each([
    'joy@students',
    'joy',
    'joy@',
    '@students.example',
    'joy@students.',
    'joy@.example',
    'joy@students..example',
    'joy@gmail,com',
    'joy@gmail.c',
    'joy w@students.example',
    'joy@ann@students.example',
    '',
  ])('%j is not', (address) => {
    expect(isWholeAddress(address)).toBe(false)
  })

  it('has a pattern that a browser can compile', () => {
    expect(() => new RegExp(addressPattern, 'v')).not.toThrow()
  })
})
