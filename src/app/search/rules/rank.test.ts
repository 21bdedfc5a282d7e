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

  it.each([
    ['tomatos', 'Tomatoes'],
    ['potatos', 'Potatoes'],
    ['mangos', 'Mangoes'],
    ['avocadoes', 'Avocado'],
    ['sandwichs', 'Sandwiches'],
    ['knifes', 'Set of knives'],
    ['batterys', 'Batteries'],
    ['children', 'Child seat'],
    ['tooth', 'For white teeth'],
    ['plumber', 'Baraka Plumbing'],
    ['plumbers', 'Baraka Plumbing'],
    ['plumbing', 'Two plumbers'],
    ['electrician', 'Fundi Juma Electricals'],
    ['electrical', 'Licensed electricians'],
    ['photographers', 'Wedding photography'],
    ['photography', 'Photographer'],
    ['baker', 'Old Town Bakery'],
    ['bakeries', 'Baker'],
    ['washing', 'Wash and Blow-dry'],
    ['scanning', 'Scan to PDF'],
    ['sharing', 'Shared room'],
    ['laminating', 'Lamination'],
    ['ukucha', 'Kucha safi'],
    ['miaka', 'Mwaka wa kwanza'],
    ['muuguzi', 'Wauguzi'],
    ['macho', 'Jicho'],
    ['dukani', 'Duka la Jumla'],
    ['fua', 'Kufua nguo'],
    ['kusuka', 'Suka nywele'],
    ['powerbanks', 'Power bank'],
    ['tshirts', 'T-shirt'],
  ])('is in another form: %s, %s', (query, name) => {
    expect(ranked(query, named('Ginger', 'But not this', name))).toEqual([name])
  })

  it.each([
    ["ng'ombe", 'Nyama ya ng’ombe'],
    ["ng'ombe", 'Nyama ya ngombe'],
    ['ngombe', "Nyama ya ng'ombe"],
    ["ng'ombe", 'Beef on Bone'],
    ["nyama ya ng'ombe", 'Beef and other meat'],
    ['mens', "Men's shoes"],
    ["mang'oo", 'Mangoo'],
  ])('is the same with an apostrophe inside a word, and without: %s, %s', (query, name) => {
    expect(ranked(query, named('Ginger', 'Ombe', name))).toEqual([name])
  })

  it.each([
    ['10000mah', 'Power Bank 10,000 mAh'],
    ['10,000mah', 'Power Bank 10000 mAh'],
    ['10 000 mah', 'Power Bank 10,000mAh'],
    ['power bank 10000', 'Power Bank 10,000 mAh'],
    ["10'000 mah", 'Power Bank 10.000 mAh'],
    ['1.5 l', 'Soda 1,5 l'],
    ['soda 1.5', 'Orange Soda, 1.5 l'],
    ['13 gas', '13kg Gas Refill'],
    ['6 kilo gesi', '6kg Gas Refill'],
    ['gesi kilo 6', '6kg Gas Refill'],
  ])('is the same number in another way of writing: %s, %s', (query, name) => {
    expect(ranked(query, named('Power Bank 20,000 mAh', 'Soda 2.5 l', 'Gas 36 kg', 'Sixty', name))).toEqual([name])
  })

  it.each([
    ['15kg gas', '13kg Gas Refill'],
    ['3kg', '13kg Gas Refill'],
    ['3 kg', 'Gas, 1.3 kg'],
    ['5 kg gas', '15 kg gas'],
    ['papers 2023', 'Past papers 2021'],
    ['note20', 'Galaxy Note10'],
    ['fx-82', 'Casio fx-88'],
    ['000 mah', 'Power Bank 10,000 mAh'],
    ['bank 10 mah', 'Power Bank 10,000 mAh'],
  ])('is no other number: %s, %s', (query, name) => {
    expect(ranked(query, named(name))).toEqual([])
  })

  it('has numbers that are still being typed', () => {
    expect(ranked('papers 20', named('Past papers 2021'))).toEqual(['Past papers 2021'])
    expect(ranked('elitebook 84', named('HP EliteBook 840 G5'))).toEqual(['HP EliteBook 840 G5'])
  })

  it.each([
    ['two bedroom', '2 Bedroom House'],
    ['2-bedroom', 'Two-bedroom flat'],
    ['one-bedroom', '1 Bedroom, Tudor'],
    ['one bedroom', '1bedroom'],
    ['vyumba viwili', '2 Bedroom House'],
    ['vyumba vitatu', 'Three-bedroom house'],
    ['viti viwili', 'Two-seater chair'],
    ['mbili', 'Chapo 2'],
  ])('has numbers in words and in digits: %s, %s', (query, name) => {
    expect(ranked(query, named('12 Bedroom House', 'Bedroom, 2,000 a night', 'Chair for 21', name))).toEqual([name])
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
