import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxQuantity } from './cart'
import { bread, cart as anyCart, milk } from '#support/cart/cart-arbitraries'
import { parseStoredCart } from './stored-cart'

describe('parsing a stored cart', () => {
  it('accepts any cart, as JSON text or as a parsed value', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const trimmed = cart.map((line) => ({ ...line, name: line.name.trim() }))
        expect(parseStoredCart(JSON.stringify(cart))).toEqual(trimmed)
        expect(parseStoredCart(cart)).toEqual(trimmed)
      }),
    )
  })

  it('accepts a numeric id, a missing image or provider, and unknown fields', () => {
    const { image: _image, provider: _provider, ...rest } = milk
    expect(parseStoredCart([{ ...rest, id: 7, color: 'red' }])).toEqual([{ ...milk, id: '7', image: '', provider: '' }])
  })

  it('keeps a line whose rated provider is of a storefront that this version does not know', () => {
    const ratedAs = 'groceries:mama-asha'
    expect(parseStoredCart([{ ...milk, ratedAs }, bread])).toEqual([{ ...milk, ratedAs }, bread])
    for (const unknown of ['bicycles:mama-asha', 'food:', 7, null])
      expect(parseStoredCart([{ ...milk, ratedAs: unknown }, bread])).toEqual([milk, bread])
  })

  it('merges lines with the same id', () => {
    expect(parseStoredCart([milk, bread, milk])).toEqual([{ ...milk, quantity: 4 }, bread])
  })

  it('limits quantities to the maximum', () => {
    expect(parseStoredCart([{ ...milk, quantity: 1e9 }])).toEqual([{ ...milk, quantity: maxQuantity }])
  })

  it.each([
    ['no JSON', '[{"id":'],
    ['empty text', ''],
    ['no list', { ...milk }],
    ['nothing', null],
    ['a line without an id', [{ ...milk, id: undefined }]],
    ['a blank id', [{ ...milk, id: ' ' }]],
    ['a blank name', [{ ...milk, name: ' ' }]],
    ['a negative price', [{ ...milk, price: -60 }]],
    ['a price that is no number', [{ ...milk, price: 'free' }]],
    ['a missing price', [{ ...milk, price: undefined }]],
    ['a quantity of 0', [{ ...milk, quantity: 0 }]],
    ['half a unit', [{ ...milk, quantity: 1.5 }]],
    ['an unknown category', [{ ...milk, category: 'Weapons' }]],
    ['one bad line among good ones', [milk, { ...bread, price: null }]],
  ])('returns null for %s', (_, stored) => {
    expect(parseStoredCart(stored)).toBeNull()
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json(), fc.array(fc.anything())), (stored) => {
        const read = parseStoredCart(stored)
        expect(read === null || Array.isArray(read)).toBe(true)
      }),
    )
  })
})
