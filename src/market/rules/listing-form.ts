/** The form to create and edit a listing, and its rules, for both variants. */

import { oneOf } from '@/kit/rules/choice'
import { addKes, kes, type Kes } from '@/kit/rules/money'
import { readPhone, type PhoneProblem } from '@/kit/rules/phone'
import { lengthOf, plainLine, plainText } from '@/kit/rules/plain-text'
import { readKes, type Typed } from '@/kit/rules/typed-number'
import type { FieldSpec, FormRules, ListingField } from './variants'
import { listingCategories, listingConditions, type Listing } from './listing'
import type { ListingValues } from './listing-values'

/** As typed into the form. */
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

/** What the form of a new listing is filled with: from the last listing on this phone, or from the profile. */
export type SellerDetails = { readonly phone: string; readonly location: string }

/** All others have one line. */
const lines: readonly ListingField[] = ['description']

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
 * Whether somebody has begun to describe an item. Where and how to reach the seller, which the form may be filled with,
 * does not count.
 */
export const isStarted = ({ title, price, originalPrice, description }: ListingDraft, photos: number): boolean =>
  photos > 0 || [title, price, originalPrice, description].some((text) => plainText(text) !== '')

const amountOf = (text: string): Kes | null => {
  const typed = readKes(text)
  return typed.kind === 'amount' ? typed.amount : null
}

/** The original price that the form suggests: the price plus 1,000. Null without a price, or once one is typed. */
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

/** A variant without the field keeps what the listing has. */
const originalPrice = (variant: WithForm, text: string, edited: Listing | null): Kes | null =>
  variant.form.fields.some((field) => field.name === 'originalPrice') ? amountOf(text) : (edited?.originalPrice ?? null)

const phoneOf = (text: string): string | null => {
  const phone = readPhone(text)
  return phone.ok ? phone.e164 : null
}

/** Converts a draft to column values, or returns a problem per invalid field. @param edited null for a new listing */
export const checkDraft = (variant: WithForm, draft: ListingDraft, edited: Listing | null): CheckedDraft => {
  const text = (field: ListingField): string => (lines.includes(field) ? plainText : plainLine)(draft[field])
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
