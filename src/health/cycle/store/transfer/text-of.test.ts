import { strToU8 } from 'fflate'
import { expect, it } from 'vitest'
import { textOf } from './text-of'

const joined = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...strToU8(part)] : [...part])))
const latin = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))

it.each([
  ['a broken byte', joined('café, njaa 😀, ng’ombe', [0xe9], '!'), 'café, njaa 😀, ng’ombe\ufffd!'],
  ['an end that is cut off', joined('café 😀', [0xf0, 0x9f, 0x98]), 'café 😀\ufffd'],
  ['as many broken bytes as accents', joined('é', [0xe9]), 'é\ufffd'],
  [
    'a byte order mark and a broken byte',
    joined([0xef, 0xbb, 0xbf], 'mwezi wa “pili”', [0xff]),
    'mwezi wa “pili”\ufffd',
  ],
  ['no broken byte', joined('Mwanzo wa hedhi – 😀'), 'Mwanzo wa hedhi – 😀'],
  ['a broken mark of its own', joined('a\ufffd 😀'), 'a\ufffd 😀'],
])('UTF-8 with %s stays UTF-8', (_, bytes, text) => {
  expect(textOf(bytes)).toBe(text)
})

it.each(['café', 'à la plage, très fatiguée', 'naïve', '\u00a9 Müller'])(
  '%s in Windows-1252 is read as such',
  (text) => {
    expect(textOf(latin(text))).toBe(text)
  },
)

it('the quotes of Windows-1252 are read, and bytes that are no text are not', () => {
  expect(textOf(Uint8Array.from([0x93, 0x41, 0x94]))).toBe('“A”')
  expect(textOf(Uint8Array.from([0x41, 0x00, 0x42]))).toBeNull()
})
