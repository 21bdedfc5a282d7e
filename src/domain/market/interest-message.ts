import { formatKes } from '../shared/money'
import { oneLine } from '../cart/order-message'
import type { Listing } from './listing'

/** The chat message of the Contact Seller button. */
export const interestMessage = ({ title, price }: Pick<Listing, 'title' | 'price'>): string =>
  `Hello! I am interested in your item "${oneLine(title)}" listed at ${formatKes(price)}. Is it still available?`
