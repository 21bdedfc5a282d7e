import { addLine, type Cart, type CartLine } from './cart'

/** A line that a change took away, or the units of it, and where it stood. */
export type LostLine = { readonly line: CartLine; readonly index: number }

/** What the first cart has and the second has not. */
export const lostLines = (before: Cart, after: Cart): readonly LostLine[] => {
  const left = new Map(after.map(({ id, quantity }) => [id, quantity]))
  return before.flatMap((line, index) => {
    const quantity = line.quantity - (left.get(line.id) ?? 0)
    return quantity > 0 ? [{ line: { ...line, quantity }, index }] : []
  })
}

/** Puts lines back where they stood, in stock or not. What is still there, or again, grows by them. */
export const restoreLines = (cart: Cart, lost: readonly LostLine[]): Cart =>
  lost.reduce<Cart>((restored, { line, index }) => {
    const { cart: added } = addLine(restored, line, line.quantity)
    if (added.length === restored.length) return added
    const back = added.slice(-1)
    return [...restored.slice(0, index), ...back, ...restored.slice(index)]
  }, cart)
