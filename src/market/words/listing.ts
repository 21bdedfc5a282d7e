import type { Listing, ListingCategory, ListingCondition, ListingStatus } from '@/market/rules/listing'
import * as messages from '#words/market/listing'

export const categoryLabels: Readonly<Record<ListingCategory, string>> = {
  electronics: messages.electronics,
  clothing: messages.clothing,
  books: messages.books,
  furniture: messages.furniture,
  sports: messages.sports,
  other: messages.other,
}

export const conditionLabels: Readonly<Record<ListingCondition, string>> = {
  new: messages.brandNew,
  'like-new': messages.likeNew,
  excellent: messages.excellent,
  good: messages.good,
  fair: messages.fair,
  used: messages.used,
}

export const statusLabels: Readonly<Record<ListingStatus, string>> = {
  available: messages.available,
  reserved: messages.reserved,
  sold: messages.sold,
}

/** What is said when a seller has marked a listing. */
export const markedTexts: Readonly<Record<ListingStatus, string>> = {
  available: messages.markedAvailable,
  reserved: messages.markedReserved,
  sold: messages.markedSold,
}

export const locationText = ({ location }: Pick<Listing, 'location'>): string => location || messages.noLocation

/** The seller's name, or 'You' for own listings. */
export const sellerText = ({ own, seller }: Pick<Listing, 'own' | 'seller'>): string =>
  own ? messages.you : seller || messages.someStudent
