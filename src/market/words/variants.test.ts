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
    form: { title: 'List Item for Sale', submit: 'List Item' },
    listedToast: { description: 'Your item has been listed successfully!' },
  })
  expect(secondHand.listedToast).toEqual({
    title: 'Item Listed!',
    description: 'Your item has been posted successfully. Buyers will contact you directly.',
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
