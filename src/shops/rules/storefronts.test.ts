import { type StorefrontId, storefrontOfCategory } from '@/cart/rules/categories'
import { describe, expect, it } from 'vitest'
import { cartCategoryOf, storefronts, type StorefrontSpec } from './storefronts'
import { choicesOf, chosenOf, storefrontChoices } from './choices'

const specs = Object.entries(storefronts) as [StorefrontId, StorefrontSpec][]

describe.each(specs)('the %s storefront', (id, spec) => {
  it('has distinct chips and tabs', () => {
    const { categories, tabs } = choicesOf(id)
    for (const values of [categories, tabs.map(({ value }) => value)]) expect(new Set(values).size).toBe(values.length)
  })

  it('starts its stepper within its bounds', () => {
    if (spec.stepper === null) expect(choicesOf(id).layout).toBe('groups')
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

it.each(Object.entries(storefrontOfCategory))('what is ordered as %s comes from %s', (category, id) => {
  expect(cartCategoryOf(id)).toBe(category)
})

it('every storefront has a category', () => {
  expect(Object.values(storefrontOfCategory).toSorted()).toEqual(Object.keys(storefronts).toSorted())
})
