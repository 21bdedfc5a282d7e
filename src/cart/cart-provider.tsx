import { useNavigate } from '@tanstack/react-router'
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import type { Cart, CartItem, Stock, LostLine } from '@/cart/rules/cart'
import { countItems } from '@/cart/rules/first-screen'
import type { LineId } from '@/kit/rules/ids'
import { reportLater } from '@/store/error-log/report-later'
import { useAsync } from '@/store/use-async'
import type { cartCommands } from './commands'

type CartApi = {
  /** Null until the cart has been read from IndexedDB. */
  readonly lines: Cart | null
  readonly count: number
  /** Adds an item `times` times; once by default. @param isSeen true if the button shows it, so that no toast has to */
  readonly add: (item: CartItem, times?: number, isSeen?: boolean) => Promise<void>
  readonly remove: (id: LineId) => Promise<void>
  /** 0 or less removes the line. */
  readonly setQuantity: (id: LineId, quantity: number) => Promise<void>
  /** Reduces the lines to the stock. @param shown the stock that the person was shown */
  readonly keepWithinStock: (shown: Stock) => Promise<void>
  readonly clear: () => Promise<void>
}

const CartContext = createContext<CartApi | null>(null)

/** Loaded after the first paint, which must not wait for storage. */
const loadStore = () => import('@/cart/store/cart-store')

/** The commands load on first use: showing the number of items does not need them. */
const run = async (command: (commands: typeof cartCommands) => Promise<void>): Promise<void> => {
  try {
    await command((await import('./commands')).cartCommands)
  } catch (error) {
    reportLater('cart', error)
    await (await import('./show-not-saved')).showNotSaved('cart')
  }
}

/** Undoes what took lines away. It reports its failures as the commands do. */
const restore = (lost: readonly LostLine[]): void => void run((cart) => cart.restore(lost))

const commands: Pick<CartApi, 'remove' | 'setQuantity' | 'keepWithinStock' | 'clear'> = {
  remove: (id) => run(({ remove }) => remove(id, restore)),
  setQuantity: (id, quantity) => run((cart) => cart.setQuantity(id, quantity, restore)),
  keepWithinStock: (shown) => run((cart) => cart.keepWithinStock(shown, restore)),
  clear: () => run(({ clear }) => clear(restore)),
}

/** Provides the cart and follows changes made in other tabs. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [lines, setLines] = useState<Cart | null>(null)
  const navigate = useNavigate()

  useAsync(
    async (signal) => {
      const { openCart, watchCart } = await loadStore()
      // With storage blocked the cart stays empty; adding an item reports that it was not saved.
      await openCart().catch((error: unknown) => reportLater('cart', error))
      if (!signal.aborted) signal.addEventListener('abort', watchCart(setLines))
    },
    [],
    'cart',
  )

  const add = useCallback<CartApi['add']>(
    (item, times, isSeen) => run((cart) => cart.add(item, times, () => void navigate({ to: '/cart' }), isSeen)),
    [navigate],
  )
  const api = useMemo(() => ({ lines, count: countItems(lines ?? []), add, ...commands }), [lines, add])
  return <CartContext value={api}>{children}</CartContext>
}

/** @throws Error outside a CartProvider */
export const useCart = (): CartApi => {
  const cart = use(CartContext)
  if (!cart) throw new Error('useCart must be used within a CartProvider')
  return cart
}
