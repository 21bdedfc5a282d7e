// What the first screen needs of the cart. The other rules load later.

import { oneOf } from '@/kit/rules/choice'
import type { Cart } from './cart'

/** The sum of the quantities, as every screen shows it. */
export const countItems = (cart: Cart): number => cart.reduce((sum, line) => sum + line.quantity, 0)

/** The URL parameters of /cart. */
export type CartSearch = { readonly view?: 'orders' | undefined }

/** Overwrites invalid values with undefined, because the router merges the result into the URL's parameters. */
export const cartSearch = ({ view }: Record<string, unknown>): CartSearch => ({ view: oneOf(['orders'], view) })
