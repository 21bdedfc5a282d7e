import { changeCart } from '@/data/cart-store'
import { addLine, clearCart, removeLine, setQuantity, type Cart, type CartChange, type CartItem } from '@/domain/cart/cart'
import { cartToast } from '@/messages/cart/cart-toast'
import type { LineId } from '@/domain/shared/ids'
import { showToast } from '@/ui/feedback/toast'

const cartToastMs = 3000

/** Asks the browser not to evict our data when space runs low. Asked only once there is something to lose. */
const requestPersistence = () => navigator.storage?.persist?.().catch(() => false)

const change = async (rule: (cart: Cart) => CartChange): Promise<void> => {
  const text = cartToast((await changeCart(rule)).event)
  void requestPersistence()
  if (text) showToast({ ...text, duration: cartToastMs })
}

/** Commands of the cart. Each shows a toast, and throws if the change cannot be saved. */
export const cartCommands = {
  add: (item: CartItem, times = 1) => change((cart) => addLine(cart, item, times)),
  remove: (id: LineId) => change((cart) => removeLine(cart, id)),
  setQuantity: (id: LineId, quantity: number) => change((cart) => setQuantity(cart, id, quantity)),
  clear: () => change(clearCart),
}
