import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { subtotal, total } from './cart'
import { countItems } from './cart-count'
import { bread, cart as anyCart, filledCart, milk } from './cart-arbitraries'
import { orderId } from '../shared/ids'
import { EmptyOrderError, placeOrder, reorder } from './order'

const handOver = { id: orderId('o1'), now: new Date('2026-11-21T12:00:00+03:00'), channel: 'whatsapp' } as const

describe('placing an order', () => {
  it('keeps what was ordered, when, how, and what it came to', () => {
    expect(placeOrder([milk, bread], handOver)).toEqual({
      id: 'o1',
      placedAt: '2026-11-21T09:00:00.000Z',
      lines: [milk, bread],
      subtotal: 192.5,
      deliveryFee: 100,
      total: 292.5,
      channel: 'whatsapp',
    })
  })

  it('comes to what the cart came to', () => {
    fc.assert(
      fc.property(filledCart, (cart) => {
        const order = placeOrder(cart, handOver)
        expect([order.subtotal, order.total]).toEqual([subtotal(cart), total(cart)])
      }),
    )
  })

  it('stays as it was when the cart changes', () => {
    const cart = [{ ...milk }]
    const order = placeOrder(cart, handOver)
    cart.forEach((line) => { line.quantity = 99 })
    cart.length = 0
    expect(order.lines).toEqual([milk])
  })

  it('needs something in the cart', () => {
    expect(() => placeOrder([], handOver)).toThrow(EmptyOrderError)
  })
})

describe('ordering again', () => {
  it('adds to what is already in the cart', () => {
    expect(reorder([bread], { lines: [milk, { ...bread, quantity: 4 }] })).toEqual([{ ...bread, quantity: 5 }, milk])
  })

  it('gives an empty cart just what the order had', () => {
    fc.assert(
      fc.property(filledCart, (cart) => {
        expect(reorder([], placeOrder(cart, handOver))).toEqual(cart)
      }),
    )
  })

  it('loses nothing of either', () => {
    fc.assert(
      fc.property(anyCart, filledCart, (cart, ordered) => {
        const merged = reorder(cart, placeOrder(ordered, handOver))
        expect(countItems(merged)).toBe(countItems(cart) + countItems(ordered))
        expect(new Set(merged.map((line) => line.id))).toEqual(new Set([...cart, ...ordered].map((line) => line.id)))
      }),
    )
  })
})
