/** Second-hand listings, from rows of `items`. */

import { oneOf } from '@/kit/rules/choice'
import { parseKes, type Kes } from '@/kit/rules/money'
import type { SyncStatus } from '@/kit/rules/sync-status'

export const listingCategories = ['electronics', 'clothing', 'books', 'furniture', 'sports', 'other'] as const
export const listingConditions = ['new', 'like-new', 'excellent', 'good', 'fair', 'used'] as const
export const listingStatuses = ['available', 'reserved', 'sold'] as const

export type ListingCategory = (typeof listingCategories)[number]
export type ListingCondition = (typeof listingConditions)[number]
export type ListingStatus = (typeof listingStatuses)[number]

export const maxPhotos = 5
/** The bucket of their files. */
export const photoBucket = 'item-images'

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

/** A listing, as both variants show it. */
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
  /** The account that listed it; null for a sample and for a listing that is not sent yet. */
  readonly sellerId: string | null
  readonly image: string | null
  /** ISO instant. */
  readonly listedAt: string
  readonly syncStatus: SyncStatus
  /** True for the reader's own listing. */
  readonly own: boolean
}

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
    category: oneOf(listingCategories, record.category) ?? 'other',
    condition: oneOf(listingConditions, record.condition) ?? 'used',
    status: oneOf(listingStatuses, record.status) ?? 'available',
    location: record.location?.trim() ?? '',
    seller: record.seller_name?.trim() ?? '',
    sellerId: record.user_id,
    image: record.image_url,
    listedAt: record.created_at,
    syncStatus,
    // Only the owner can write to a listing, so one with unsent changes is the reader's.
    own: syncStatus !== 'sent' || (reader !== null && record.user_id === reader),
  }
}

/** The original price, if it is higher than the price. */
export const strikeThrough = ({ price, originalPrice }: Pick<Listing, 'price' | 'originalPrice'>): Kes | null =>
  originalPrice !== null && originalPrice > price ? originalPrice : null

type ConditionTone = 'green' | 'blue' | 'yellow'

export const conditionTone = (condition: ListingCondition): ConditionTone =>
  condition === 'like-new' ? 'green' : condition === 'excellent' ? 'blue' : 'yellow'

/** A row of `item_photos`. */
export type PhotoRecord = {
  readonly id: string
  readonly item_id: string
  readonly image_url: string
  readonly position: number
}

/** The pictures of one listing, its own picture first. */
export const picturesOf = (
  image: string | null,
  photos: readonly Pick<PhotoRecord, 'image_url' | 'position'>[],
): readonly string[] => {
  const addresses = photos.toSorted((a, b) => a.position - b.position).map((photo) => photo.image_url)
  return [...new Set(image === null ? addresses : [image, ...addresses])]
}
