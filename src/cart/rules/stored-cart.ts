import { cartCategories } from './categories'
import * as v from 'valibot'
import { isProviderSlug } from './ratings'
import { lineId } from '@/kit/rules/ids'
import { parseKes } from '@/kit/rules/money'
import { parseJson } from '@/kit/rules/parse-json'
import { addLine, type Cart, type CartLine } from './cart'

const idSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.check((text) => text.trim() !== ''),
  v.transform(lineId),
)

const priceSchema = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const price = parseKes(dataset.value)
    if (price !== null) return price
    addIssue({ message: 'Not a price' })
    return NEVER
  }),
)

const storedLineSchema = v.object({
  id: idSchema,
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  price: priceSchema,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  image: v.fallback(v.string(), ''),
  category: v.picklist(cartCategories),
  provider: v.fallback(v.string(), ''),
  prescription: v.exactOptional(v.literal(true)),
  ratedAs: v.exactOptional(v.unknown()),
  campus: v.exactOptional(v.string()),
})

/** Drops a `ratedAs` that this version cannot read, as a later one may have stored it. The line stays. */
const lineSchema = v.pipe(
  storedLineSchema,
  v.transform(({ ratedAs, ...line }): CartLine => (isProviderSlug(ratedAs) ? { ...line, ratedAs } : line)),
)

const cartSchema = v.array(lineSchema)

/**
 * Parses a stored cart, as JSON text or as a parsed value. Lines with the same id are merged.
 * @returns null when it is invalid and must be discarded
 */
export const parseStoredCart = (stored: unknown): CartLine[] | null => {
  const parsed = v.safeParse(cartSchema, typeof stored === 'string' ? parseJson(stored) : stored)
  if (!parsed.success) return null
  const merged = parsed.output.reduce<Cart>((cart, line) => addLine(cart, line, line.quantity).cart, [])
  return [...merged]
}
