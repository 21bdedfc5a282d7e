import { expect, it } from 'vitest'
import { kes } from '@/kit/rules/money'
import { marketVariants, variantOf } from './variants'
import { variantValues, type VariantId } from '@/market/rules/market-url'
import { interestMessage, otherQuestions } from './interest-message'

it('the chat message names the item and its price on one line', () => {
  expect(interestMessage({ title: 'Study\n Desk', price: kes(4500) })).toBe(
    'Hello! I am interested in your item "Study Desk" listed at KSh 4,500. Is it still available?',
  )
})

it('a buyer can ask something else about it', () => {
  const messages = otherQuestions.map(({ question }) => interestMessage({ title: 'Desk', price: kes(4500) }, question))
  expect(messages).toEqual([
    'Hello! I am interested in your item "Desk" listed at KSh 4,500. What is your last price?',
    'Hello! I am interested in your item "Desk" listed at KSh 4,500. When can I see it?',
  ])
})

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
