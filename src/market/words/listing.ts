import type { Listing, ListingCategory, ListingCondition, ListingStatus } from '@/market/rules/listing'
import { plainLine } from '@/kit/rules/plain-text'
import { formatKes } from '@/kit/words/money'
import * as messages from '#words/market/listing'
import { lastPrice, whenToSee } from '#words/market/market-page'

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

/** The toast titles after a seller has changed the status of a listing. */
export const markedTexts: Readonly<Record<ListingStatus, string>> = {
  available: messages.markedAvailable,
  reserved: messages.markedReserved,
  sold: messages.markedSold,
}

export const locationText = ({ location }: Pick<Listing, 'location'>): string => location || messages.noLocation

/** The seller's name, or 'You' for own listings. */
export const sellerText = ({ own, seller }: Pick<Listing, 'own' | 'seller'>): string =>
  own ? messages.you : seller || messages.someStudent

/** A buyer's questions, as they are sent. */
const questions = {
  available: 'Is it still available?',
  'last-price': 'What is your last price?',
  viewing: 'When can I see it?',
} as const

type Question = keyof typeof questions

/** The questions on offer besides `available`, which the Contact Seller button asks. */
export const otherQuestions = [
  { question: 'last-price', label: lastPrice },
  { question: 'viewing', label: whenToSee },
] as const satisfies readonly { readonly question: Question; readonly label: string }[]

/** The chat message to a seller. */
export const interestMessage = (
  { title, price }: Pick<Listing, 'title' | 'price'>,
  question: Question = 'available',
): string =>
  `Hello! I am interested in your item "${plainLine(title)}" listed at ${formatKes(price)}. ${questions[question]}`
