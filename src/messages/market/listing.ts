import type { Listing, ListingCategory, ListingCondition, ListingStatus } from '@/domain/market/listing'

export const categoryLabels = {
  electronics: 'Electronics',
  clothing: 'Clothing',
  books: 'Books',
  furniture: 'Furniture',
  sports: 'Sports',
  other: 'Other',
} as const satisfies Record<ListingCategory, string>

export const conditionLabels = {
  new: 'New',
  'like-new': 'Like New',
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  used: 'Used',
} as const satisfies Record<ListingCondition, string>

export const statusLabels = { available: 'Available', reserved: 'Reserved', sold: 'Sold' } as const satisfies Record<ListingStatus, string>

export const locationText = ({ location }: Pick<Listing, 'location'>): string => location || 'Location not specified'

/** The seller's name, or 'You' for own listings. */
export const sellerText = ({ own, seller }: Pick<Listing, 'own' | 'seller'>): string => (own ? 'You' : seller || 'A student')
