import { changeCart } from '@/data/cart-store'
import { addLine, clearCart, keepWithinStock, removeLine, setQuantity, type Cart, type CartChange, type CartItem, type Stock } from '@/domain/cart/cart'
import { cartToast } from '@/messages/cart/cart-toast'
import type { LineId } from '@/domain/shared/ids'
import { showToast } from '@/ui/feedback/toast'

const cartToastMs = 3000

/** Asks the browser not to evict our data when space runs low. Asked only once there is something to lose. */
const requestPersistence = () => navigator.storage?.persist?.().catch(() => false)

const change = async (rule: (cart: Cart, stock: Stock) => CartChange, added: readonly CartItem[] = []): Promise<void> => {
  const text = cartToast((await changeCart(rule, added)).event)
  void requestPersistence()
  if (text) showToast({ title: text.title, description: text.description, tone: text.refused ? 'destructive' : 'default', duration: cartToastMs })
}

/** Commands of the cart. Each shows a toast, and throws if the change cannot be saved. */
export const cartCommands = {
  add: (item: CartItem, times = 1) => change((cart, stock) => addLine(cart, item, times, stock), [item]),
  remove: (id: LineId) => change((cart) => removeLine(cart, id)),
  setQuantity: (id: LineId, quantity: number) => change((cart, stock) => setQuantity(cart, id, quantity, stock)),
  keepWithinStock: () => change(keepWithinStock),
  clear: () => change(clearCart),
}
