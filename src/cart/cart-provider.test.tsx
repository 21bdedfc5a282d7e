import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useCart } from './cart-provider'

function Count() {
  return useCart().count
}

it('a cart is used within a CartProvider alone', () => {
  expect(() => renderToString(<Count />)).toThrow('useCart must be used within a CartProvider')
})
