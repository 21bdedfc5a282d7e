import * as v from 'valibot'
import { oneOf } from '@/kit/rules/choice'
import { keysOf } from '@/kit/rules/keys-of'
import { addKes, kes, type Kes } from '@/kit/rules/money'
import { readPhone, type PhoneProblem } from '@/kit/rules/phone'
import { lengthOf, plainLine, plainText } from '@/kit/rules/plain-text'
import { readKes, withAcceptedReadings, type Typed } from '@/kit/rules/typed-number'
import {
  listingCategories,
  listingConditions,
  type Listing,
  type ListingCategory,
  type ListingCondition,
} from './listing'
import { variantValues, type VariantId } from './market-url'

/**
 * The fields that a seller fills in, each with its kind and its limit in characters, as in the database. The limits of
 * the forms and the schema of the saved draft follow from this list. The labels are in `words/listing-form.ts`.
 */
export const listingFields = {
  title: { kind: 'line', maxLength: 120 },
  price: { kind: 'price', maxLength: 40 },
  originalPrice: { kind: 'price', maxLength: 40 },
  category: { kind: 'category', maxLength: 20 },
  condition: { kind: 'condition', maxLength: 20 },
  location: { kind: 'line', maxLength: 200 },
  description: { kind: 'text', maxLength: 4000 },
  phone: { kind: 'phone', maxLength: 32 },
} as const satisfies Readonly<Record<string, { readonly kind: FieldKind; readonly maxLength: number }>>

/** A `line` has one line, a `text` several. */
export type FieldKind = 'line' | 'text' | 'price' | 'phone' | 'category' | 'condition'
export type ListingField = keyof typeof listingFields

export const listingFieldNames = keysOf(listingFields)

/** One field of a variant's form. */
export type FieldSpec = { readonly name: ListingField; readonly required: boolean }

/** The form of a variant. */
export type FormRules = {
  /** In the order of the form: the item first, then the place and the seller. */
  readonly fields: readonly FieldSpec[]
  readonly categories: readonly ListingCategory[]
  readonly conditions: readonly ListingCondition[]
  /** The initial values of the selects; '' requires a choice. */
  readonly category: ListingCategory | ''
  readonly condition: ListingCondition | ''
}

const required = (name: ListingField): FieldSpec => ({ name, required: true })
const optional = (name: ListingField): FieldSpec => ({ name, required: false })

export const listingForms: Readonly<Record<VariantId, FormRules>> = {
  marketplace: {
    fields: [
      required('title'),
      required('price'),
      optional('category'),
      optional('condition'),
      optional('description'),
      optional('location'),
      required('phone'),
    ],
    categories: variantValues.marketplace.categories,
    conditions: ['new', 'used', 'like-new'],
    category: 'other',
    condition: 'used',
  },
  secondHand: {
    fields: [
      required('title'),
      required('category'),
      required('price'),
      optional('originalPrice'),
      required('condition'),
      required('description'),
      required('location'),
      required('phone'),
    ],
    categories: variantValues.secondHand.categories,
    conditions: ['new', 'like-new', 'excellent', 'good', 'fair'],
    category: '',
    condition: '',
  },
}

/** The values as typed into the form. A draft that was saved before a field existed has an empty text there. */
export const draftSchema = v.object(v.entriesFromList(listingFieldNames, v.optional(v.string(), '')))
export type ListingDraft = Readonly<v.InferOutput<typeof draftSchema>>

/** The form of a new listing is filled with these, from the latest listing on this phone or from the profile. */
export type SellerDetails = { readonly phone: string; readonly location: string }

export const emptyDraft = (
  { category, condition }: FormRules,
  seller: SellerDetails = { phone: '', location: '' },
): ListingDraft => v.parse(draftSchema, { category, condition, ...seller })

/** The column values of a filled form. `seller_phone` is null when it stays unchanged. */
export type ListingValues = {
  readonly title: string
  readonly price: Kes
  readonly original_price: Kes | null
  readonly category: ListingCategory
  readonly condition: ListingCondition
  readonly location: string | null
  readonly description: string | null
  readonly seller_phone: string | null
}

/** The current values of the columns that the form can change. Phones never get the seller's number. */
export const columnsOf = (listing: Listing): Omit<ListingValues, 'seller_phone'> => ({
  title: listing.title,
  price: listing.price,
  original_price: listing.originalPrice,
  category: listing.category,
  condition: listing.condition,
  location: listing.location || null,
  description: listing.description || null,
})

/** Fills the form from a listing. An empty phone number leaves it unchanged. */
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

const amountOf = (text: string): Kes | null => {
  const typed = readKes(text)
  return typed.kind === 'amount' ? typed.amount : null
}

/** Below the limit of the database, to leave room for the original price that is suggested. */
const highestPrice = 99_000_000
const originalPriceGap = kes(1000)

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
export const isRequired = (field: FieldSpec, edited: Listing | null): boolean =>
  field.required && !(field.name === 'phone' && edited !== null)

const problemOf = (field: FieldSpec, text: string, edited: Listing | null): FieldProblem | null => {
  const { kind, maxLength } = listingFields[field.name]
  // A select without a known value has not been used.
  if (kind === 'category') return oneOf(listingCategories, text) ? null : 'missing'
  if (kind === 'condition') return oneOf(listingConditions, text) ? null : 'missing'
  if (text === '') return isRequired(field, edited) ? 'missing' : null
  if (lengthOf(text) > maxLength) return 'too-long'
  if (kind === 'price') {
    const typed = withAcceptedReadings(readKes(text), (reading) => reading <= highestPrice)
    if (typed.kind === 'unclear') return typed
    if (typed.kind !== 'amount') return 'no-amount'
    return typed.amount > highestPrice ? 'too-high' : null
  }
  if (kind === 'phone') {
    const phone = readPhone(text)
    return phone.ok ? null : `phone-${phone.reason}`
  }
  return null
}

/** A variant without this field keeps the listing's value. */
const originalPrice = (form: FormRules, text: string, edited: Listing | null): Kes | null =>
  form.fields.some((field) => field.name === 'originalPrice') ? amountOf(text) : (edited?.originalPrice ?? null)

const phoneOf = (text: string): string | null => {
  const phone = readPhone(text)
  return phone.ok ? phone.e164 : null
}

/** Converts a draft to column values, or returns a problem per invalid field. @param edited null for a new listing */
export const checkDraft = (form: FormRules, draft: ListingDraft, edited: Listing | null): CheckedDraft => {
  const text = (field: ListingField): string =>
    (listingFields[field].kind === 'text' ? plainText : plainLine)(draft[field])
  const problems = Object.fromEntries(
    form.fields.flatMap((field) => {
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
      original_price: originalPrice(form, text('originalPrice'), edited),
      category,
      condition,
      location: text('location') || null,
      seller_phone: phoneOf(text('phone')),
    },
  }
}
