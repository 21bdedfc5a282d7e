import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { subtotal, total } from './cart'
import { countItems } from './cart-count'
import { bread, cart as anyCart, filledCart, milk } from './cart-arbitraries'
import { orderId } from '../shared/ids'
import { EmptyOrderError, placeOrder, reorder } from './order'

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
    })
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
    cart.forEach((line) => { line.quantity = 99 })
    cart.length = 0
    expect(order.lines).toEqual([milk])
  })

  it('fails for an empty cart', () => {
    expect(() => placeOrder([], details)).toThrow(EmptyOrderError)
  })
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
    expect(reorder([{ ...bread, quantity: 2 }], { lines: [{ ...bread, quantity: 9 }] }, new Map([[bread.id, 5]]))).toEqual([{ ...bread, quantity: 5 }])
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
