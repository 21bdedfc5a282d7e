import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bread, cart as anyCart, filledCart, item, milk } from '#support/cart/cart-arbitraries'
import { lineId } from '@/kit/rules/ids'
import { addKes, kes, maxPrice, zeroKes } from '@/kit/rules/money'
import {
  addLine,
  clearCart,
  flatDeliveryFee,
  deliveryFee,
  keepWithinStock,
  lineTotal,
  maxQuantity,
  removeLine,
  setQuantity,
  shortages,
  subtotal,
  total,
  type Cart,
  type CartChange,
} from './cart'
import { parseQuantityInput } from './quantity-input'
import { countItems } from './first-screen'
import { parseStoredCart } from './stored-cart'

const units = fc.integer({ min: 0, max: 30 })
const nothing = { kind: 'none' }

describe('adding to the cart', () => {
  it('appends a new item with quantity 1', () => {
    expect(addLine([milk], bread)).toEqual({
      cart: [milk, { ...bread, quantity: 1 }],
      event: { kind: 'added', name: 'Brown Bread', times: 1 },
    })
  })

  it('increases an existing line by 1 and keeps its position and price', () => {
    expect(addLine([milk, bread], { ...milk, price: kes(999) })).toEqual({
      cart: [{ ...milk, quantity: 3 }, bread],
      event: { kind: 'increased', name: 'Fresh Milk', times: 1 },
    })
  })

  it('of several units equals adding one unit repeatedly', () => {
    fc.assert(
      fc.property(anyCart, item, units, (cart, thing, times) => {
        let oneByOne: Cart = cart
        for (let i = 0; i < times; i++) oneByOne = addLine(oneByOne, thing).cart
        expect(addLine(cart, thing, times).cart).toEqual(oneByOne)
        expect(countItems(oneByOne)).toBe(countItems(cart) + times)
      }),
    )
  })

  it.each([0, -1, NaN, 0.9])('%d times adds nothing', (times) => {
    expect(addLine([milk], bread, times)).toEqual({ cart: [milk], event: nothing })
  })

  it('stops at the maximum quantity and reports only what was added', () => {
    const nearlyFull = [{ ...milk, quantity: maxQuantity - 2 }]
    const full = [{ ...milk, quantity: maxQuantity }]
    expect(addLine(nearlyFull, milk, 5)).toEqual({
      cart: full,
      event: { kind: 'increased', name: 'Fresh Milk', times: 2 },
    })
    expect(addLine(full, milk)).toEqual({ cart: full, event: nothing })
  })
})

describe('removing from the cart', () => {
  it('removes the line and keeps the others', () => {
    expect(removeLine([milk, bread], milk.id)).toEqual({
      cart: [bread],
      event: { kind: 'removed', name: 'Fresh Milk' },
    })
  })

  it('does nothing for an unknown line', () => {
    expect(removeLine([milk], bread.id)).toEqual({ cart: [milk], event: nothing })
  })

  it('reverts adding a new item', () => {
    fc.assert(
      fc.property(anyCart, item, units, (cart, thing, times) => {
        fc.pre(!cart.some((line) => line.id === thing.id))
        expect(removeLine(addLine(cart, thing, times).cart, thing.id).cart).toEqual(cart)
      }),
    )
  })

  it('can remove all lines', () => {
    expect(clearCart([milk, bread])).toEqual({ cart: [], event: { kind: 'cleared' } })
    expect(clearCart([])).toEqual({ cart: [], event: nothing })
  })
})

