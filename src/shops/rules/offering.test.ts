import { describe, expect, it } from 'vitest'
import { choicesOf } from './choices'
import { findOfferings, inCategory, itemViewParams } from './offering'

const offering = (id: string, name: string, category = 'dairy') => ({ id, name, category })
const goods = [
  offering('soap', 'Bar Soap', 'home'),
  offering('shake', 'Milkshake'),
  offering('milk', 'Fresh Milk'),
  offering('bread', 'Brown Bread', 'bakery'),
]
const ids = (view: Partial<Parameters<typeof findOfferings>[1]>) =>
  findOfferings(goods, { category: 'all', query: '', item: null, ...view }).map(({ id }) => id)

describe('the goods that are shown', () => {
  it('are those of the chip, in their order', () => {
    expect(ids({})).toEqual(['soap', 'shake', 'milk', 'bread'])
    expect(ids({ category: 'dairy' })).toEqual(['shake', 'milk'])
  })

  it('are what the search over everything finds, the closest first', () => {
    expect(ids({ query: 'milk' })).toEqual(['milk', 'shake'])
    expect(ids({ query: 'maziwa' })).toEqual(['milk', 'shake'])
    expect(ids({ query: 'brad' })).toEqual(['bread'])
    expect(ids({ query: 'mlik' })).toEqual(['milk'])
    expect(ids({ query: 'sabuni', category: 'dairy' })).toEqual([])
  })

  it('have the opened one among them, whatever hides it', () => {
    expect(ids({ query: 'milk', item: 'bread' })).toEqual(['milk', 'shake', 'bread'])
    expect(ids({ category: 'dairy', item: 'soap' })).toEqual(['soap', 'shake', 'milk'])
    expect(ids({ category: 'dairy', item: 'gone' })).toEqual(['shake', 'milk'])
  })
})

describe('the view that shows an item', () => {
  it.each([
    ['errands', { category: 'helb', group: 'desk' }, { category: 'helb' }],
    ['eShop', { category: 'beauty', group: 's1' }, { shop: 's1' }],
    ['eShop', { category: 'beauty', group: '' }, {}],
    ['gas', { category: '', group: 'mwangaza' }, {}],
    ['groceries', { category: 'dairy', group: '' }, {}],
  ] as const)('in %s: %j', (id, item, view) => {
    expect(itemViewParams(choicesOf(id), item)).toEqual(view)
  })
})

describe('a chip', () => {
  it.each([
    ['all', 'dairy', true],
    ['dairy', 'dairy', true],
    ['dairy', 'meat', false],
    ['all', '', true],
  ])('%s shows %s: %s', (chip, category, shown) => {
    expect(inCategory({ category }, chip)).toBe(shown)
  })
})
