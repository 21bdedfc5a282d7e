import { expect, it } from 'vitest'
import { bread, milk } from './cart-arbitraries'
import { atTodaysPrices, ordersAgain, stockOf, type Offers } from './offers'
import { shortages } from './cart'
import { kes, maxKes } from '../shared/money'

const offers: Offers = new Map([
  [milk.id, { price: kes(75), stock: 4 }],
  [bread.id, null],
])

it('the lines are shown at today’s prices, where they are known', () => {
  expect(atTodaysPrices([milk, bread], offers)).toEqual([{ ...milk, price: kes(75) }, bread])
  expect(atTodaysPrices([milk], new Map())).toEqual([milk])
})

it('prices without a total change nothing', () => {
  const cart = [{ ...milk, quantity: 9_999 }]
  expect(atTodaysPrices(cart, new Map([[milk.id, { price: kes(maxKes), stock: null }]]))).toBe(cart)
})

it('of what is no longer sold nothing is left', () => {
  expect(shortages([milk, bread], stockOf(offers))).toEqual([{ line: bread, left: 0 }])
})

it('an earlier order is ordered again at today’s prices, without what is gone', () => {
  expect(ordersAgain([milk, bread], offers)).toEqual({ lines: [{ ...milk, price: kes(75) }], gone: ['Brown Bread'] })
})