describe('setting a quantity', () => {
  it('keeps the position of the line and reports no event', () => {
    expect(setQuantity([milk, bread], milk.id, 7)).toEqual({ cart: [{ ...milk, quantity: 7 }, bread], event: nothing })
  })

  it.each([0, -3, 0.5, -Infinity])('to %d removes the line', (quantity) => {
    expect(setQuantity([milk, bread], milk.id, quantity)).toEqual(removeLine([milk, bread], milk.id))
  })

  it('truncates fractions and stops at the maximum', () => {
    expect(setQuantity([milk], milk.id, 3.9).cart).toEqual([{ ...milk, quantity: 3 }])
    expect(setQuantity([milk], milk.id, Infinity).cart).toEqual([{ ...milk, quantity: maxQuantity }])
  })

  it('returns the same object when nothing changes, so that nothing is saved again', () => {
    const cart = [milk, bread]
    expect(setQuantity(cart, milk.id, milk.quantity).cart).toBe(cart)
    expect(addLine(cart, milk, 0).cart).toBe(cart)
  })

  it('changes nothing for NaN or for an unknown line', () => {
    expect(setQuantity([milk], milk.id, NaN)).toEqual({ cart: [milk], event: nothing })
    expect(setQuantity([milk], bread.id, 4)).toEqual({ cart: [milk], event: nothing })
  })
})

describe('the stock', () => {
  const kettle = { ...milk, id: lineId('eShop:kettle'), name: 'Kettle' }
  const six = new Map([[kettle.id, 6]])
  const none = new Map([[kettle.id, 0]])

  it('bounds what is added, and what was added before counts', () => {
    const first = addLine([], kettle, 6, six)
    expect(first.event).toEqual({ kind: 'added', name: 'Kettle', times: 6 })
    expect(addLine(first.cart, kettle, 6, six)).toEqual({
      cart: first.cart,
      event: { kind: 'out-of-stock', name: 'Kettle', left: 6 },
    })
    expect(addLine([{ ...kettle, quantity: 4 }], kettle, 6, six)).toEqual({
      cart: [{ ...kettle, quantity: 6 }],
      event: { kind: 'increased', name: 'Kettle', times: 2, left: 6 },
    })
  })

  it('bounds what is set, and lets nobody raise what is sold out', () => {
    expect(setQuantity([{ ...kettle, quantity: 2 }], kettle.id, 9999, six)).toEqual({
      cart: [{ ...kettle, quantity: 6 }],
      event: { kind: 'out-of-stock', name: 'Kettle', left: 6 },
    })
    expect(setQuantity([{ ...kettle, quantity: 1 }], kettle.id, 2, none).cart).toEqual([{ ...kettle, quantity: 1 }])
    expect(setQuantity([{ ...kettle, quantity: 12 }], kettle.id, 3, six)).toEqual({
      cart: [{ ...kettle, quantity: 3 }],
      event: nothing,
    })
  })

  it('never takes away what is in the cart by adding', () => {
    const cart = [{ ...kettle, quantity: 9 }]
    expect(addLine(cart, kettle, 1, six).cart).toBe(cart)
  })

  it('that has fallen since leaves a shortage, which can be taken away', () => {
    const cart = [{ ...kettle, quantity: 9 }, bread]
    expect(shortages(cart, six)).toEqual([{ line: cart[0], left: 6 }])
    expect(keepWithinStock(cart, six)).toEqual({
      cart: [{ ...kettle, quantity: 6 }, bread],
      event: { kind: 'within-stock' },
    })
    expect(keepWithinStock(cart, none).cart).toEqual([bread])
    expect(keepWithinStock([bread], six).event).toEqual(nothing)
    expect(shortages([bread], six)).toEqual([])
  })

  it('that is not known bounds nothing', () => {
    expect(addLine([], milk, 40, six).cart).toEqual([{ ...milk, quantity: 40 }])
  })
})

describe('the quantity box', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['007', 7],
    ['2.7', 2],
    ['0', 1],
    ['-4', 1],
    ['', 1],
    ['abc', 1],
    ['12abc', 1],
    ['1e3', 1],
    ['NaN', 1],
    ['Infinity', 1],
    ['1,200', 1200],
    ['3 pcs', 3],
    ['3x', 3],
    ['1 200', 1200],
    ['٣', 3],
    ['1.200', Number.NaN],
    ['1.000', Number.NaN],
    ['99999999999999999999', maxQuantity],
  ])('reads %j as %d', (text, quantity) => {
    expect(parseQuantityInput(text)).toBe(quantity)
  })

  it('always gives a valid quantity, and reads it back', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: maxQuantity }), (text, n) => {
        expect(setQuantity([milk], milk.id, parseQuantityInput(text)).cart).toHaveLength(1)
        expect(parseQuantityInput(String(n))).toBe(n)
      }),
    )
  })
})

