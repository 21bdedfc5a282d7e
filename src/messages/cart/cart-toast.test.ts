import { describe, expect, it } from 'vitest'
import { cartToast } from './cart-toast'

const name = 'Fresh Milk'

describe('the toast of a cart change', () => {
  it.each([
    [{ kind: 'added', name, times: 1 }, 'Added to Cart!', 'Fresh Milk has been added to your cart'],
    [{ kind: 'increased', name, times: 1 }, 'Item Updated!', 'Fresh Milk quantity increased in cart'],
    [{ kind: 'added', name, times: 3 }, 'Added to Cart', 'Fresh Milk x3 added to cart'],
    [{ kind: 'increased', name, times: 2 }, 'Added to Cart', 'Fresh Milk x2 added to cart'],
    [{ kind: 'removed', name }, 'Item Removed', 'Fresh Milk removed from cart'],
    [{ kind: 'cleared' }, 'Cart Cleared', 'All items removed from cart'],
  ] as const)('after %j is "%s: %s"', (event, title, description) => {
    expect(cartToast(event)).toEqual({ title, description })
  })

  it('is null when nothing changed', () => {
    expect(cartToast({ kind: 'none' })).toBeNull()
  })
})
