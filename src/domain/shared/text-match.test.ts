import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesText } from './text-match'

const ascii = fc.string({ unit: 'grapheme-ascii' })

describe('matching text', () => {
  it('finds any part of any field, ignoring case', () => {
    fc.assert(
      fc.property(ascii, ascii, ascii, ascii, (before, part, after, other) => {
        const field = before + part + after
        expect(matchesText(part, other, field)).toBe(true)
        expect(matchesText(part.toUpperCase(), field.toLowerCase())).toBe(true)
        expect(matchesText(part.toLowerCase(), field.toUpperCase())).toBe(true)
      }),
    )
  })

  it('ignores spaces around the query', () => {
    expect(matchesText('  milk ', 'Fresh Milk 500ml')).toBe(true)
  })

  it('does not ignore spaces inside the query', () => {
    expect(matchesText('fresh  milk', 'Fresh Milk')).toBe(false)
  })

  it('matches everything with a blank query, even a record without text', () => {
    expect(matchesText('', 'Milk')).toBe(true)
    expect(matchesText(' \t', null, undefined)).toBe(true)
    expect(matchesText('')).toBe(true)
  })

  it('does not match absent text or text across two fields', () => {
    expect(matchesText('bread', 'Milk', null, undefined)).toBe(false)
    expect(matchesText('milkb', 'Milk', 'Bread')).toBe(false)
  })

  it('treats the query as text, not as a pattern', () => {
    expect(matchesText('.*', 'Milk')).toBe(false)
    expect(matchesText('(1kg', 'Sugar (1kg)')).toBe(true)
  })
})
