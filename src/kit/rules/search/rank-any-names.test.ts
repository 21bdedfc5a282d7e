import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rank } from './rank'

type Thing = { readonly name: string }
const textsOf = ({ name }: Thing) => [name]
const named = (...names: string[]): Thing[] => names.map((name) => ({ name }))
const ranked = (query: string, things: readonly Thing[]) => rank(query, things, textsOf).map(({ name }) => name)

const text = fc.string({ unit: 'grapheme-ascii', maxLength: 12 })
/** In one case, with one kind of apostrophe and of blank. */
const plain = (words: string) => words.toLowerCase().replaceAll('`', "'").replaceAll(/ +/g, ' ')

/**
 * The specified rule: 0 whole words, 1 the beginning of a word, 2 a part of one; null where a name has them not, or
 * only in the middle of a number.
 */
const levelOf = (name: string, query: string): number | null => {
  const words = plain(query.trim())
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const at = (pattern: string) => new RegExp(pattern).test(plain(name))
  const outsideNumber = /^\d/.test(words) ? String.raw`(?<!\d[.,]?)` : ''
  const begins = `${outsideNumber}${/^[a-z0-9]/.test(words) ? '(?<![a-z])' : ''}${escaped}`
  const ends = /\d$/.test(words) ? String.raw`(?!\d|[.,]\d)` : /[a-z]$/.test(words) ? '(?![a-z0-9])' : ''
  if (at(`${begins}${ends}`)) return 0
  if (at(begins)) return 1
  return at(`${outsideNumber}${escaped}`) ? 2 : null
}

describe('for any names and words', () => {
  it('finds whatever contains the words: whole words first, then beginnings, then what has them inside a word', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), text, fc.nat(12), (names, part, index) => {
        const query = part.trim()
        fc.pre(query !== '')
        const found = ranked(query, named(...names, `${names[index] ?? ''}${query}`))
        const levels = [...names, `${names[index] ?? ''}${query}`]
          .flatMap((name) => levelOf(name, query) ?? [])
          .toSorted()
        expect(found.flatMap((name) => levelOf(name, query) ?? [])).toEqual(levels)
        const beforeOthers = levels.filter((level) => level < 2)
        expect(found.slice(0, beforeOthers.length).map((name) => levelOf(name, query))).toEqual(beforeOthers)
      }),
      { numRuns: 300 },
    )
  })

  it('finds nothing twice, and nothing that was not there', () => {
    fc.assert(
      fc.property(fc.uniqueArray(text, { maxLength: 12 }), text, (names, query) => {
        const found = ranked(query, named(...names))
        expect(new Set(found).size).toBe(found.length)
        expect(names).toEqual(expect.arrayContaining(found))
      }),
    )
  })
})
