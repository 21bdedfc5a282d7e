import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bread, cart as anyCart, filledCart, milk } from '#support/cart/cart-arbitraries'
import { orderId } from '@/kit/rules/ids'
import { phoneDigits } from '@/kit/rules/phone-links'
import { subtotal, total } from './cart'
import { countItems } from './first-screen'
import {
  directOrder,
  EmptyOrderError,
  isOpen,
  orderToAsk,
  placeOrder,
  providersOf,
  reorder,
  orderNumber,
  type Order,
  type OrderStatus,
} from './order'

const details = { id: orderId('o1'), now: new Date('2026-11-21T12:00:00+03:00'), channel: 'whatsapp' } as const

describe('placing an order', () => {
  it('records the lines, time, channel and amounts', () => {
    expect(placeOrder([milk, bread], details)).toEqual({
      id: 'o1',
      placedAt: '2026-11-21T09:00:00.000Z',
      lines: [milk, bread],
      subtotal: 192.5,
      deliveryFee: 100,
      total: 292.5,
      channel: 'whatsapp',
      status: 'unsure',
    })
  })

  it('records where it goes and what else was asked for, if that was said', () => {
    const recipient = { name: 'Amina Juma', phone: '', place: 'Hostel B', payment: 'cash' } as const
    expect(placeOrder([milk], details, { recipient, note: ' Call\nme ' })).toMatchObject({ recipient, note: 'Call me' })
    expect(Object.keys(placeOrder([milk], details, { recipient: null, note: ' ' }))).not.toEqual(
      expect.arrayContaining(['recipient', 'note']),
    )
  })

  it('has the totals of the cart', () => {
    fc.assert(
      fc.property(filledCart, (cart) => {
        const order = placeOrder(cart, details)
        expect([order.subtotal, order.total]).toEqual([subtotal(cart), total(cart)])
      }),
    )
  })

  it('is not affected by later changes of the cart', () => {
    const cart = [{ ...milk }]
    const order = placeOrder(cart, details)
    cart.forEach((line) => {
      line.quantity = 99
    })
    cart.length = 0
    expect(order.lines).toEqual([milk])
  })

  it('fails for an empty cart', () => {
    expect(() => placeOrder([], details)).toThrow(EmptyOrderError)
  })
})

describe('an order in a provider’s chat', () => {
  it('records the line, its cost and the chat', () => {
    const direct = { digits: phoneDigits('254700000085'), message: 'Hello!', label: 'Book Now' }
    expect(directOrder(milk, direct, details)).toEqual({
      id: 'o1',
      placedAt: '2026-11-21T09:00:00.000Z',
      lines: [milk],
      total: 120,
      channel: 'whatsapp',
      status: 'unsure',
      direct,
    })
  })

  it('is by a call where there are no words', () => {
    expect(directOrder(milk, { digits: phoneDigits('254700000085'), label: 'Call' }, details).channel).toBe('call')
  })
})

describe('the order to ask about', () => {
  const placedAt = (time: string, status?: OrderStatus): Order => {
    const { status: _, ...order } = placeOrder([milk], { ...details, now: new Date(time) })
    return status ? { ...order, status } : order
  }
  const now = Date.parse('2026-11-21T12:00:00Z')
  const earlier = placedAt('2026-11-21T08:00:00Z', 'unsure')

  it('is the newest of which nobody knows whether it was sent', () => {
    expect(
      orderToAsk(
        [placedAt('2026-11-21T11:00:00Z', 'sent'), placedAt('2026-11-21T10:00:00Z', 'not-sent'), earlier],
        now,
      ),
    ).toBe(earlier)
  })

  it.each([
    ['was handed over after the person came back', placedAt('2026-11-21T12:00:01Z', 'unsure')],
    ['is older than a day', placedAt('2026-11-20T11:59:00Z', 'unsure')],
    ['is from before anybody was asked', placedAt('2026-11-21T10:00:00Z')],
  ])('is none that %s', (_why, order) => {
    expect(orderToAsk([order], now)).toBeUndefined()
  })

  it('is open for a day, until it was sent', () => {
    expect(isOpen(earlier, now)).toBe(true)
    expect(isOpen({ ...earlier, status: 'not-sent' }, now)).toBe(true)
    expect(isOpen({ ...earlier, status: 'sent' }, now)).toBe(false)
    expect(isOpen(placedAt('2026-11-20T11:59:00Z', 'unsure'), now)).toBe(false)
  })
})

it('the providers of an order are named once', () => {
  expect(
    providersOf({ lines: [milk, bread, { ...milk, provider: ' ' }, { ...milk, provider: 'Swahili Plates' }] }),
  ).toEqual([
    { name: 'Mama Njeri Stores', category: 'Groceries' },
    { name: 'Swahili Plates', category: 'Groceries' },
  ])
})

describe('ordering again', () => {
  it('adds to what is already in the cart', () => {
    expect(reorder([bread], { lines: [milk, { ...bread, quantity: 4 }] })).toEqual([{ ...bread, quantity: 5 }, milk])
  })

  it('fills an empty cart with the lines of the order', () => {
    fc.assert(
      fc.property(filledCart, (cart) => {
        expect(reorder([], placeOrder(cart, details))).toEqual(cart)
      }),
    )
  })

  it('adds no more than is in stock', () => {
    expect(
      reorder([{ ...bread, quantity: 2 }], { lines: [{ ...bread, quantity: 9 }] }, new Map([[bread.id, 5]])),
    ).toEqual([{ ...bread, quantity: 5 }])
  })

  it('loses no units of the cart or the order', () => {
    fc.assert(
      fc.property(anyCart, filledCart, (cart, ordered) => {
        const merged = reorder(cart, placeOrder(ordered, details))
        expect(countItems(merged)).toBe(countItems(cart) + countItems(ordered))
        expect(new Set(merged.map((line) => line.id))).toEqual(new Set([...cart, ...ordered].map((line) => line.id)))
      }),
    )
  })
})

describe('an order number', () => {
  it('is that of the order, whoever reads it', () => {
    const id = orderId('b7f1b0a2-0000-4000-8000-000000000001')
    expect(orderNumber(id)).toBe(orderNumber(orderId(String(id))))
  })

  it('is three letters without vowels and three digits', () => {
    for (let n = 0; n < 1000; n += 1)
      expect(orderNumber(orderId(`order ${n}`))).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{3} \d{3}$/)
  })

  it('tells the orders of a busy day apart', () => {
    const numbers = Array.from({ length: 500 }, (_, n) =>
      orderNumber(orderId(`${n.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`)),
    )
    expect(new Set(numbers).size).toBeGreaterThanOrEqual(499)
  })
})
