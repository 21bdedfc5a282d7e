import { describe, expect, it } from 'vitest'
import { storefronts } from './registry'
import { chosenOf, inCategory, storefrontDefaults, type StorefrontSpec } from './storefront-spec'

const specs: [string, StorefrontSpec][] = Object.entries(storefronts)

describe.each(specs)('the %s storefront', (_id, spec) => {
  it('names its texts', () => {
    expect([spec.title, spec.intro, spec.loadingText, spec.emptyText, spec.orderLabel].every((text) => text !== '')).toBe(true)
  })

  it('has chips and tabs that can be told apart', () => {
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

describe('figures and texts of the specification', () => {
  it.each([
    ['groceries', ['all', 'produce', 'dairy', 'meat']],
    ['food', ['all', 'local', 'fastfood', 'healthy']],
    ['errands', ['postoffice', 'helb', 'cyber', 'necessary']],
    ['eShop', ['all', 'electronics', 'clothing', 'beauty', 'groceries']],
  ] as const)('%s has its chips in order', (id, values) => {
    expect(storefronts[id].categories.map((chip) => chip.value)).toEqual(values)
  })

  it.each([
    ['groceries', 'Loading groceries...', 'No grocery items found matching your search.'],
    ['food', 'Loading menu...', 'No food items found matching your search.'],
    ['eShop', 'Loading shops...', 'No products found matching your criteria.'],
    ['chemist', 'Loading medicines...', 'No medicines found matching your search.'],
  ] as const)('%s says what it loads and when nothing is found', (id, loading, empty) => {
    expect(storefronts[id].loadingText).toBe(loading)
    expect(storefronts[id].emptyText).toBe(empty)
  })

  it('counts from 0 on the pages of part 1 and from 1 in the e-shop', () => {
    expect(storefronts.groceries.stepper).toEqual({ min: 0, initial: 1 })
    expect(storefronts.food.stepper).toEqual({ min: 0, initial: 1 })
    expect(storefronts.eShop.stepper.min).toBe(1)
  })

  it('offers the chemist in three tabs', () => {
    expect(storefronts.chemist.tabs.map((tab) => tab.value)).toEqual(['medications', 'services', 'emergency'])
  })

  it('does not sell a chair at the salon', () => {
    expect(storefronts.salon.cartCategory).toBeNull()
  })
})

describe('a choice named in the URL', () => {
  it.each([
    ['a chip of this storefront', 'dairy', 'dairy'],
    ['one of another', 'electronics', 'all'],
    ['no text at all', 7, 'all'],
    ['nothing', undefined, 'all'],
  ])('%s', (_what, value, chosen) => {
    expect(chosenOf(storefronts.groceries.categories, value)).toBe(chosen)
  })

  it('is nothing where there is nothing to choose', () => {
    expect(chosenOf(storefrontDefaults.tabs, 'services')).toBe('')
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
