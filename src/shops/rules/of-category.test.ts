import { expect, it } from 'vitest'
import { storefrontOfCategory } from './of-category'
import { storefronts } from './registry'

it.each(Object.entries(storefrontOfCategory))('what is ordered as %s comes from %s', (category, id) => {
  expect(storefronts[id].cartCategory).toBe(category)
})

it('every storefront has a category', () => {
  expect(Object.values(storefrontOfCategory).toSorted()).toEqual(Object.keys(storefronts).toSorted())
})
