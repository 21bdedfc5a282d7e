import { changeCart } from '@/data/cart-store'
import { addLine, clearCart, removeLine, setQuantity, type Cart, type CartChange, type CartItem } from '@/domain/cart/cart'
import { cartToast } from '@/domain/cart/cart-toast'
import type { LineId } from '@/domain/shared/ids'
import { showToast } from '@/ui/feedback/toast'

const cartToastMs = 3000

/** The first thing kept is the moment to ask the browser not to clear our data when space runs low. */
const keepStorage = () => navigator.storage?.persist?.().catch(() => false)

const change = async (rule: (cart: Cart) => CartChange): Promise<void> => {
  const text = cartToast((await changeCart(rule)).event)
  void keepStorage()
  if (text) showToast({ ...text, duration: cartToastMs })
}

/** What a person can do to the cart; each says what it did. All throw when the phone keeps nothing. */
export const cartCommands = {
  add: (item: CartItem, times = 1) => change((cart) => addLine(cart, item, times)),
  remove: (id: LineId) => change((cart) => removeLine(cart, id)),
  setQuantity: (id: LineId, quantity: number) => change((cart) => setQuantity(cart, id, quantity)),
  clear: () => change(clearCart),
}
