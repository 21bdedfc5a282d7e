import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bread, cart as anyCart, filledCart, milk } from '#support/cart/cart-arbitraries'
import { clearCart, keepWithinStock, maxQuantity, removeLine, setQuantity, lostLines, restoreLines } from './cart'

describe('undoing', () => {
  it('brings back what was cleared, as it was', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(restoreLines([], lostLines(cart, clearCart(cart).cart))).toEqual(cart)
      }),
    )
  })

  it('brings back a line that was removed or emptied where it stood', () => {
    fc.assert(
      fc.property(filledCart, fc.nat(), fc.boolean(), (cart, n, emptied) => {
        const { id } = cart[n % cart.length] ?? milk
        const { cart: left } = emptied ? setQuantity(cart, id, 0) : removeLine(cart, id)
        expect(restoreLines(left, lostLines(cart, left))).toEqual(cart)
      }),
    )
  })

  it('adds to what has been put into the cart again meanwhile', () => {
    expect(restoreLines([{ ...milk, quantity: 1 }, bread], [{ line: milk, index: 1 }])).toEqual([
      { ...milk, quantity: 3 },
      bread,
    ])
    expect(restoreLines([{ ...milk, quantity: maxQuantity }], [{ line: milk, index: 0 }])).toEqual([
      { ...milk, quantity: maxQuantity },
    ])
  })

  it('brings back what was taken away because there was no more, whole lines as well as units', () => {
    fc.assert(
      fc.property(anyCart, fc.array(fc.nat(20)), (cart, left) => {
        const { cart: kept } = keepWithinStock(cart, new Map(cart.map(({ id }, n) => [id, left[n] ?? 0])))
        expect(restoreLines(kept, lostLines(cart, kept))).toEqual(cart)
      }),
    )
  })

  it('is not needed where nothing was lost', () => {
    expect(lostLines([milk], [{ ...milk, quantity: 9 }, bread])).toEqual([])
  })
})
