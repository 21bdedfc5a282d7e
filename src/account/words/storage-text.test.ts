import { expect, it } from 'vitest'
import { sizeText, storageText } from './storage-text'

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [820_000, '820 kB'],
  [12_440_000, '12.4 MB'],
  [240_000_000, '240 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

it('says what is used, and what of it can go', () => {
  expect(storageText({ used: 12_440_000, pictures: 48 })).toBe(
    'Comrade uses 12.4 MB of this phone, with 48 pictures that you looked at.',
  )
  expect(storageText({ used: 820_000, pictures: 0 })).toBe(
    'Comrade uses 820 kB of this phone, with no pictures from others.',
  )
  expect(storageText({ used: null, pictures: 1 })).toBe('Kept besides the app: 1 picture that you looked at.')
})
