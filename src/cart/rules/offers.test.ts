import { describe, expect, it } from 'vitest'
import { bread, milk } from '#support/cart/cart-arbitraries'
import { asSoldToday, changesOf, ordersAgain, stockOf, type Offers } from './offers'
import { addLine, shortages, type CartLine } from './cart'
import { kes, maxKes } from '@/kit/rules/money'

const offers: Offers = new Map([
  [milk.id, { price: kes(75), stock: 4 }],
  [bread.id, null],
])
const offered = (offer: object): Offers => new Map([[milk.id, { price: milk.price, stock: null, ...offer }]])
const syrup: CartLine = { ...milk, prescription: true }

it('the lines are shown at today’s prices, where they are known', () => {
  expect(asSoldToday([milk, bread], offers)).toEqual([{ ...milk, price: kes(75) }, bread])
  expect(asSoldToday([milk], new Map())).toEqual([milk])
})

it('prices without a total change nothing', () => {
  const cart = [{ ...milk, quantity: 9_999 }]
  expect(asSoldToday(cart, new Map([[milk.id, { price: kes(maxKes), stock: null, name: 'Gold Milk' }]]))).toBe(cart)
})

it('of what is no longer sold nothing is left', () => {
  expect(shortages([milk, bread], stockOf(offers))).toEqual([{ line: bread, left: 0 }])
})

describe('a line is what is sold under its id today, and says what it was:', () => {
  it.each([
    {
      what: 'another name',
      line: milk,
      offer: { name: 'Fresh Milk 5 l' },
      today: { name: 'Fresh Milk 5 l' },
      changes: [{ what: 'name', was: 'Fresh Milk' }],
    },
    {
      what: 'another provider',
      line: milk,
      offer: { provider: 'Pwani Dairy' },
      today: { provider: 'Pwani Dairy' },
      changes: [{ what: 'provider', was: 'Mama Njeri Stores' }],
    },
    {
      what: 'no provider any more',
      line: milk,
      offer: { provider: '' },
      today: { provider: '' },
      changes: [{ what: 'provider', was: 'Mama Njeri Stores' }],
    },
    {
      what: 'a first provider',
      line: { ...milk, provider: '' },
      offer: { provider: 'Pwani Dairy' },
      today: { provider: 'Pwani Dairy' },
      changes: [],
    },
    {
      what: 'a prescription',
      line: milk,
      offer: { prescription: true },
      today: { prescription: true },
      changes: [{ what: 'prescription', was: false }],
    },
    {
      what: 'no prescription any more',
      line: syrup,
      offer: { prescription: false },
      today: { prescription: undefined },
      changes: [{ what: 'prescription', was: true }],
    },
    {
      what: 'another picture, of which nothing is said',
      line: milk,
      offer: { image: '/pictures/food.svg#milk' },
      today: { image: '/pictures/food.svg#milk' },
      changes: [],
    },
    {
      what: 'all at once',
      line: milk,
      offer: { name: 'Syrup', provider: 'Pwani', price: kes(90), prescription: true },
      today: { name: 'Syrup', provider: 'Pwani', price: kes(90), prescription: true },
      changes: [
        { what: 'name', was: 'Fresh Milk' },
        { what: 'provider', was: 'Mama Njeri Stores' },
        { what: 'price', was: kes(60) },
        { what: 'prescription', was: false },
      ],
    },
  ])('$what', ({ line, offer, today, changes }) => {
    const [sold] = asSoldToday([line], offered(offer))
    expect(sold).toEqual({ ...line, ...today })
    expect(sold && changesOf(line, sold)).toEqual(changes)
  })

  it('nothing where nothing has changed or is known, prescription or not', () => {
    const same = { name: milk.name, provider: milk.provider, image: milk.image }
    for (const line of [milk, syrup]) {
      expect(asSoldToday([line], offered({ ...same, prescription: line === syrup }))[0]).toBe(line)
      expect(asSoldToday([line], offered({}))[0]).toBe(line)
    }
  })
})

it('more of a line is said to be added under the name that the shop shows', () => {
  expect(addLine([milk], { ...milk, name: 'Fresh Milk 5 l' }).event).toMatchObject({
    kind: 'increased',
    name: 'Fresh Milk 5 l',
  })
})

it('an earlier order is ordered again as it is sold today, without what is gone, and says what has changed', () => {
  const today = { ...milk, price: kes(75) }
  expect(ordersAgain([milk, bread], offers)).toEqual({
    lines: [today],
    changed: [{ line: today, changes: [{ what: 'price', was: kes(60) }] }],
    gone: ['Brown Bread'],
  })
  expect(ordersAgain([milk], offered({}))).toEqual({ lines: [milk], changed: [], gone: [] })
})
