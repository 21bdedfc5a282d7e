/** What the market says to people outside this app. */

import { formatKes } from '../shared/money'
import { oneLine } from '../cart/order-message'
import type { Listing } from './listing'

/** The chat that Contact Seller opens with. */
export const interestMessage = ({ title, price }: Pick<Listing, 'title' | 'price'>): string =>
  `Hello! I am interested in your item "${oneLine(title)}" listed at ${formatKes(price)}. Is it still available?`