describe('the total of a cart', () => {
  it('is the sum of the lines plus a flat fee of KSh 100', () => {
    expect(flatDeliveryFee).toBe(100)
    expect([countItems([milk, bread]), subtotal([milk, bread]), deliveryFee([milk]), total([milk, bread])]).toEqual([
      3, 192.5, 100, 292.5,
    ])
  })

  it('is 0 for an empty cart, without a fee', () => {
    expect([countItems([]), subtotal([]), deliveryFee([]), total([])]).toEqual([0, 0, 0, 0])
  })

  it('exists however much is added', () => {
    const dearest = Array.from({ length: 11 }, (_, n) => ({
      ...milk,
      id: lineId(`dearest ${n}`),
      price: kes(maxPrice),
      quantity: maxQuantity,
    }))
    const cart = dearest.reduce<Cart>((filled, line) => addLine(filled, line, line.quantity).cart, [])
    expect(total(cart)).toBe(10 * maxPrice * maxQuantity + flatDeliveryFee)
    expect(parseStoredCart(dearest)).toEqual(cart)

    const withOne = addLine(cart, { ...milk, id: lineId('one more'), price: kes(maxPrice) }).cart
    expect(countItems(withOne)).toBe(countItems(cart) + 1)
    expect(setQuantity(withOne, lineId('one more'), maxQuantity)).toEqual({ cart: withOne, event: nothing })
  })

  it('is exact in any order of lines', () => {
    fc.assert(
      fc.property(filledCart, (cart) => {
        const cents = cart.reduce((sum, line) => sum + Math.round(line.price * 100) * line.quantity, 0)
        expect(subtotal(cart)).toBe(cents / 100)
        expect(subtotal(cart.toReversed())).toBe(subtotal(cart))
        expect(total(cart)).toBe(addKes(subtotal(cart), flatDeliveryFee))
      }),
    )
  })

  it('grows by exactly what is added', () => {
    fc.assert(
      fc.property(anyCart, item, units, (cart, thing, times) => {
        const price = cart.find((line) => line.id === thing.id)?.price ?? thing.price
        const added = times === 0 ? zeroKes : lineTotal({ price, quantity: times })
        expect(subtotal(addLine(cart, thing, times).cart)).toBe(addKes(subtotal(cart), added))
      }),
    )
  })
})

describe('any sequence of changes', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e').map(lineId)
  const change: fc.Arbitrary<(cart: Cart) => CartChange> = fc.oneof(
    fc.tuple(item, fc.integer({ min: -3, max: maxQuantity })).map(
      ([thing, times]) =>
        (cart: Cart) =>
          addLine(cart, thing, times),
    ),
    id.map((gone) => (cart: Cart) => removeLine(cart, gone)),
    fc.tuple(id, fc.double()).map(
      ([which, quantity]) =>
        (cart: Cart) =>
          setQuantity(cart, which, quantity),
    ),
  )

  it('keeps one line per id and valid quantities, never modifies its input, and reports no event when nothing changes', () => {
    fc.assert(
      fc.property(anyCart, fc.array(change, { maxLength: 20 }), (start, changes) => {
        let cart: Cart = start
        for (const apply of changes) {
          const before = structuredClone(cart)
          const result = apply(cart)
          expect(cart).toEqual(before)
          if (countItems(result.cart) === countItems(cart)) expect(result.event).toEqual(nothing)
          cart = result.cart
        }
        expect(new Set(cart.map((line) => line.id)).size).toBe(cart.length)
        for (const { quantity } of cart) {
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity).toBe(true)
        }
      }),
    )
  })
})
