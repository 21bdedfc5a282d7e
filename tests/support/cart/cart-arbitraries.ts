/** Generators for tests of cart code. */

import { cartCategories } from '@/cart/rules/categories'
import fc from 'fast-check'
import { type CartItem, type CartLine } from '@/cart/rules/cart'
import { lineId } from '@/kit/rules/ids'
import { kes } from '@/kit/rules/money'

const name = fc.oneof(
  fc.constantFrom('Unga Pembe 2kg', 'Mayai & Maziwa', '100% juice #1', 'Chai 🍵', 'Line\nbreak', "Mama Njeri's"),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== ''),
)

/** Few ids, so that duplicates are frequent. */
export const item: fc.Arbitrary<CartItem> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e').map(lineId),
  name,
  price: fc.integer({ min: 0, max: 5_000_000 }).map((cents) => kes(cents / 100)),
  image: fc.constantFrom('', '/pictures/unga.svg'),
  category: fc.constantFrom(...cartCategories),
  provider: fc.oneof(fc.constant(''), name),
})

export const line: fc.Arbitrary<CartLine> = fc
  .tuple(item, fc.integer({ min: 1, max: 50 }))
  .map(([cartItem, quantity]) => ({ ...cartItem, quantity }))

export const cart: fc.Arbitrary<CartLine[]> = fc.uniqueArray(line, { maxLength: 5, selector: (each) => each.id })

export const filledCart = cart.filter((lines) => lines.length > 0)

export const milk: CartLine = {
  id: lineId('groceries:milk'),
  name: 'Fresh Milk',
  price: kes(60),
  quantity: 2,
  image: '/pictures/milk.svg',
  category: 'Groceries',
  provider: 'Mama Njeri Stores',
}

/** A line with cents in its price. */
export const bread: CartLine = {
  ...milk,
  id: lineId('groceries:bread'),
  name: 'Brown Bread',
  price: kes(72.5),
  quantity: 1,
}
