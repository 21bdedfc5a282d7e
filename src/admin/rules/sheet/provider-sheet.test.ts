import { expect, it, describe } from 'vitest'
import type { ItemRow } from '../item-row'
import {
  changesIn,
  read,
  row,
  savedOf,
  typed,
  withValues,
  written,
  type Lines,
} from '#support/admin/sheet/sheet-samples'

const services = [
  { id: 's1', name: 'Wash', price: 100, description: 'Clean', image: '/a.svg' },
  { id: 's2', name: 'Iron', price: 50, description: 'Flat', image: '/b.svg' },
  { id: 's3', name: 'Fold', price: 20, description: 'Neat', image: '/c.svg' },
]
const asha = row('p', {
  name: 'Mama Asha',
  rating: 4.5,
  location: 'Tudor',
  hours: null,
  whatsapp: '0712345678',
  services,
})
const zawadi = row('z', {
  name: 'Zawadi',
  rating: 4,
  location: 'Ganjoni',
  hours: null,
  whatsapp: '0722345678',
  services: [
    { id: 'z1', name: 'Wash', price: 90, description: 'Fresh', image: '/z.svg' },
    { id: 'z2', name: 'Dry', price: 70, description: 'Warm', image: '/y.svg' },
  ],
})
const both = [asha, zawadi]
const lines = written('laundry', both)
const [head = [], ...body] = lines
const priceAt = head.indexOf('services: price')
const at = (header: string) => head.indexOf(header)
const byPrice = (rows: Lines): Lines => [...rows].sort((one, other) => Number(one[priceAt]) - Number(other[priceAt]))
const extra = (id: string, price: string, name = 'Starch') =>
  head.map(
    (header) =>
      ({
        Id: id,
        'services: name': name,
        'services: price': price,
        'services: description': 'Stiff',
        'services: image': '/d.svg',
      })[header] ?? '',
  )
const partsOf = (item: ItemRow) => item.values['services']

