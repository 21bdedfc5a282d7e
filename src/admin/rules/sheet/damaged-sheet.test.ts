import { describe, expect, it } from 'vitest'
import {
  changesIn,
  kale,
  milk,
  read,
  row,
  savedOf,
  typed,
  written,
  type Lines,
} from '#support/admin/sheet/sheet-samples'

const both = [kale, milk]
const file = written('groceries', both)
const [head = [], ofKale = [], ofMilk = []] = file
const withId = (cells: readonly string[], id: string) => cells.map((cell, index) => (index === 0 ? id : cell))

describe('a file that was sorted together with the names of its columns', () => {
  it('has no line less', () => {
    const sorted: Lines = [typed([head, ofKale], 2, 'price', '35')[1] ?? [], head, ofMilk]
    expect(changesIn(read('groceries', sorted, both).items)).toEqual(['price: 30 → 35'])
  })

  it('is named where such a line says nothing that can be read', () => {
    const sorted: Lines = [withId(typed([head, ofKale], 2, 'price', 'cheap')[1] ?? [], 'a'), head, ofMilk]
    expect(read('groceries', sorted, both).problems).toEqual([
      { line: 1, header: 'price', problem: { kind: 'no-whole-number' } },
    ])
  })
})

describe('a file whose ids and cells were sorted apart', () => {
  it('changes nothing that nobody ticks', () => {
    const apart: Lines = [head, withId(ofMilk, 'a'), withId(ofKale, 'b')]
    const { items } = read('groceries', apart, both)
    expect(changesIn(items).length).toBeGreaterThan(2)
    expect(changesIn(items)).toEqual(changesIn(items).map(() => expect.stringMatching(/\(moved\)$/u)))
    expect(items.map((item) => savedOf('groceries', item))).toEqual([{}, {}])
  })

  it('is doubted in the lines of parts, too', () => {
    const part = (id: string, name: string, price: number) => ({ id, name, price, description: name, image: '/a.svg' })
    const asha = row('p', {
      name: 'Mama Asha',
      rating: 4.5,
      location: 'Tudor',
      hours: null,
      whatsapp: '0712345678',
      services: [part('s1', 'Wash', 100)],
    })
    const zawadi = row('z', {
      name: 'Zawadi',
      rating: 4,
      location: 'Ganjoni',
      hours: null,
      whatsapp: '0722345678',
      services: [part('z1', 'Dry', 70)],
    })
    const [names = [], one = [], other = []] = written('laundry', [asha, zawadi])
    const partAt = names.indexOf('services: Id')
    const ids = (cells: readonly string[], from: readonly string[]) =>
      cells.map((cell, index) => (index === 0 || index === partAt ? (from[index] ?? '') : cell))
    const { items } = read('laundry', [names, ids(other, one), ids(one, other)], [asha, zawadi])
    expect(changesIn(items)).toContain('Wash: price: 100 → 70 (moved)')
    expect(items.map((item) => savedOf('laundry', item))).toEqual([{}, {}])
  })
})

describe('a line whose id was changed or emptied', () => {
  it.each(['a2', ''])('is not added beside its item without a question: %j', (id) => {
    const changed: Lines = [head, withId(typed([head, ofKale], 2, 'price', '35')[1] ?? [], id), ofMilk]
    expect(changesIn(read('groceries', changed, both).items)).toEqual([
      expect.stringMatching(/price: {2}→ 35.*\(moved\)$/u),
    ])
  })

  it('is a new item where the line from which it was copied is there, too', () => {
    const copied: Lines = [head, ofKale, withId(typed([head, ofKale], 2, 'name', 'Managu')[1] ?? [], ''), ofMilk]
    expect(changesIn(read('groceries', copied, both).items)).toEqual([
      expect.stringMatching(/^name: {2}→ Managu[^()]*$/u),
    ])
  })
})

describe('a file that ends within a line', () => {
  const cut = (name: string, price: string) => [
    { line: 1, cells: ['Id', 'name', 'category', 'price', 'image_url'] },
    { line: 2, cells: ['b', 'Milk', 'dairy', '60', ''] },
    { line: 3, cells: ['a', name, 'produce', price], cut: true },
  ]

  it('changes no cell to what is left of it', () => {
    const { items } = read('groceries', cut('Kale', '3'), both)
    expect(changesIn(items)).toEqual(['price: 30 → 3 (cut)'])
    expect(items.map((item) => savedOf('groceries', item))).toEqual([{}, {}])
  })

  it('changes what stands before the end', () => {
    const { items } = read('groceries', cut('Managu', '30'), both)
    expect(savedOf('groceries', items[1])).toEqual({ name: 'Managu' })
  })

  it('adds no item of which a part may be missing', () => {
    const { items } = read('groceries', cut('Kale', '3'), [milk])
    expect(changesIn(items)).toEqual([expect.stringMatching(/\(cut\)$/u)])
  })
})

describe('a service whose id was changed or emptied', () => {
  const part = (id: string, name: string) => ({ id, name, price: 50, description: name, image: '/a.svg' })
  const asha = row('p', {
    name: 'Mama Asha',
    rating: 4.5,
    location: 'Tudor',
    hours: null,
    whatsapp: '0712345678',
    services: [part('s1', 'Wash'), part('s2', 'Iron')],
  })
  const lines = typed(written('laundry', [asha]), 3, 'services: price', '55')
  const withPartId = (cells: readonly string[], id: string) =>
    cells.map((cell, index) => (lines[0]?.[index] === 'services: Id' ? id : cell))

  it.each(['s3', ''])('is not added beside itself without a question: %j', (id) => {
    const { items } = read('laundry', [...lines.slice(0, 2), withPartId(lines[2] ?? [], id)], [asha])
    expect(changesIn(items)).toEqual([expect.stringMatching(/^Iron: .*price: {2}→ 55.*\(moved\)$/u)])
    expect(savedOf('laundry', items[0])).toEqual({})
  })

  it('is another one where the line from which it was copied is there, too', () => {
    expect(
      changesIn(read('laundry', [...written('laundry', [asha]), withPartId(lines[2] ?? [], '')], [asha]).items),
    ).toEqual([expect.stringMatching(/^Iron: .*price: {2}→ 55.*\(same-name\)$/u)])
  })
})

describe('a service that was copied to another provider', () => {
  it('is not said to be deleted', () => {
    const part = (id: string, name: string) => ({ id, name, price: 50, description: name, image: '/a.svg' })
    const asha = row('p', {
      name: 'Mama Asha',
      rating: 4.5,
      location: 'Tudor',
      hours: null,
      whatsapp: '0712345678',
      services: [part('s1', 'Wash')],
    })
    const zawadi = row('z', {
      name: 'Zawadi',
      rating: 4,
      location: 'Ganjoni',
      hours: null,
      whatsapp: '0722345678',
      services: [part('z1', 'Dry')],
    })
    const lines = written('laundry', [asha, zawadi])
    const copy = (lines[2] ?? []).map((cell, index) =>
      index === 0 ? 'p' : index < (lines[0] ?? []).indexOf('services: Id') ? '' : cell,
    )
    expect(changesIn(read('laundry', [...lines, copy], [asha, zawadi]).items)).toEqual([
      'Dry: name:  → Dry, price:  → 50, description:  → Dry, image:  → /a.svg',
    ])
  })
})
