import { addLine, type Cart, type CartLine, type Stock } from './cart'

/** A line that a change took away, and where it stood. */
export type LostLine = { readonly line: CartLine; readonly index: number }

/** The lines of the first cart that the second has not. */
export const lostLines = (before: Cart, after: Cart): readonly LostLine[] => {
  const left = new Set(after.map(({ id }) => id))
  return before.flatMap((line, index) => (left.has(line.id) ? [] : [{ line, index }]))
}

/** Puts lines back where they stood, as far as there is stock. What has been added again meanwhile grows by them. */
export const restoreLines = (cart: Cart, lost: readonly LostLine[], stock?: Stock): Cart =>
  lost.reduce<Cart>((restored, { line, index }) => {
    const { cart: added } = addLine(restored, line, line.quantity, stock)
    if (added.length === restored.length) return added
    const back = added.slice(-1)
    return [...restored.slice(0, index), ...back, ...restored.slice(index)]
  }, cart)
