import { expect, it } from 'vitest'
import { marketVariants, variantOf } from './variants'
import { variantValues, type VariantId } from '@/market/rules/market-url'

it('the variants have their texts', () => {
  const { marketplace, secondHand } = marketVariants
  expect(marketplace).toMatchObject({
    title: 'Marketplace',
    searchPlaceholder: 'Search items...',
    loadingText: 'Loading marketplace...',
    emptyText: 'No items found matching your criteria.',
    ownTab: { all: 'All Items', mine: 'My Listings' },
  })
  expect(secondHand.resultsHeading?.('lap')).toBe('Search results for "lap"')
})

it('every value of the URL has a label', () => {
  for (const name of Object.keys(marketVariants) as VariantId[]) {
    expect(variantOf(name).conditions.map((choice) => choice.value)).toEqual(variantValues[name].conditions)
    expect(variantOf(name).categories.map((choice) => choice.value)).toEqual(['all', ...variantValues[name].categories])
    expect(variantOf(name).ownTab !== null).toBe(variantValues[name].mine)
  }
})

it.each([
  ['marketplace', ['All', 'Electronics', 'Clothing', 'Books', 'Furniture', 'Sports', 'Other'], [], 'Just now'],
  [
    'secondHand',
    ['All', 'Electronics', 'Books', 'Clothing', 'Furniture'],
    ['Electronics', 'Textbooks', 'Furniture', 'Clothing'],
    '30 seconds ago',
  ],
] as const)('%s has its chips, its shelves and its way to tell an age', (id, chips, shelves, age) => {
  const variant = variantOf(id)
  expect(variant.categories.map((choice) => choice.label)).toEqual(chips)
  expect(variant.shelves.map((choice) => choice.label)).toEqual(shelves)
  expect(variant.age('2026-11-21T08:00:00Z', Date.parse('2026-11-21T08:00:30Z'))).toBe(age)
})
