/** The texts that the form of a listing is filled with: from another app, and from the seller's latest listing. */

import * as v from 'valibot'
import { defaultCampus } from '@/kit/rules/campus'
import { cutText } from '@/kit/rules/cut-text'
import { plainLine, plainText } from '@/kit/rules/plain-text'
import { listingFields, type ListingDraft, type SellerDetails } from './listing-fields'

/**
 * True once somebody has begun to describe an item. The seller's place and number do not count, because the form may
 * have filled them in.
 */
export const isStarted = ({ title, price, originalPrice, description }: ListingDraft, photos: number): boolean =>
  photos > 0 || [title, price, originalPrice, description].some((text) => plainText(text) !== '')

/** The text that another app shares. */
export type SharedText = { readonly title: string; readonly text: string; readonly url: string }

/**
 * Fills an empty title and appends the rest to the description. Typed text is never changed, text that is already there
 * is not added twice, and a description that would be too long stays as it is.
 */
export const withSharedText = (draft: ListingDraft, { title, text, url }: SharedText): ListingDraft => {
  const newTitle =
    plainLine(draft.title) !== '' ? draft.title : cutText(plainLine(title), listingFields.title.maxLength)
  const added = [title, text, url].map(plainText).filter((part) => part !== '' && !newTitle.includes(part))
  const description = added.reduce(
    (joined, part) => (joined.includes(part) ? joined : joined === '' ? part : `${joined}\n${part}`),
    draft.description,
  )
  const fits = description.length <= listingFields.description.maxLength
  return { ...draft, title: newTitle, description: fits ? description : draft.description }
}

/**
 * A phone remembers its seller's number, and a place for each campus. Earlier versions stored one place, without a
 * campus.
 */
const rememberedSchema = v.object({
  phone: v.string(),
  location: v.optional(v.string()),
  places: v.optional(v.record(v.string(), v.string()), {}),
})

type Remembered = { readonly phone: string; readonly places: Readonly<Record<string, string>> }

const parseRemembered = (stored: unknown): Remembered | null => {
  const parsed = v.safeParse(rememberedSchema, stored)
  if (!parsed.success) return null
  const { phone, location, places } = parsed.output
  return { phone, places: { ...(location === undefined ? {} : { [defaultCampus.slug]: location }), ...places } }
}

/** The remembered number, and the place at this campus. Null before the first listing. */
export const detailsAt = (stored: unknown, campus: string): SellerDetails | null => {
  const known = parseRemembered(stored)
  return (
    known && { phone: known.phone, location: Object.hasOwn(known.places, campus) ? (known.places[campus] ?? '') : '' }
  )
}

/** Remembers the place of a listing beside those at other campuses. */
export const withDetails = (stored: unknown, { phone, location }: SellerDetails, campus: string): Remembered => ({
  phone,
  places: { ...parseRemembered(stored)?.places, [campus]: location },
})
