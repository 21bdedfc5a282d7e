import { describe, expect, it } from 'vitest'
import { storefronts } from './registry'
import { chosenOf } from './choices'
import { inCategory, whereShown, type StorefrontSpec } from './storefront-spec'

const specs: [string, StorefrontSpec][] = Object.entries(storefronts)

describe.each(specs)('the %s storefront', (_id, spec) => {
  it('has all texts', () => {
    expect([spec.title, spec.intro, spec.loadingText, spec.emptyText, spec.orderLabel].every((text) => text !== '')).toBe(true)
  })

  it('has distinct chips and tabs', () => {
    for (const choices of [spec.categories, spec.tabs]) {
      expect(new Set(choices.map((choice) => choice.value)).size).toBe(choices.length)
      expect(new Set(choices.map((choice) => choice.label)).size).toBe(choices.length)
    }
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
    expect(chosenOf(storefronts.groceries.categories, value)).toBe(chosen)
  })

  it('is empty without choices', () => {
    expect(chosenOf(storefronts.food.tabs, 'services')).toBe('')
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
    expect(whereShown(storefronts[id], item)).toEqual(view)
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
