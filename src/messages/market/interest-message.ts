import { formatKes } from '../shared/money'
import { oneLine } from '../shared/one-line'
import type { Listing } from '@/domain/market/listing'

/** The chat message of the Contact Seller button. */
export const interestMessage = ({ title, price }: Pick<Listing, 'title' | 'price'>): string =>
  `Hello! I am interested in your item "${oneLine(title)}" listed at ${formatKes(price)}. Is it still available?`
