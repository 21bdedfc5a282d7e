import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-of-address'

it.each([
  '13',
  '13.50',
  '0712345678',
  '1e3',
  '-1',
  'true',
  'null',
  '[1]',
  '{"a":1}',
  '"13"',
  'Infinity',
  'maji safi',
  "ng'ombe",
  '50%',
  'a&b=c',
  '',
])('%j is the text that stands in an address', (q) => {
  expect(parseSearch(`?q=${encodeURIComponent(q)}`)).toEqual({ q })
})

it('is the same after it was written and read', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.string().filter((name) => name !== '__proto__'),
        fc.string({ unit: 'grapheme' }),
      ),
      (search) => {
        expect(parseSearch(stringifySearch(search))).toEqual({ ...search })
      },
    ),
  )
})

it('leaves out what is not given', () => {
  expect(stringifySearch({ q: undefined, item: null, saved: true, page: 2 })).toBe('?saved=true&page=2')
  expect(stringifySearch({ q: undefined })).toBe('')
  expect(parseSearch('')).toEqual({})
})
