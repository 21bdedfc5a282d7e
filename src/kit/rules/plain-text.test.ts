import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isVisible, lengthOf, plainLine, plainText, plainTextOrNull, withoutHidden } from './plain-text'

const anyText = fc.string({ unit: 'binary', maxLength: 40 })

describe('plain text', () => {
  it.each([
    ['a number copied from a chat', 'Call \u202a+254 712 345678\u202c', 'Call +254 712 345678'],
    ['a mention', '@\u2068Mary\u2069', '@Mary'],
    ['a contact of an iPhone', '\u202d0712 345 678\u202c', '0712 345 678'],
    ['a byte order mark and soft hyphens', '\ufeffWash\u00ading', 'Washing'],
    ['blanks of every kind around it', '\u00a0\u2003 \u3000\u2800Desk\u3164\u200b ', 'Desk'],
    ['lines of other systems', 'one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    ['half an emoji', 'Lamp \ud83d', 'Lamp'],
    ['control characters', 'a\u0000b\u0007c', 'abc'],
    ['a letter and its accent', 'Cafe\u0301', 'Café'],
  ])('%s', (_title, typed, stored) => expect(plainText(typed)).toBe(stored))

  it.each([
    ['a family', '👨‍👩‍👧'],
    ['a red heart', '❤️'],
    ['a flag of a part of a country', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a flag', '🇰🇪'],
    ['a skin tone', '👍🏾'],
    ['a keycap', '1️⃣'],
    ['tabs and lines inside', 'a\tb\n\nc'],
  ])('%s stays as it is', (_title, text) => expect(plainText(text)).toBe(text))

  it.each([
    '',
    ' \n\t',
    '\u200b',
    '\u2060',
    '\u2800',
    '\u3164',
    '\u00ad',
    '\u115f\u1160',
    '\ufe0f',
    '\u200d',
    '\u{e0061}',
  ])('%j is empty', (text) => {
    expect(plainText(text)).toBe('')
    expect(plainTextOrNull(text)).toBeNull()
    expect(isVisible(text)).toBe(false)
  })

  it('is the same when it is read again, and visible if it is not empty', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const text = plainText(typed)
        expect(plainText(text)).toBe(text)
        expect(isVisible(text)).toBe(text !== '')
        expect(text).not.toMatch(/[^\P{Cc}\t\n]|\p{Bidi_Control}/u)
      }),
    )
  })
})

it('a number is left without what cannot be seen, joiners included', () => {
  expect(withoutHidden('\u202a07\u200d12\u2800 345\ufe0f\ufeff 678\u202c\n')).toBe('0712 345 678\n')
})

it('a line has no line breaks', () => {
  expect(plainLine(' Desk\n lamp\t')).toBe('Desk lamp')
})

it('a character is counted once, whatever its length in the memory', () => {
  expect(lengthOf('Té👍')).toBe(3)
})
