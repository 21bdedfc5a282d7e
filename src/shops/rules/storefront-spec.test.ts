import { describe, expect, it } from 'vitest'
import { storefronts } from './registry'
import { choicesOf, chosenOf, storefrontChoices, type StorefrontId } from './choices'
import { inCategory, whereShown, type StorefrontSpec } from './storefront-spec'

const specs = Object.entries(storefronts) as [StorefrontId, StorefrontSpec][]

describe.each(specs)('the %s storefront', (id, spec) => {
  it('has distinct chips and tabs', () => {
    const { categories, tabs } = choicesOf(id)
    for (const values of [categories, tabs.map(({ value }) => value)]) expect(new Set(values).size).toBe(values.length)
  })

  it('starts its stepper within its bounds', () => {
    if (spec.stepper === null) expect(spec.layout).toBe('groups')
    else expect(spec.stepper.initial).toBeGreaterThanOrEqual(Math.max(1, spec.stepper.min))
  })
})

describe('a choice named in the URL', () => {
  it.each([
    ['is kept for a chip of this storefront', 'dairy', 'dairy'],
    ['falls back for a chip of another storefront', 'electronics', 'all'],
    ['falls back for a number', 7, 'all'],
    ['falls back for a missing value', undefined, 'all'],
  ])('%s', (_what, value, chosen) => {
    expect(chosenOf(storefrontChoices.groceries.categories, value)).toBe(chosen)
  })

  it('is empty without choices', () => {
    expect(chosenOf([], 'services')).toBe('')
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
    expect(whereShown(choicesOf(id), item)).toEqual(view)
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
