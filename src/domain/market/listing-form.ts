/** The form that lists and edits an item, and its rules. One form for both variants. */

import type { Choice } from '../shared/choice'
import { kes, parseKes, type Kes } from '../shared/money'
import { phoneProblemText, readPhone } from '../shared/phone'
import type { FieldSpec, ListingField, MarketVariant } from './variants'
import {
  categoryLabels,
  conditionLabels,
  isOneOf,
  type Listing,
  type ListingCategory,
  type ListingCondition,
} from './listing'

/** What is typed, as it is typed. */
export type ListingDraft = { readonly [Field in ListingField]: string }

export const photoHint = 'PNG, JPG up to 10MB each'

/** What the database takes; a price leaves room for the original price that is made from it. */
const maxLength = { title: 120, location: 200, description: 4000, phone: 32, price: 16, originalPrice: 16, category: 20, condition: 20 } as const satisfies Record<
  ListingField,
  number
>
const highestPrice = 99_000_000
const originalPriceGap = 1000

export const lengthLimit = (field: ListingField): number => maxLength[field]

/** @param phone the person's own number, where it is known */
export const emptyDraft = ({ form }: MarketVariant, phone = ''): ListingDraft => ({
  title: '',
  price: '',
  originalPrice: '',
  category: form.category,
  condition: form.condition,
  location: '',
  description: '',
  phone,
})

/** A listing put back into the form. Its number is not told to this phone: left empty, it stays. */
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

const withOwn = <Value extends string>(
  choices: readonly Choice<Value>[],
  labels: Readonly<Record<Value, string>>,
  own: Value | undefined,
): readonly Choice<Value>[] =>
  own === undefined || choices.some((choice) => choice.value === own) ? choices : [...choices, { value: own, label: labels[own] }]

/** What can be chosen; an edited listing keeps what the other variant gave it. */
export const categoryChoices = ({ form }: MarketVariant, edited: Listing | null): readonly Choice<ListingCategory>[] =>
  withOwn(form.categories, categoryLabels, edited?.category)
export const conditionChoices = ({ form }: MarketVariant, edited: Listing | null): readonly Choice<ListingCondition>[] =>
  withOwn(form.conditions, conditionLabels, edited?.condition)

/** What the form comes to, for the table. The number is null where it stays as it is. */
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

export type Problems = { readonly [Field in ListingField]?: string }
export type CheckedDraft = { readonly ok: true; readonly values: ListingValues } | { readonly ok: false; readonly problems: Problems }

const missingText = 'Please fill this in.'
const priceText = 'Write an amount in shillings, like 1,250.'
const highText = 'This price is too high.'

/** A number is asked for once: who edits may leave it as it is. */
export const isRequired = ({ name, required }: FieldSpec, edited: Listing | null): boolean =>
  required && !(name === 'phone' && edited !== null)

const problemOf = (field: FieldSpec, text: string, edited: Listing | null): string | null => {
  // A select has a value of its table, or has not been used.
  if (field.kind === 'category') return isOneOf(categoryLabels, text) ? null : missingText
  if (field.kind === 'condition') return isOneOf(conditionLabels, text) ? null : missingText
  if (text === '') return isRequired(field, edited) ? missingText : null
  if (text.length > maxLength[field.name]) return 'This is too long.'
  if (field.kind === 'price') {
    const amount = parseKes(text)
    return amount === null ? priceText : amount > highestPrice ? highText : null
  }
  if (field.kind === 'phone') {
    const phone = readPhone(text)
    return phone.ok ? null : phoneProblemText[phone.reason]
  }
  return null
}

/** Blank on the second-hand board, an original price is the price and 1,000 more; a listing made without one stays so. */
const originalPrice = (variant: MarketVariant, text: string, price: Kes, edited: Listing | null): Kes | null => {
  const asked = variant.form.fields.some((field) => field.name === 'originalPrice')
  if (!asked) return edited?.originalPrice ?? null
  return parseKes(text) ?? (edited?.originalPrice === null ? null : kes(price + originalPriceGap))
}

const phoneOf = (text: string): string | null => {
  const phone = readPhone(text)
  return phone.ok ? phone.e164 : null
}

/** @param edited the listing that is changed; null for a new one */
export const checkDraft = (variant: MarketVariant, draft: ListingDraft, edited: Listing | null): CheckedDraft => {
  const text = (field: ListingField): string => draft[field].trim()
  const problems = Object.fromEntries(
    variant.form.fields.flatMap((field) => {
      const problem = problemOf(field, text(field.name), edited)
      return problem === null ? [] : [[field.name, problem]]
    }),
  )
  const price = parseKes(text('price'))
  const category = text('category')
  const condition = text('condition')
  if (
    Object.keys(problems).length > 0 ||
    price === null ||
    !isOneOf<ListingCategory>(categoryLabels, category) ||
    !isOneOf<ListingCondition>(conditionLabels, condition)
  ) {
    return { ok: false, problems }
  }
  return {
    ok: true,
    values: {
      title: text('title'),
      description: text('description') || null,
      price,
      original_price: originalPrice(variant, text('originalPrice'), price, edited),
      category,
      condition,
      location: text('location') || null,
      seller_phone: phoneOf(text('phone')),
    },
  }
}

/** Of a listing, what the table holds now under the columns that a form can change. */
export const columnsOf = (listing: Listing): Omit<ListingValues, 'seller_phone'> => ({
  title: listing.title,
  description: listing.description || null,
  price: listing.price,
  original_price: listing.originalPrice,
  category: listing.category,
  condition: listing.condition,
  location: listing.location || null,
})
