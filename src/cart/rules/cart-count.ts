import type { Cart } from './cart'

/** The sum of the quantities. In its own file because every screen shows it, while the other cart rules load later. */
export const countItems = (cart: Cart): number => cart.reduce((sum, line) => sum + line.quantity, 0)
