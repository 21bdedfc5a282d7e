/** Second-hand listings, from rows of `items`. */

import { parseKes, type Kes } from '../shared/money'
import type { SyncStatus } from '../shared/sync-status'

export const categoryLabels = {
  electronics: 'Electronics',
  clothing: 'Clothing',
  books: 'Books',
  furniture: 'Furniture',
  sports: 'Sports',
  other: 'Other',
} as const

export const conditionLabels = {
  new: 'New',
  'like-new': 'Like New',
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  used: 'Used',
} as const

export const maxPhotos = 5

export const statusLabels = { available: 'Available', reserved: 'Reserved', sold: 'Sold' } as const

export type ListingCategory = keyof typeof categoryLabels
export type ListingCondition = keyof typeof conditionLabels
export type ListingStatus = keyof typeof statusLabels

/** A row of `items`. */
export type ItemRecord = {
  readonly id: string
  readonly rev: number
  readonly created_at: string
  readonly title: string
  readonly description: string | null
  readonly price: unknown
  readonly original_price: unknown
  readonly category: string
  readonly condition: string
  readonly status: string
  readonly location: string | null
  readonly seller_name: string | null
  readonly image_url: string | null
  readonly user_id: string | null
}

/** A listing as both screens show it. */
export type Listing = {
  readonly id: string
  readonly rev: number
  readonly title: string
  readonly description: string
  readonly price: Kes
  readonly originalPrice: Kes | null
  readonly category: ListingCategory
  readonly condition: ListingCondition
  readonly status: ListingStatus
  readonly location: string
  readonly seller: string
  readonly image: string | null
  /** ISO instant. */
  readonly listedAt: string
  readonly syncStatus: SyncStatus
  /** True for the reader's own listing. */
  readonly own: boolean
}

const oneOf = <Value extends string>(labels: Readonly<Record<Value, string>>, value: string, fallback: Value): Value =>
  isOneOf(labels, value) ? value : fallback

export const isOneOf = <Value extends string>(labels: Readonly<Record<Value, string>>, value: string): value is Value =>
  Object.hasOwn(labels, value)

/**
 * A row as a listing; null when its price is invalid.
 * @param reader the id of the signed-in reader, or null
 */
export const listingOf = (record: ItemRecord, syncStatus: SyncStatus, reader: string | null): Listing | null => {
  const price = parseKes(record.price)
  if (price === null) return null
  return {
    id: record.id,
    rev: record.rev,
    title: record.title,
    description: record.description ?? '',
    price,
    originalPrice: parseKes(record.original_price),
    category: oneOf(categoryLabels, record.category, 'other'),
    condition: oneOf(conditionLabels, record.condition, 'used'),
    status: oneOf(statusLabels, record.status, 'available'),
    location: record.location?.trim() ?? '',
    seller: record.seller_name?.trim() ?? '',
    image: record.image_url,
    listedAt: record.created_at,
    syncStatus,
    // Only the owner can write to a listing, so one with unsent changes is the reader's.
    own: syncStatus !== 'sent' || (reader !== null && record.user_id === reader),
  }
}

export const locationText = ({ location }: Pick<Listing, 'location'>): string => location || 'Location not specified'

/** The seller's name, or 'You' for own listings. */
export const sellerText = ({ own, seller }: Pick<Listing, 'own' | 'seller'>): string => (own ? 'You' : seller || 'A student')

/** The original price, if it is higher than the price. */
export const strikeThrough = ({ price, originalPrice }: Pick<Listing, 'price' | 'originalPrice'>): Kes | null =>
  originalPrice !== null && originalPrice > price ? originalPrice : null

export type ConditionTone = 'green' | 'blue' | 'yellow'

export const conditionTone = (condition: ListingCondition): ConditionTone =>
  condition === 'like-new' ? 'green' : condition === 'excellent' ? 'blue' : 'yellow'

/** A row of `item_photos`. */
export type PhotoRecord = { readonly id: string; readonly item_id: string; readonly image_url: string; readonly position: number }

/** The pictures of one listing, its own picture first. */
export const picturesOf = (image: string | null, photos: readonly Pick<PhotoRecord, 'image_url' | 'position'>[]): readonly string[] => {
  const addresses = photos.toSorted((a, b) => a.position - b.position).map((photo) => photo.image_url)
  return [...new Set(image === null ? addresses : [image, ...addresses])]
}
