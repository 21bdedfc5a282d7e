import { describe, expect, it } from 'vitest'
import { cartToast } from './cart-toast'

const name = 'Fresh Milk'

describe('the toast of a cart change', () => {
  it.each([
    [{ kind: 'added', name, times: 1 }, 'Added to Cart!', 'Fresh Milk has been added to your cart'],
    [{ kind: 'increased', name, times: 1 }, 'Item Updated!', 'Fresh Milk quantity increased in cart'],
    [{ kind: 'added', name, times: 3 }, 'Added to Cart', 'Fresh Milk x3 added to cart'],
    [{ kind: 'increased', name, times: 2 }, 'Added to Cart', 'Fresh Milk x2 added to cart'],
    [{ kind: 'added', name, times: 1, left: 1 }, 'Added to Cart', 'Fresh Milk x1 added to cart. Only 1 in stock'],
    [{ kind: 'increased', name, times: 2, left: 6 }, 'Added to Cart', 'Fresh Milk x2 added to cart. Only 6 in stock'],
    [{ kind: 'removed', name }, 'Item Removed', 'Fresh Milk removed from cart'],
    [{ kind: 'within-stock' }, 'Cart Updated', 'Your cart has what is in stock'],
    [{ kind: 'cleared' }, 'Cart Cleared', 'All items removed from cart'],
  ] as const)('after %j is "%s: %s"', (event, title, description) => {
    expect(cartToast(event)).toEqual({ title, description })
  })

  it('is a refusal when there is no more', () => {
    expect(cartToast({ kind: 'out-of-stock', name, left: 6 })).toEqual({
      title: 'No more in stock',
      description: 'Only 6 of Fresh Milk in stock',
      refused: true,
    })
    expect(cartToast({ kind: 'out-of-stock', name, left: 0 })).toEqual({
      title: 'Out of stock',
      description: 'Fresh Milk is out of stock',
      refused: true,
    })
  })

  it('is null when nothing changed', () => {
    expect(cartToast({ kind: 'none' })).toBeNull()
  })
})
