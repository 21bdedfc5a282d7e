/** Reading a cart found in local storage, once, to bring it over. */

import * as v from 'valibot'
import { addLine, CART_CATEGORIES, type Cart, type CartLine } from './cart'
import { lineId } from '../shared/ids'
import { parseKes } from '../shared/money'

const Id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.check((text) => text.trim() !== ''),
  v.transform(lineId),
)

const Price = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const price = parseKes(dataset.value)
    if (price !== null) return price
    addIssue({ message: 'Not a price' })
    return NEVER
  }),
)

const StoredLine = v.object({
  id: Id,
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  price: Price,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  image: v.fallback(v.string(), ''),
  category: v.picklist(CART_CATEGORIES),
  provider: v.fallback(v.string(), ''),
})

const StoredCart = v.array(StoredLine)

/**
 * Reads a saved cart, either as the stored JSON text or as what that text holds. Lines of one id are merged.
 * @returns the lines, or null when it cannot be read and is to be discarded
 */
export function parseStoredCart(stored: unknown): CartLine[] | null {
  const parsed = v.safeParse(StoredCart, typeof stored === 'string' ? parseJson(stored) : stored)
  if (!parsed.success) return null
  const merged = parsed.output.reduce<Cart>((cart, line) => addLine(cart, line, line.quantity).cart, [])
  return [...merged]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
