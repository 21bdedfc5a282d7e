import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rank } from './rank'

type Thing = { readonly name: string; readonly note?: string | null }
const textsOf = ({ name, note }: Thing) => [name, note]
const named = (...names: string[]): Thing[] => names.map((name) => ({ name }))
const ranked = (query: string, things: readonly Thing[]) => rank(query, things, textsOf).map(({ name }) => name)

describe('the order', () => {
  it('is whole words, beginnings, parts, as they were given among equals', () => {
    const things = named('Toilet Tissue', 'Oily Cream', 'Cooking Oil (1 l)', 'Oil', 'Boiler')
    expect(ranked('oil', things)).toEqual(['Cooking Oil (1 l)', 'Oil', 'Oily Cream', 'Toilet Tissue', 'Boiler'])
  })

  it('puts other words for it behind what contains the words', () => {
    expect(ranked('milk', named('Maziwa Fresh 500 ml', 'Milkshake', 'Fresh Milk'))).toEqual(['Fresh Milk', 'Milkshake', 'Maziwa Fresh 500 ml'])
  })

  it('puts the first field before the second', () => {
    const things = [{ name: 'Kettle', note: 'as good as a pan' }, { name: 'Panadol' }, { name: 'Frying pan' }]
    expect(ranked('pan', things)).toEqual(['Frying pan', 'Panadol', 'Kettle'])
  })

  it('puts another word for it in the first field before one in the second', () => {
    const things = [{ name: 'E-Shop', note: 'sugar, flour' }, { name: 'Brown Sugar', note: 'sweet' }]
    expect(ranked('sukari', things)).toEqual(['Brown Sugar', 'E-Shop'])
  })

  it('is the given one for a blank query', () => {
    const things = named('B', 'A')
    expect(rank(' ', things, textsOf)).toBe(things)
  })
})

