import { expect, it, test } from 'vitest'
import { changesIn, kale, read, row, written, type Lines } from '#support/admin/sheet/sheet-samples'

const words = new Map([
  ['price', 'Bei'],
  ['category', 'AINA'],
  ['name', 'Jina'],
  ['Revision', 'toleo'],
  ['services: name', 'Huduma: jina'],
  ['services: price', 'HUDUMA: Bei'],
  ['services: Id', 'huduma: id'],
])
const translated = ([head = [], ...body]: Lines): Lines => [head.map((header) => words.get(header) ?? header), ...body]

test('a file of another language is read', () => {
  const file = translated(written('groceries', [kale]))
  expect(file[0]).toContain('Bei')
  expect(read('groceries', file, [kale])).toMatchObject({
    unknown: [],
    undated: false,
    problems: [],
    items: [{ kind: 'same' }],
  })
  expect(
    changesIn(
      read(
        'groceries',
        [
          ['ID', 'BEI', 'Áina'],
          ['a', '35', 'mboga'],
        ],
        [kale],
      ).items,
    ),
  ).toEqual(['price: 30 → 35'])
})

test('the services of a file of another language are read', () => {
  const asha = row('p', {
    name: 'Mama Asha',
    rating: 4.5,
    location: 'Tudor',
    hours: null,
    whatsapp: '0712345678',
    services: [{ id: 's1', name: 'Wash', price: 100, description: 'Clean', image: '/a.svg' }],
  })
  expect(read('laundry', translated(written('laundry', [asha])), [asha])).toMatchObject({
    unknown: [],
    items: [{ kind: 'same' }],
  })
})

it.each([
  ['Ndiyo', true],
  ['yes', true],
  ['TRUE', true],
  ['1', true],
  ['Hapana', false],
  ['no', false],
  ['FALSE', false],
  ['0', false],
  ['', false],
])('a flag is read from %j', (cell, value) => {
  const lines = [
    ['name', 'price', 'stock', 'category', 'prescription_required'],
    ['Paracetamol', '50', '5', 'pain-relief', cell],
  ]
  expect(read('medicines', lines).items).toMatchObject([{ values: { prescription_required: value } }])
})

test('a flag that says neither Yes nor No is refused', () => {
  const lines = [
    ['name', 'price', 'stock', 'category', 'prescription_required'],
    ['Paracetamol', '50', '5', 'pain-relief', 'perhaps'],
  ]
  expect(read('medicines', lines).problems).toEqual([
    { line: 2, header: 'prescription_required', problem: { kind: 'no-flag' } },
  ])
})

test('a column that stands twice is said', () => {
  expect(
    read(
      'groceries',
      [
        ['Id', 'price', 'Price'],
        ['a', '35', '36'],
      ],
      [kale],
    ),
  ).toMatchObject({ unknown: ['Price'] })
})
