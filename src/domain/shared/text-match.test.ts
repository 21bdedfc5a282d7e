import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesText } from './text-match'

const ascii = fc.string({ unit: 'grapheme-ascii' })

describe('searching a text', () => {
  it('finds any part of any field, in whatever case', () => {
    fc.assert(
      fc.property(ascii, ascii, ascii, ascii, (before, part, after, other) => {
        const field = before + part + after
        expect(matchesText(part, other, field)).toBe(true)
        expect(matchesText(part.toUpperCase(), field.toLowerCase())).toBe(true)
        expect(matchesText(part.toLowerCase(), field.toUpperCase())).toBe(true)
      }),
    )
  })

  it('does not mind spaces around the query', () => {
    expect(matchesText('  milk ', 'Fresh Milk 500ml')).toBe(true)
  })

  it('minds a space inside it', () => {
    expect(matchesText('fresh  milk', 'Fresh Milk')).toBe(false)
  })

  it('finds everything with a blank query, even a record without texts', () => {
    expect(matchesText('', 'Milk')).toBe(true)
    expect(matchesText(' \t', null, undefined)).toBe(true)
    expect(matchesText('')).toBe(true)
  })

  it('does not find what is not there, nor join two fields', () => {
    expect(matchesText('bread', 'Milk', null, undefined)).toBe(false)
    expect(matchesText('milkb', 'Milk', 'Bread')).toBe(false)
  })

  it('takes the query as text, never as a pattern', () => {
    expect(matchesText('.*', 'Milk')).toBe(false)
    expect(matchesText('(1kg', 'Sugar (1kg)')).toBe(true)
  })
})