describe('what is found', () => {
  it('has all of the words, in any order and field', () => {
    const things = [{ name: 'Casio fx-82', note: 'scientific calculator' }, { name: 'Scientific lamp' }]
    expect(ranked('scientific casio', things)).toEqual(['Casio fx-82'])
    expect(ranked('unga ya ngano', named('Ngano, unga 2 kg', 'Unga wa sembe'))).toEqual(['Ngano, unga 2 kg'])
  })

  it('is a typing error only where nothing is as it was typed', () => {
    expect(ranked('soap', named('Soup', 'Bar Soap'))).toEqual(['Bar Soap'])
    expect(ranked('tomatos', named('Tomatoes', 'Potatoes'))).toEqual(['Tomatoes'])
    expect(ranked('mlik', named('Milk', 'Mask', 'Mat'))).toEqual(['Milk'])
    expect(ranked('gas', named('Bag'))).toEqual([])
  })

  it('is no word across two fields, and nothing in fields without text', () => {
    expect(rank('milkbread', [{ name: 'Milk', note: 'Bread' }, { name: 'Tea', note: null }], textsOf)).toEqual([])
  })

  it('is no other word for what may be a typing error', () => {
    expect(ranked('calculater', named('Casio fx-82', 'Calculator'))).toEqual(['Calculator'])
    expect(ranked('booc', named('Vitabu', 'Kitabu'))).toEqual([])
  })

  it.each([
    ['laptop', 'HP EliteBook 840 G5'],
    ['laptops', 'Lenovo ThinkPad'],
    ['unga', 'Pembe Wheat Flour 2 kg'],
    ['flour', 'Unga wa Ngano'],
    ['simu', 'Tecno Spark 10'],
    ['sukari', 'Kabras Sugar'],
  ])('goes by what a word means: %s', (query, name) => {
    expect(ranked(query, named('Mangoes', name))).toEqual([name])
  })

  it.each([
    ['wifi', 'Room with Wi-Fi'],
    ['wi-fi', 'Wifi installation'],
    ['13kg', 'Cylinder, 13 kg'],
    ['13 kg', '13kg Gas Refill'],
    ['6 kg gas', '6kg Gas Refill'],
    ['makeup', 'Make-up artist'],
    ['power bank', 'Powerbank 20000 mAh'],
    ['powerbank', 'Power bank'],
    ['fine', 'Bread \ufb01ne'],
    ['\uff37\uff49-\uff26\uff49', 'Wi-Fi'],
    ['1/2 litre', 'Oil, \u00bd litre'],
  ])('is joined, apart, or of another form in Unicode: %s, %s', (query, name) => {
    expect(ranked(query, named('Sukuma Wiki', '3 kg of rice', name))).toEqual([name])
  })

  it.each([
    ["men's", 'Men’s shoes'],
    ['women’s', "Women's handbag"],
    ['men‘s shoes', "Men's shoes"],
    ['cafe', 'Cafe\u0301 chairs'],
    ['cafe', 'Caf\u00e9 table'],
    ['caf\u00e9', 'Cafe\u0301 chairs'],
    ['cafe\u0301', 'Caf\u00e9 table'],
    ['café', 'Cafe table'],
    ['calculus  book', 'Calculus book'],
    ['calculus\u00a0book', 'Calculus book'],
    ['calculus', 'Cal\u200bcu\u00adlus'],
  ])('is the same in another way of writing: %j, %j', (query, name) => {
    expect(ranked(query, named('Mangoes', name))).toEqual([name])
  })

  it.each([
    ['boxes', 'Box'],
    ['baby', 'Babies’ wipes'],
    ['knife', 'Set of knives'],
    ['knives', 'Bread knife'],
    ['loaf', 'Two loaves'],
    ['sandwiches', 'Egg sandwich'],
    ['women', 'Woman’s bag'],
    ['vifaa', 'Kifaa cha shule'],
    ['chombo', 'Vyombo vya jikoni'],
    ['machozi', 'Chozi'],
    ['mtihani', 'Mitihani ya 2025'],
    ['mwalimu', 'Walimu wa hesabu'],
  ])('is in the other number: %s, %s', (query, name) => {
    expect(ranked(query, named('Mangoes', name))).toEqual([name])
  })

  it.each(['constructor', 'toString', '__proto__'])('is nothing for %s, whatever a table is made of', (query) => {
    expect(ranked(query, named('Cod Liver Oil', 'Profile'))).toEqual([])
  })

  it('puts what is written as it was typed before another form of it', () => {
    expect(ranked('13kg', named('Cylinder 13 kg', 'Refill 13kg'))).toEqual(['Refill 13kg', 'Cylinder 13 kg'])
    expect(ranked('kitabu', named('Vitabu', 'Kitabu', 'Books'))).toEqual(['Kitabu', 'Vitabu', 'Books'])
    expect(ranked('notes', named('Do not bend', 'Lecture notes'))).toEqual(['Lecture notes'])
  })

  it('treats the query as text, not as a pattern', () => {
    expect(ranked('.*', named('Milk'))).toEqual([])
    expect(ranked('(1kg', named('Sugar (1kg)'))).toEqual(['Sugar (1kg)'])
  })
})

const text = fc.string({ unit: 'grapheme-ascii', maxLength: 12 })
/** In one case, with one kind of apostrophe. */
const plain = (words: string) => words.toLowerCase().replaceAll('`', "'")
const contains = (name: string, query: string) => plain(name).includes(plain(query.trim()))

/** The specified rule: 0 whole words, 1 the beginning of a word, 2 a part of one. */
const levelOf = (name: string, query: string): number => {
  const escaped = plain(query.trim()).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const at = (pattern: string) => new RegExp(pattern).test(plain(name))
  if (at(`(?<![a-z0-9])${escaped}(?![a-z0-9])`)) return 0
  return at(`(?<![a-z0-9])${escaped}`) ? 1 : 2
}

describe('for any names and words', () => {
  it('finds whatever contains the words, before anything else, whole words first', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), text, fc.nat(12), (names, part, index) => {
        const query = part.trim()
        const things = named(...names, ...(query === '' ? [] : [`${names[index] ?? ''}${query}`]))
        const found = ranked(query, things)
        const containing = things.map(({ name }) => name).filter((name) => contains(name, query))
        expect(found.slice(0, containing.length).toSorted()).toEqual(containing.toSorted())
        if (query === '') return
        const levels = found.slice(0, containing.length).map((name) => levelOf(name, query))
        expect(levels).toEqual(levels.toSorted())
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
