import { describe, expect, it } from 'vitest'
import { chosenEdit, rebaseItem } from './chosen-changes'
import {
  changesIn,
  kale,
  milk,
  read,
  row,
  savedOf,
  sheetSpec,
  typed,
  withValues,
  written,
} from '#support/admin/sheet/sheet-samples'

const both = [kale, milk]
const file = written('groceries', both)
const newer = withValues(kale, { price: 40, description: 'Very green' })

describe('a file of yesterday', () => {
  it('that nobody has touched changes nothing', () => {
    expect(read('groceries', file, [newer, milk])).toMatchObject({
      kept: 2,
      undated: false,
      items: [{ kind: 'same' }, { kind: 'same' }],
    })
  })

  it('changes what was edited, and not what others have changed', () => {
    const { items, kept } = read('groceries', typed(file, 2, 'category', 'dairy'), [newer, milk])
    expect([changesIn(items), kept]).toEqual([['category: produce → dairy'], 2])
    expect(savedOf('groceries', items[0])).toEqual({ category: 'dairy' })
  })

  it('asks about what both have changed', () => {
    const { items } = read('groceries', typed(file, 2, 'price', '35'), [newer, milk])
    expect(changesIn(items)).toEqual(['price: 40 → 35 (conflict)'])
    expect(savedOf('groceries', items[0])).toEqual({})
    expect(savedOf('groceries', items[0], true)).toEqual({ price: 35 })
  })

  it('has no conflict where both have changed it in the same way', () => {
    expect(read('groceries', typed(file, 2, 'price', 'KSh 40.00'), [newer, milk]).items).toMatchObject([
      { kind: 'same' },
      { kind: 'same' },
    ])
  })

  it('says which of its items are deleted', () => {
    expect(changesIn(read('groceries', file, [milk]).items)).toEqual([
      expect.stringMatching(/^name: {2}→ Kale.*\(gone\)$/u),
    ])
  })

  it.each([
    ['sorted and its columns moved', (lines: typeof file) => lines.map((cells) => cells.toReversed())],
    ['without its ids', (lines: typeof file) => lines.map((cells) => cells.slice(1))],
    [
      'in capitals',
      (lines: typeof file) =>
        lines.map((cells, index) =>
          index === 0 ? cells : cells.map((cell, at) => (at === cells.length - 1 ? cell.toUpperCase() : cell)),
        ),
    ],
  ])('is known when it is %s', (_, change) => {
    expect(read('groceries', change(file), [newer, milk])).toMatchObject({
      kept: 2,
      items: [{ kind: 'same' }, { kind: 'same' }],
    })
  })

  it('whose numbers and texts a program writes in its own way is untouched', () => {
    const formatted = typed(typed(file, 2, 'price', '30,00'), 2, 'description', ' Green ')
    expect(read('groceries', formatted, [newer, milk]).items).toMatchObject([{ kind: 'same' }, { kind: 'same' }])
  })

  it('without its revisions says that nothing can be told', () => {
    const bare = file.map((cells) => cells.slice(0, -1))
    const sheet = read('groceries', bare, [newer, milk])
    expect([sheet.undated, changesIn(sheet.items)]).toEqual([
      true,
      ['description: Very green → Green', 'price: 40 → 30'],
    ])
  })

  it('does not take the revision of one line for that of another', () => {
    const pasted = file.map((cells, index) => (index === 1 ? [...cells.slice(0, -1), file[2]?.at(-1) ?? ''] : cells))
    expect(read('groceries', pasted, [newer, milk]).undated).toBe(true)
  })

  it('knows the services that others have changed', () => {
    const services = [
      { id: 's1', name: 'Wash', price: 100, description: 'Clean', image: '/a.svg' },
      { id: 's2', name: 'Iron', price: 50, description: 'Flat', image: '/b.svg' },
    ]
    const asha = row('p', {
      name: 'Mama Asha',
      rating: 4.5,
      location: 'Tudor',
      hours: null,
      whatsapp: '0712345678',
      services,
    })
    const now = withValues(asha, {
      services: [
        { ...services[0], id: 's1', price: 120 },
        { id: 's3', name: 'Fold', price: 5, description: 'Neat', image: '/c.svg' },
      ],
    })
    const { items, kept } = read('laundry', typed(written('laundry', [asha]), 2, 'rating', '4.9'), [now])
    expect([kept, changesIn(items)]).toEqual([
      1,
      ['rating: 4.5 → 4.9', 'Iron: name:  → Iron, price:  → 50, description:  → Flat, image:  → /b.svg (gone)'],
    ])
    expect(savedOf('laundry', items[0])).toEqual({ rating: 4.9 })
  })
})

describe('an item that somebody changes during the review', () => {
  const { items } = read('groceries', typed(typed(file, 2, 'price', '35'), 2, 'category', 'dairy'), both)
  const [item] = items

  it('has a conflict where both have changed a cell, and keeps its other changes', () => {
    expect(item && changesIn([rebaseItem(sheetSpec('groceries'), item, newer)])).toEqual([
      'price: 40 → 35 (conflict)',
      'category: produce → dairy',
    ])
  })

  it('has no change where others have made it', () => {
    expect(item && changesIn([rebaseItem(sheetSpec('groceries'), item, withValues(kale, { price: 35 }))])).toEqual([
      'category: produce → dairy',
    ])
  })

  it('that was new is a changed one where it is stored by now', () => {
    const [added] = read(
      'groceries',
      [
        ['name', 'price', 'category'],
        ['Eggs', '20', 'dairy'],
      ],
      [],
    ).items
    const now =
      added && rebaseItem(sheetSpec('groceries'), added, row(added.id, { ...savedOf('groceries', added), price: 25 }))
    expect(now && changesIn([now])).toEqual(['price: 25 → 20 (conflict)'])
    expect(now && chosenEdit(sheetSpec('groceries'), now, () => true)).toEqual({ values: { price: 20 }, photos: null })
  })
})
