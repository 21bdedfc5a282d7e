import { describe, expect, it } from 'vitest'
import type { ItemRow } from '../item-row'
import { kale, milk, read, row, type Lines } from '#support/admin/sheet/sheet-samples'

const file: Lines = [
  ['name', 'price', 'category', 'store_name'],
  ['Eggs', '20', 'dairy', ''],
  ['Managu', '15', 'produce', 'Kongowea'],
]
const doubtsIn = (lines: Lines, stored: readonly ItemRow[]) =>
  read('groceries', lines, stored).items.map(({ title, changes }) => [title, changes.flatMap(({ doubts }) => doubts)])
const storedBy = (lines: Lines): ItemRow[] =>
  read('groceries', lines).items.map((item, index) => row(`stored-${index}`, item.kind === 'new' ? item.values : {}))

describe('a file of new lines', () => {
  it('is new at first, and there already when it is opened again', () => {
    expect(doubtsIn(file, [kale])).toEqual([
      ['Eggs', []],
      ['Managu', []],
    ])
    expect(doubtsIn(file, [kale, ...storedBy(file)])).toEqual([
      ['Eggs', [{ kind: 'there' }]],
      ['Managu', [{ kind: 'there' }]],
    ])
  })

  it.each([
    ['in another case, with other blanks', [file[0] ?? [], ['  EGGS ', '20.00', 'DAIRY', '']]],
    [
      'with less in it',
      [
        ['name', 'price', 'category'],
        ['Managu', '15', 'produce'],
      ],
    ],
    [
      'with an id that is not stored',
      [
        ['Id', ...(file[0] ?? [])],
        ['x9', 'Eggs', '20', 'dairy', ''],
      ],
    ],
  ])('is there already when it is opened again %s', (_, again) => {
    expect(doubtsIn(again, storedBy(file)).map(([, doubts]) => doubts)).toEqual([[{ kind: 'there' }]])
  })

  it('is there already where somebody has added to what is stored', () => {
    const stored = storedBy(file).map((each) =>
      row(each.id, { ...each.values, image_url: '/eggs.svg', description: 'Large' }),
    )
    expect(doubtsIn(file, stored).map(([, doubts]) => doubts)).toEqual([[{ kind: 'there' }], [{ kind: 'there' }]])
  })

  it('is new with a mark where only the name is there', () => {
    const dearer = [file[0] ?? [], ['Eggs', '25', 'dairy', '']]
    const { items } = read('groceries', dearer, storedBy(file))
    expect(items).toMatchObject([{ kind: 'new', changes: [{ doubts: [{ kind: 'same-name' }] }] }])
  })

  it('has the same line once', () => {
    expect(doubtsIn([...file, ['eggs', '20', 'dairy', '']], [milk])).toEqual([
      ['Eggs', []],
      ['Managu', []],
      ['eggs', [{ kind: 'repeated', first: 2 }]],
    ])
  })

  it('of providers is there already with their services', () => {
    const providers: Lines = [
      [
        'name',
        'rating',
        'location',
        'whatsapp',
        'services: name',
        'services: price',
        'services: description',
        'services: image',
      ],
      ['Upepo', '4', 'Gate', '0733345678', 'Wash', '80', 'Fine', '/u.svg'],
      ['', '', '', '', 'Iron', '30', 'Flat', '/i.svg'],
    ]
    const [item] = read('laundry', providers).items
    const stored = row('u', item?.kind === 'new' ? item.values : {})
    expect(read('laundry', providers, [stored]).items).toMatchObject([
      { kind: 'new', changes: [{ doubts: [{ kind: 'there' }] }] },
    ])
    const dearer = providers.map((cells) => cells.map((cell) => (cell === '30' ? '35' : cell)))
    expect(read('laundry', dearer, [stored]).items).toMatchObject([
      { kind: 'new', changes: [{ doubts: [{ kind: 'same-name' }] }] },
    ])
  })
})
