import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chosenEdit } from './chosen-changes'
import { readSheet } from './read-sheet'
import {
  changesIn,
  kale,
  read,
  row,
  savedOf,
  sheetSpec,
  shop,
  texts,
  typed,
  withValues,
  written,
} from '#support/admin/sheet/sheet-samples'
import type { SheetSpec } from './sheet-columns'
import { writeSheet } from './write-sheet'

/** The cells that programs find in a cell, of which some take a semicolon, a tab or a line break for the end of one. */
const piecesOf = (cell: string): readonly string[] => cell.split(/[;\t\r\n]/)

test('a formula is written as text in the names of the columns and in every cell', () => {
  const named: SheetSpec = {
    ...sheetSpec('groceries'),
    fields: sheetSpec('groceries').fields.map((field) => ({ ...field, label: `=${field.label}` })),
  }
  const formulas = row('=a', {
    name: '=1',
    description: '@x;=2',
    price: 30,
    category: 'produce',
    store_name: '+x',
    whatsapp: '+254700000011',
    image_url: '=3',
  })
  expect(
    writeSheet(named, [formulas], texts)
      .flat()
      .flatMap(piecesOf)
      .filter((piece) => /^\s*[=+\-@]/.test(piece)),
  ).toEqual([])
})

test.each([
  [
    'beyond the names of the columns',
    [
      ['Id', 'name', 'price', 'category'],
      ['', 'Kale', '30', 'produce', 'with, a comma'],
      ['', 'Milk', '60', 'dairy', ''],
    ],
  ],
  [
    'under a column without a name',
    [
      ['Id', 'name', ' ', 'price', 'category'],
      ['', 'Kale', 'with, a comma', '30', 'produce'],
      ['', 'Milk', '', '60', 'dairy'],
    ],
  ],
])('a line with a cell %s is not saved, and the cell is named', (_, lines) => {
  expect(read('groceries', lines)).toMatchObject({
    items: [{ title: 'Milk' }],
    problems: [{ line: 2, header: '', problem: { kind: 'surplus', cells: 'with, a comma' } }],
  })
})

test('what is written and read again is unchanged, whatever the texts are', () => {
  const text = fc
    .string({ minLength: 1, maxLength: 40 })
    .map((each) => each.trim())
    .filter((each) => each !== '')
  const grocery = fc.record({
    name: text,
    description: fc.option(text),
    price: fc.nat(10_000_000),
    category: fc.constantFrom('produce', 'dairy', 'meat'),
    store_name: fc.option(text),
    whatsapp: fc.option(fc.constantFrom('0712 345 678', '+254700000011')),
    image_url: fc.option(fc.constant('/a.svg#b')),
  })
  fc.assert(
    fc.property(fc.array(grocery, { minLength: 1, maxLength: 8 }), (groceries) => {
      const rows = groceries.map((values, index) => row(`id-${index}`, values))
      const { items, problems } = read('groceries', writeSheet(sheetSpec('groceries'), rows, texts), rows)
      expect(problems).toEqual([])
      expect(items.map(({ id, kind, changes }) => ({ id, kind, changes }))).toEqual(
        rows.map(({ id }) => ({ id, kind: 'same', changes: [] })),
      )
    }),
  )
})

test('codes are written as words, and read in any case', () => {
  const charger = row('a', {
    name: 'Charger',
    description: null,
    price: 900,
    stock: null,
    category: 'electronics',
    shop_id: shop,
    image_url: null,
  })
  const [head = [], line = []] = writeSheet(sheetSpec('eshop'), [charger], texts)
  expect(Object.fromEntries(head.map((header, index) => [header, line[index]]))).toMatchObject({
    Id: 'a',
    category: 'ELECTRONICS',
    shop_id: 'Coast Gadgets',
    stock: '',
  })
  expect(
    read('eshop', [
      ['id', 'Name', 'PRICE', 'category', 'shop_id'],
      ['', 'Lamp', '1,250', 'Electronics', 'coast gadgets'],
    ]).items,
  ).toMatchObject([{ kind: 'new', values: { price: 1250, category: 'electronics', shop_id: shop } }])
})

test('a line changes the item of its id, and keeps what has no column', () => {
  const { items } = read(
    'groceries',
    [
      ['Id', 'price'],
      ['a', '35'],
    ],
    [kale],
  )
  expect(items).toMatchObject([{ kind: 'changed', id: 'a', title: 'Kale', row: { rev: 3 } }])
  expect(savedOf('groceries', items[0])).toEqual({ price: 35 })
})

test('an unknown id, like none, makes a new item with an id of its own', () => {
  expect(
    read('groceries', [
      ['Id', 'name', 'price', 'category'],
      ['gone', 'Kale', '30', 'produce'],
      ['', 'Milk', '60', 'dairy'],
    ]).items.map(({ id, kind }) => [id, kind]),
  ).toEqual([
    ['new-1', 'new'],
    ['new-2', 'new'],
  ])
})

