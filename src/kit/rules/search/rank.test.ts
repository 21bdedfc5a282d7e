import { describe, expect, it } from 'vitest'
import { rank, search } from './rank'

type Thing = { readonly name: string; readonly note?: string | null }
const textsOf = ({ name, note }: Thing) => [name, note]
const named = (...names: string[]): Thing[] => names.map((name) => ({ name }))
const ranked = (query: string, things: readonly Thing[]) => rank(query, things, textsOf).map(({ name }) => name)

describe('the order', () => {
  it('is whole words, beginnings, parts, as they were given among equals', () => {
    const things = named('Toilet Tissue', 'Oily Cream', 'Cooking Oil (1 l)', 'Oil', 'Boiler')
    expect(ranked('oil', things)).toEqual(['Cooking Oil (1 l)', 'Oil', 'Oily Cream', 'Toilet Tissue', 'Boiler'])
  })

  it('puts other words for it behind the word and its forms, and before the beginnings of words', () => {
    expect(ranked('milk', named('Milkshake', 'Maziwa Fresh 500 ml', 'Fresh Milk'))).toEqual([
      'Fresh Milk',
      'Maziwa Fresh 500 ml',
      'Milkshake',
    ])
    expect(ranked('chai', named('Study Desk and Chair', 'Kericho Tea'))).toEqual([
      'Kericho Tea',
      'Study Desk and Chair',
    ])
    expect(ranked('book', named('Rental Booking', 'Exercise Books', 'Kitabu'))).toEqual([
      'Exercise Books',
      'Kitabu',
      'Rental Booking',
    ])
  })

  it('puts the first field before the second', () => {
    const things = [{ name: 'Kettle', note: 'as good as a pan' }, { name: 'Panadol' }, { name: 'Frying pan' }]
    expect(ranked('pan', things)).toEqual(['Frying pan', 'Panadol', 'Kettle'])
  })

  it('puts another word for it in the first field before one in the second', () => {
    const things = [
      { name: 'E-Shop', note: 'sugar, flour' },
      { name: 'Brown Sugar', note: 'sweet' },
    ]
    expect(ranked('sukari', things)).toEqual(['Brown Sugar', 'E-Shop'])
  })

  it('puts another word for it before a part of a word', () => {
    const things = [
      { name: 'Kachumbari' },
      { name: 'Kiembeni House' },
      { name: 'Single Room' },
      { name: 'Ngowe Mangoes' },
    ]
    expect(ranked('chumba', things)).toEqual(['Single Room', 'Kachumbari'])
    expect(ranked('embe', things)).toEqual(['Ngowe Mangoes', 'Kiembeni House'])
    expect(ranked('chumba cha kupanga', named('Kachumbari ya kupanga', 'Rooms for rent'))).toEqual([
      'Rooms for rent',
      'Kachumbari ya kupanga',
    ])
  })

  it('puts another word for it before the beginning of one', () => {
    expect(ranked('chumba', named('Roommate Finder', 'Room for rent', 'Chumba'))).toEqual([
      'Chumba',
      'Room for rent',
      'Roommate Finder',
    ])
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
    expect(
      rank(
        'milkbread',
        [
          { name: 'Milk', note: 'Bread' },
          { name: 'Tea', note: null },
        ],
        textsOf,
      ),
    ).toEqual([])
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

  it.each(['constructor', 'toString', '__proto__'])('is nothing for %s, whatever a table is made of', (query) => {
    expect(ranked(query, named('Cod Liver Oil', 'Profile'))).toEqual([])
  })

  it('puts what is written as it was typed before another form of it', () => {
    expect(ranked('13kg', named('Cylinder 13 kg', 'Refill 13kg'))).toEqual(['Refill 13kg', 'Cylinder 13 kg'])
    expect(ranked('kitabu', named('Vitabu', 'Kitabu', 'Books'))).toEqual(['Kitabu', 'Vitabu', 'Books'])
    expect(ranked('notes', named('Do not bend', 'Lecture notes'))).toEqual(['Lecture notes'])
  })

  it('is, besides, what has all but one of three words or more', () => {
    const things = named(
      'Fast Charger, Type-C',
      'USB cable',
      'Laptop charger',
      'Past papers 2021',
      'Past papers, bound',
      'USB-C charger 18 W',
    )
    const found = (query: string) => {
      const { all, near } = search(query, things, textsOf)
      return { all: all.map(({ name }) => name), near: near.map(({ name }) => name) }
    }
    expect(found('usb c charger')).toEqual({
      all: ['USB-C charger 18 W'],
      near: ['Fast Charger, Type-C', 'USB cable', 'Laptop charger'],
    })
    expect(found('past papers 2023')).toEqual({ all: [], near: ['Past papers 2021', 'Past papers, bound'] })
    expect(found('past papers')).toEqual({ all: ['Past papers 2021', 'Past papers, bound'], near: [] })
    expect(found('papers 2023')).toEqual({ all: [], near: [] })
    expect(found('the papers of 2023')).toEqual({ all: [], near: [] })
    expect(found('past papers for sociology')).toEqual({ all: [], near: ['Past papers 2021', 'Past papers, bound'] })
    expect(found('usb c chargr')).toEqual({
      all: ['USB-C charger 18 W'],
      near: ['USB cable', 'Fast Charger, Type-C', 'Laptop charger'],
    })
  })

  it('treats the query as text, not as a pattern', () => {
    expect(ranked('.*', named('Milk'))).toEqual([])
    expect(ranked('(1kg', named('Sugar (1kg)'))).toEqual(['Sugar (1kg)'])
  })
})
