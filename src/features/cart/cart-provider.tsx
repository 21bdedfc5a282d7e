import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Cart, CartItem } from '@/domain/cart/cart'
import { countItems } from '@/domain/cart/cart-count'
import type { LineId } from '@/domain/shared/ids'
import { showToast } from '@/ui/feedback/toast'
import type { cartCommands } from './commands'

type CartApi = {
  /** Null until the cart has been read from the phone. */
  readonly lines: Cart | null
  readonly count: number
  /** Adds an item once for each of `times`. */
  readonly add: (item: CartItem, times?: number) => Promise<void>
  readonly remove: (id: LineId) => Promise<void>
  /** 0 or less removes the line. */
  readonly setQuantity: (id: LineId, quantity: number) => Promise<void>
  readonly clear: () => Promise<void>
}

const CartContext = createContext<CartApi | null>(null)

/** Storage is opened after the first paint: a page must not wait for it. */
const loadStore = () => import('@/data/cart-store')

/** What is done to the cart loads with the storage: nothing of it is needed to show how many things are in it. */
const run = async (command: (commands: typeof cartCommands) => Promise<void>): Promise<void> => {
  try {
    await command((await import('./commands')).cartCommands)
  } catch {
    showToast({ title: 'Cart not saved', description: await whyNotSaved(), tone: 'destructive' })
  }
}

const whyNotSaved = async (): Promise<string> => {
  // What cannot be asked, for want of its code, is taken for the usual reason.
  const can = await import('@/data/can-store').then(({ canStore }) => canStore()).catch(() => true)
  return can
    ? 'This phone did not let us save it. Free some space and try again.'
    : 'Your browser blocks storage here. Allow it for this site, or open Comrade in an ordinary window.'
}

const commands: Pick<CartApi, 'add' | 'remove' | 'setQuantity' | 'clear'> = {
  add: (item, times) => run(({ add }) => add(item, times)),
  remove: (id) => run(({ remove }) => remove(id)),
  setQuantity: (id, quantity) => run((cart) => cart.setQuantity(id, quantity)),
  clear: () => run(({ clear }) => clear()),
}

/** Holds the cart for everything below it; follows changes made in other tabs. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [lines, setLines] = useState<Cart | null>(null)

  useEffect(() => {
    let stop = () => {}
    let gone = false
    void loadStore().then(async ({ openCart, watchCart }) => {
      // Where storage is blocked the cart is empty; what is added says that it cannot be kept.
      try {
        await openCart()
      } catch {
        // Local storage may be blocked by itself.
      }
      if (!gone) stop = watchCart(setLines)
    })
    return () => {
      gone = true
      stop()
    }
  }, [])

  const api = useMemo(() => ({ lines, count: countItems(lines ?? []), ...commands }), [lines])
  return <CartContext value={api}>{children}</CartContext>
}

/** @throws Error when used outside its provider: a programming error */
export const useCart = (): CartApi => {
  const cart = use(CartContext)
  if (!cart) throw new Error('useCart must be used within a CartProvider')
  return cart
}
