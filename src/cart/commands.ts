// Chunk: notices

import { changeCart } from '@/cart/store/cart-store'
import {
  addLine,
  clearCart,
  keepWithinStock,
  removeLine,
  setQuantity,
  lostLines,
  restoreLines,
  type Cart,
  type CartChange,
  type CartItem,
  type Stock,
  type LostLine,
} from '@/cart/rules/cart'
import { undo } from '#words/cart/cart-changes'
import { cartToast, cartToastMs } from '@/cart/words/cart-toast'
import { viewCart } from '#words/kit/buttons'
import type { LineId } from '@/kit/rules/ids'
import { showToast } from '@/kit/feedback/toast'

/**
 * Asks the browser not to evict our data when space runs low. It asks only once there is something to lose; a refusal
 * changes nothing.
 */
const requestPersistence = () => navigator.storage?.persist?.().catch(() => false)

type Rule = (cart: Cart, stock: Stock) => CartChange

type Offers = {
  /** Offered when the change removed lines or units. */
  readonly onUndo?: (lost: readonly LostLine[]) => void
  /** Offered when the change added something. */
  readonly onView?: () => void
  /** The button that was pressed shows what was added. */
  readonly isSeen?: boolean
}

const change = async (
  rule: Rule,
  added: readonly Pick<CartItem, 'id'>[],
  { onUndo, onView, isSeen = false }: Offers,
): Promise<void> => {
  let before: Cart = []
  const { cart, event } = await changeCart((current, stock) => {
    before = current
    return rule(current, stock)
  }, added)
  void requestPersistence()
  const text = cartToast(event)
  if (!text) return
  const lost = lostLines(before, cart)
  showToast({
    title: text.title,
    description: text.description,
    tone: text.refused ? 'destructive' : 'default',
    duration: cartToastMs,
    quiet: isSeen && !text.refused && !('left' in event),
    ...(lost.length > 0 && onUndo && !text.refused ? { action: { label: undo, onClick: () => onUndo(lost) } } : {}),
    ...(onView && !text.refused ? { action: { label: viewCart, onClick: onView } } : {}),
  })
}

type Restore = (lost: readonly LostLine[]) => void

/**
 * Commands of the cart. Each shows a toast, and throws if the change cannot be saved. Commands that remove lines
 * receive a function that restores them.
 */
export const cartCommands = {
  add: (item: CartItem, times = 1, onView = () => {}, isSeen = false) =>
    change((cart, stock) => addLine(cart, item, times, stock), [item], { onView, isSeen }),
  remove: (id: LineId, restore: Restore) => change((cart) => removeLine(cart, id), [], { onUndo: restore }),
  setQuantity: (id: LineId, quantity: number, restore: Restore) =>
    change((cart, stock) => setQuantity(cart, id, quantity, stock), [], { onUndo: restore }),
  keepWithinStock: (shown: Stock, restore: Restore) =>
    change((cart, stock) => keepWithinStock(cart, new Map([...shown, ...stock])), [], { onUndo: restore }),
  clear: (restore: Restore) => change(clearCart, [], { onUndo: restore }),
  restore: async (lost: readonly LostLine[]) => {
    await changeCart((cart) => ({ cart: restoreLines(cart, lost), event: { kind: 'none' } }))
  },
}
