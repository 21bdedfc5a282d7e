/** The rules of the form that creates and edits a listing, for both variants. */

import * as v from 'valibot'
import { defaultCampus } from '@/campus/rules/campus'
import { oneOf } from '@/kit/rules/choice'
import { cutText } from '@/kit/rules/cut-text'
import { addKes, kes, type Kes } from '@/kit/rules/money'
import { readPhone, type PhoneProblem } from '@/kit/rules/phone'
import { lengthOf, plainLine, plainText } from '@/kit/rules/plain-text'
import { readKes, type Typed } from '@/kit/rules/typed-number'
import type { FieldSpec, FormRules, ListingField } from './variants'
import { listingCategories, listingConditions, type Listing, type ListingValues } from './listing'

/** The values as typed into the form. */
export type ListingDraft = { readonly [Field in ListingField]: string }

type WithForm = { readonly form: FormRules }

/** Maximum characters, as in the database. */
const maxLength = {
  title: 120,
  location: 200,
  description: 4000,
  phone: 32,
  price: 40,
  originalPrice: 40,
  category: 20,
  condition: 20,
} as const satisfies Record<ListingField, number>
/** Below the limit of the database, to leave room for the original price that is suggested. */
const highestPrice = 99_000_000
const originalPriceGap = kes(1000)

/** The form of a new listing is filled with these, from the latest listing on this phone or from the profile. */
export type SellerDetails = { readonly phone: string; readonly location: string }

/** The fields of several lines; all others have one. */
const multiline: readonly ListingField[] = ['description']

export const lengthLimit = (field: ListingField): number => maxLength[field]

export const emptyDraft = (
  { form }: WithForm,
  { phone, location }: SellerDetails = { phone: '', location: '' },
): ListingDraft => ({
  title: '',
  price: '',
  originalPrice: '',
  category: form.category,
  condition: form.condition,
  location,
  description: '',
  phone,
})

/**
 * True once somebody has begun to describe an item. The seller's place and number do not count, because the form may
 * have filled them in.
 */
export const isStarted = ({ title, price, originalPrice, description }: ListingDraft, photos: number): boolean =>
  photos > 0 || [title, price, originalPrice, description].some((text) => plainText(text) !== '')

const amountOf = (text: string): Kes | null => {
  const typed = readKes(text)
  return typed.kind === 'amount' ? typed.amount : null
}

/** Suggests the price plus 1,000 as the original price. Null without a price, or once an original price is typed. */
export const suggestedOriginalPrice = ({
  price,
  originalPrice,
}: Pick<ListingDraft, 'price' | 'originalPrice'>): Kes | null => {
  const amount = amountOf(price)
  return amount === null || amount > highestPrice || plainText(originalPrice) !== ''
    ? null
    : addKes(amount, originalPriceGap)
}

/** Fills the form from a listing. Phones never get the seller's number, so an empty field leaves it unchanged. */
export const draftOf = (listing: Listing): ListingDraft => ({
  title: listing.title,
  price: String(listing.price),
  originalPrice: listing.originalPrice === null ? '' : String(listing.originalPrice),
  category: listing.category,
  condition: listing.condition,
  location: listing.location,
  description: listing.description,
  phone: '',
})

export type FieldProblem =
  | 'missing'
  | 'too-long'
  | 'no-amount'
  | 'too-high'
  | `phone-${PhoneProblem}`
  | Extract<Typed<Kes>, { kind: 'unclear' }>
export type Problems = { readonly [Field in ListingField]?: FieldProblem }
export type CheckedDraft =
  | { readonly ok: true; readonly values: ListingValues }
  | { readonly ok: false; readonly problems: Problems }

/** The phone number is optional when editing. */
export const isRequired = ({ name, required }: FieldSpec, edited: Listing | null): boolean =>
  required && !(name === 'phone' && edited !== null)

const problemOf = (field: FieldSpec, text: string, edited: Listing | null): FieldProblem | null => {
  // A select without a known value has not been used.
  if (field.kind === 'category') return oneOf(listingCategories, text) ? null : 'missing'
  if (field.kind === 'condition') return oneOf(listingConditions, text) ? null : 'missing'
  if (text === '') return isRequired(field, edited) ? 'missing' : null
  if (lengthOf(text) > maxLength[field.name]) return 'too-long'
  if (field.kind === 'price') {
    const typed = readKes(text)
    if (typed.kind === 'unclear') return typed
    if (typed.kind !== 'amount') return 'no-amount'
    return typed.amount > highestPrice ? 'too-high' : null
  }
  if (field.kind === 'phone') {
    const phone = readPhone(text)
    return phone.ok ? null : `phone-${phone.reason}`
  }
  return null
}

/** A variant without this field keeps the listing's value. */
const originalPrice = (variant: WithForm, text: string, edited: Listing | null): Kes | null =>
  variant.form.fields.some((field) => field.name === 'originalPrice') ? amountOf(text) : (edited?.originalPrice ?? null)

const phoneOf = (text: string): string | null => {
  const phone = readPhone(text)
  return phone.ok ? phone.e164 : null
}

/** Converts a draft to column values, or returns a problem per invalid field. @param edited null for a new listing */
export const checkDraft = (variant: WithForm, draft: ListingDraft, edited: Listing | null): CheckedDraft => {
  const text = (field: ListingField): string => (multiline.includes(field) ? plainText : plainLine)(draft[field])
  const problems = Object.fromEntries(
    variant.form.fields.flatMap((field) => {
      const problem = problemOf(field, text(field.name), edited)
      return problem === null ? [] : [[field.name, problem]]
    }),
  )
  const price = amountOf(text('price'))
  const category = oneOf(listingCategories, text('category'))
  const condition = oneOf(listingConditions, text('condition'))
  if (Object.keys(problems).length > 0 || price === null || !category || !condition) return { ok: false, problems }
  return {
    ok: true,
    values: {
      title: text('title'),
      description: text('description') || null,
      price,
      original_price: originalPrice(variant, text('originalPrice'), edited),
      category,
      condition,
      location: text('location') || null,
      seller_phone: phoneOf(text('phone')),
    },
  }
}

/** The text that another app shares. */
export type SharedText = { readonly title: string; readonly text: string; readonly url: string }

/**
 * Fills an empty title and appends the rest to the description. Typed text is never changed, text that is already there
 * is not added twice, and a description that would be too long stays as it is.
 */
export const withSharedText = (draft: ListingDraft, { title, text, url }: SharedText): ListingDraft => {
  const newTitle = plainLine(draft.title) !== '' ? draft.title : cutText(plainLine(title), lengthLimit('title'))
  const added = [title, text, url].map(plainText).filter((part) => part !== '' && !newTitle.includes(part))
  const description = added.reduce(
    (joined, part) => (joined.includes(part) ? joined : joined === '' ? part : `${joined}\n${part}`),
    draft.description,
  )
  const fits = description.length <= lengthLimit('description')
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
