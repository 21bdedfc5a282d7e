import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import {
  addLine,
  clearCart,
  countItems,
  removeLine,
  setQuantity,
  subtotal,
  type Cart,
  type CartChange,
  type CartItem,
} from '@/domain/cart'
import { cartToast } from '@/domain/cart-toast'
import type { LineId } from '@/domain/ids'
import type { Kes } from '@/domain/money'
import { showToast } from '@/ui/toast'

type CartApi = {
  /** Null until the cart has been read from the phone. */
  readonly lines: Cart | null
  readonly count: number
  readonly total: Kes
  /** Adds an item once for each of `times`. */
  readonly add: (item: CartItem, times?: number) => Promise<void>
  readonly remove: (id: LineId) => Promise<void>
  /** 0 or less removes the line. */
  readonly setQuantity: (id: LineId, quantity: number) => Promise<void>
  readonly clear: () => Promise<void>
}

const cartToastMs = 3000
const CartContext = createContext<CartApi | null>(null)

/** Storage is opened after the first paint: a page must not wait for it. */
const loadStore = () => import('@/data/cart-store')

/** The first thing kept is the moment to ask the browser not to clear our data when space runs low. */
const keepStorage = () => navigator.storage?.persist?.().catch(() => false)

const change = async (rule: (cart: Cart) => CartChange): Promise<void> => {
  try {
    const { changeCart } = await loadStore()
    const text = cartToast((await changeCart(rule)).event)
    void keepStorage()
    if (text) showToast({ ...text, duration: cartToastMs })
  } catch {
    showToast({
      title: 'Cart not saved',
      description: 'This phone did not let us save it. Free some space and try again.',
      tone: 'destructive',
    })
  }
}

const commands = {
  add: (item: CartItem, times = 1) => change((cart) => addLine(cart, item, times)),
  remove: (id: LineId) => change((cart) => removeLine(cart, id)),
  setQuantity: (id: LineId, quantity: number) => change((cart) => setQuantity(cart, id, quantity)),
  clear: () => change(clearCart),
}

/** Holds the cart for everything below it; follows changes made in other tabs. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [lines, setLines] = useState<Cart | null>(null)

  useEffect(() => {
    let stop = () => {}
    let gone = false
    void loadStore().then(async ({ openCart, watchCart }) => {
      // Where storage is blocked the cart is empty; what is added says that it cannot be kept.
      await openCart(localStorage).catch(() => {})
      if (!gone) stop = watchCart(setLines)
    })
    return () => {
      gone = true
      stop()
    }
  }, [])

  const api = useMemo(
    () => ({ lines, count: countItems(lines ?? []), total: subtotal(lines ?? []), ...commands }),
    [lines],
  )
  return <CartContext value={api}>{children}</CartContext>
}

/** @throws Error when used outside its provider: a programming error */
export const useCart = (): CartApi => {
  const cart = use(CartContext)
  if (!cart) throw new Error('useCart must be used within a CartProvider')
  return cart
}
