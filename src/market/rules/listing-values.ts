import type { Kes } from '@/kit/rules/money'
import type { Listing, ListingCategory, ListingCondition } from './listing'

/** The column values of the form to create and edit a listing. `seller_phone` is null when it stays unchanged. */
export type ListingValues = {
  readonly title: string
  readonly description: string | null
  readonly price: Kes
  readonly original_price: Kes | null
  readonly category: ListingCategory
  readonly condition: ListingCondition
  readonly location: string | null
  readonly seller_phone: string | null
}

/** The current values of the columns that the form can change. */
export const columnsOf = (listing: Listing): Omit<ListingValues, 'seller_phone'> => ({
  title: listing.title,
  description: listing.description || null,
  price: listing.price,
  original_price: listing.originalPrice,
  category: listing.category,
  condition: listing.condition,
  location: listing.location || null,
})