describe('a provider', () => {
  it('has a line for each service, and its own cells in the first', () => {
    expect(body).toHaveLength(5)
    expect(body[1]?.slice(0, 3)).toEqual(['p', '', ''])
    expect(read('laundry', lines, both)).toMatchObject({ items: [{ kind: 'same' }, { kind: 'same' }], absent: 0 })
  })

  it.each([
    ['by price', byPrice(body)],
    ['by price, the highest first', byPrice(body).toReversed()],
    [
      'by the name of a service',
      [...body].sort((one, other) =>
        String(one[at('services: name')]).localeCompare(String(other[at('services: name')])),
      ),
    ],
    [
      'by the name of the provider, blanks first',
      [...body].sort((one, other) => String(one[at('name')]).localeCompare(String(other[at('name')]))),
    ],
  ])('is the same after its lines were sorted %s', (_, sorted) => {
    expect(read('laundry', [head, ...sorted], both)).toMatchObject({
      problems: [],
      items: [{ kind: 'same' }, { kind: 'same' }],
    })
  })

  it('keeps all services in their order when one of a sorted line is changed', () => {
    const sorted = [head, ...byPrice(body)]
    const iron = sorted.findIndex((cells) => cells.includes('s2')) + 1
    const { items } = read('laundry', typed(sorted, iron, 'services: price', '55'), both)
    expect(changesIn(items)).toEqual(['Iron: price: 50 → 55'])
    expect(
      savedOf(
        'laundry',
        items.find(({ id }) => id === 'p'),
      ),
    ).toEqual({ services: [services[0], { ...services[1], price: 55 }, services[2]] })
  })

  it('keeps the services without a line, and its own cells where their line is gone', () => {
    const iron = body.filter((cells) => cells.includes('s2'))
    expect(read('laundry', [head, ...iron], both)).toMatchObject({
      items: [{ id: 'p', kind: 'same', changes: [] }],
      absent: 4,
    })
    const { items } = read('laundry', typed([head, ...iron], 2, 'services: price', '55'), both)
    expect(savedOf('laundry', items[0])).toEqual({
      services: [services[0], { ...services[1], price: 55 }, services[2]],
    })
  })

  it('keeps what a service has besides the columns', () => {
    const old = withValues(asha, { services: [{ ...services[0], id: 's1', unit: 'kg' }] })
    const { items } = read(
      'laundry',
      [
        ['Id', 'services: Id', 'services: price'],
        ['p', 's1', '110'],
      ],
      [old],
    )
    expect(savedOf('laundry', items[0])).toEqual({ services: [{ ...services[0], price: 110, unit: 'kg' }] })
  })

  it('gets another service from another line, the last of its services', () => {
    const { items } = read('laundry', [head, extra('p', '20'), ...body], both)
    expect(changesIn(items)).toEqual(['Starch: name:  → Starch, price:  → 20, description:  → Stiff, image:  → /d.svg'])
    expect(savedOf('laundry', items[0])).toEqual({
      services: [...services, { id: 'new-1', name: 'Starch', price: 20, description: 'Stiff', image: '/d.svg' }],
    })
  })

  it('gets it without an id of the provider from the lines below it, but not where lines are sorted', () => {
    expect(
      changesIn(read('laundry', [head, ...body.slice(0, 3), extra('', '20'), ...body.slice(3)], both).items),
    ).toHaveLength(1)
    const sorted = read('laundry', [head, ...byPrice(body), extra('', '120')], both)
    expect(sorted).toMatchObject({
      problems: [{ line: 7, header: 'Id', problem: { kind: 'no-item' } }],
      items: [{ kind: 'same' }, { kind: 'same' }],
    })
  })

  it('is not saved at all where one of its lines has a mistake, and others are', () => {
    const withMistake = typed(typed(lines, 2, 'rating', '4.8'), 3, 'services: price', 'free')
    const { items, problems, refused } = read('laundry', typed(withMistake, 5, 'rating', '4.2'), both)
    expect(problems).toEqual([{ line: 3, header: 'services: price', problem: { kind: 'no-whole-number' } }])
    expect(refused).toEqual(['Mama Asha'])
    expect(changesIn(items)).toEqual(['rating: 4 → 4.2'])
    expect(read('laundry', [...lines, extra('p', '1.250')], both).problems).toEqual([
      { line: 7, header: 'services: price', problem: { kind: 'unclear', readings: [1250] } },
    ])
  })

  it('deletes no service whose cells were emptied', () => {
    const emptied = lines.map((cells, index) =>
      index === 2
        ? cells.map((cell, column) => (column > at('services: Id') && column < cells.length - 1 ? '' : cell))
        : cells,
    )
    expect(read('laundry', emptied, both)).toMatchObject({
      problems: [
        { line: 3, header: 'services: name', problem: { kind: 'missing' } },
        ...['price', 'description', 'image'].map((column) => ({ line: 3, header: `services: ${column}` })),
      ],
      refused: ['Mama Asha'],
    })
  })

  it('may have its own cells in each line, which have to agree', () => {
    const filled = body.map((cells, index) =>
      index < 3 ? cells.map((cell, column) => (column === at('location') ? 'Likoni' : cell)) : cells,
    )
    expect(changesIn(read('laundry', [head, ...filled], both).items)).toEqual(['location: Tudor → Likoni'])
    expect(read('laundry', typed([head, ...filled], 4, 'location', 'Bamburi'), both).problems).toEqual([
      { line: 4, header: 'Id', problem: { kind: 'twice', first: 2 } },
    ])
  })

  it('knows its services by name where their ids are not in the file, and doubles none', () => {
    const withoutIds: Lines = [
      ['Id', 'services: name', 'services: price'],
      ['p', 'wash', '110'],
      ['p', 'Iron', '50'],
    ]
    expect(changesIn(read('laundry', withoutIds, both).items)).toEqual([
      'Wash: name: Wash → wash',
      'Wash: price: 100 → 110',
    ])
    const copied = [
      ...lines,
      extra('p', '50', 'Iron').map((cell, column) =>
        column === at('services: description') ? 'Flat' : column === at('services: image') ? '/b.svg' : cell,
      ),
    ]
    expect(changesIn(read('laundry', copied, both).items)).toMatchObject(
      [/\(there\)$/u].map((pattern) => expect.stringMatching(pattern)),
    )
    expect(changesIn(read('laundry', [...lines, extra('p', '60', 'Iron')], both).items)).toMatchObject([
      expect.stringMatching(/\(same-name\)$/u),
    ])
  })

  it('gives a service moved from another one an id of its own', () => {
    const moved = lines.map((cells) =>
      cells.includes('z2') ? cells.map((cell, column) => (column === 0 ? 'p' : cell)) : cells,
    )
    const { items } = read('laundry', moved, both)
    expect(items.flatMap(({ changes }) => changes.map(({ part }) => part?.added?.id))).toEqual(['new-1'])
    expect(partsOf(zawadi)).toHaveLength(2)
  })

  it('that is new has the lines below it', () => {
    const own = head.map(
      (header) =>
        ({
          name: 'Upepo',
          rating: '4',
          location: 'Gate',
          whatsapp: '0733345678',
          'services: name': 'Wash',
          'services: price': '80',
          'services: description': 'Fine',
          'services: image': '/u.svg',
        })[header] ?? '',
    )
    const { items } = read('laundry', [...lines, own, extra('', '10')], both)
    expect(items.at(-1)).toMatchObject({
      kind: 'new',
      title: 'Upepo',
      values: { services: [{ name: 'Wash' }, { name: 'Starch' }] },
    })
  })

  it('says a mistake of a service that only the file has', () => {
    expect(read('laundry', [head, extra('p', '20', '')], both).problems).toEqual([
      { line: 2, header: 'services: name', problem: { kind: 'missing' } },
    ])
  })
})
