import type { Cart } from './cart'

/** The sum of the quantities. Apart from the other rules: every screen shows it, and those load when they are needed. */
export const countItems = (cart: Cart): number => cart.reduce((sum, line) => sum + line.quantity, 0)