test('names are found however a spreadsheet writes their spaces and letters', () => {
  const { items } = read('eshop', [
    ['\u00a0Id', 'NAME ', 'price', 'category', 'shop_id'],
    ['', 'Charger', '900', 'electronics', 'coast\u00a0gadgets\u200b'],
  ])
  expect(items).toMatchObject([{ values: { shop_id: shop } }])
})

test('mistakes are named by line and column, and the other items stay', () => {
  const { items, problems } = read('groceries', [
    ['Id', 'name', 'price', 'category'],
    ['', 'Kale', '-5', 'produce'],
    ['', '', '12.5', 'sweets'],
    ['a', 'Milk', '60', 'dairy'],
    ['a', 'Milk', '65', 'dairy'],
    ['', 'Eggs', '20', 'dairy'],
  ])
  expect(problems).toEqual([
    { line: 2, header: 'price', problem: { kind: 'no-whole-number' } },
    { line: 3, header: 'name', problem: { kind: 'missing' } },
    { line: 3, header: 'price', problem: { kind: 'no-whole-number' } },
    { line: 3, header: 'category', problem: { kind: 'no-category' } },
    { line: 5, header: 'Id', problem: { kind: 'twice', first: 4 } },
  ])
  expect(items.map(({ title }) => title)).toEqual(['Eggs'])
})

test.each([
  ['empty', [['Id', 'name']]],
  [
    'no-columns',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
])('a file is refused as %s', (problem, lines) => {
  expect(
    readSheet(
      sheetSpec('groceries'),
      lines.map((cells, index) => ({ line: index + 1, cells })),
      { stored: [], texts, newId: () => '' },
    ),
  ).toMatchObject({ ok: false, problem })
})

test('the photos of a rental are one cell, the primary first', () => {
  const rental = row(
    'r',
    {
      title: 'Bedsitter',
      description: null,
      price_per_day: 6500,
      category: 'bedsitter',
      location: 'Tudor',
      amenities: ['WiFi', 'Water'],
      contact_phone: null,
      contact_whatsapp: null,
      image_url: '/b.webp',
    },
    [
      { id: '1', url: '/a.webp', primary: false },
      { id: '2', url: '/b.webp', primary: true },
    ],
  )
  const lines = written('rentals', [rental])
  expect(lines[1]).toContain('/b.webp /a.webp')
  expect(read('rentals', lines, [rental]).items).toMatchObject([{ kind: 'same' }])
  const [item] = read('rentals', typed(lines, 2, 'image_url', '/a.webp'), [rental]).items
  expect(item && chosenEdit(sheetSpec('rentals'), item, () => true)).toEqual({
    values: { image_url: '/a.webp' },
    photos: ['/a.webp'],
  })
  expect(read('rentals', typed(lines, 2, 'image_url', '/a.webp b'), [rental]).problems).toEqual([
    { line: 2, header: 'image_url', problem: { kind: 'no-photos' } },
  ])
})

test('the columns stand below a title', () => {
  expect(
    read('groceries', [['Table 1'], ['Id', 'name', 'price', 'category'], ['', 'Kale', '30', 'produce']]).items,
  ).toMatchObject([{ title: 'Kale', line: 3 }])
})

test('what a change of one column takes from another is the same change', () => {
  const driver = row('d', {
    vehicle: 'tuk-tuk',
    name: 'Juma',
    phone: '0712345678',
    location: 'Gate',
    rating: 4,
    speciality: 'Town',
    availability: 'Daily',
    capacity: '3 passengers',
    image: '/a.svg',
  })
  const lines = written('drivers', [driver])
  const { items } = read('drivers', typed(lines, 2, 'vehicle', 'boda-boda'), [driver])
  expect(changesIn(items)).toEqual(['vehicle: tuk-tuk → boda-boda, capacity: 3 passengers → '])
  expect(savedOf('drivers', items[0])).toEqual({ vehicle: 'boda-boda', capacity: null })
  const boda = withValues(driver, { vehicle: 'boda-boda', capacity: null })
  expect(read('drivers', typed(written('drivers', [boda]), 2, 'vehicle', 'TUK-TUK'), [boda]).problems).toEqual([
    { line: 2, header: 'capacity', problem: { kind: 'missing' } },
  ])
  expect(read('drivers', typed(written('drivers', [boda]), 2, 'capacity', '2'), [boda]).problems).toMatchObject([
    { line: 2, header: 'capacity', problem: { kind: 'only-for' } },
  ])
})

test('a cell before which a line ends is not taken for an empty one', () => {
  expect(
    changesIn(
      read(
        'groceries',
        [
          ['Id', 'name', 'price', 'description'],
          ['a', 'Kale', '35'],
        ],
        [kale],
      ).items,
    ),
  ).toEqual(['description: Green →  (missing)', 'price: 30 → 35'])
  expect(
    changesIn(
      read(
        'groceries',
        [
          ['Id', 'name', 'price', 'description'],
          ['a', 'Kale', '30', ''],
        ],
        [kale],
      ).items,
    ),
  ).toEqual(['description: Green → '])
})
