import type { Listing, ListingCategory, ListingCondition } from '@/market/rules/listing'
import { listingForms, type FieldProblem, type ListingField } from '@/market/rules/listing-fields'
import type { VariantId } from '@/market/rules/market-url'
import type { Choice } from '@/kit/rules/choice'
import { phoneProblemText } from '@/kit/words/phone'
import { unclearNumberText } from '@/kit/words/unclear-number'
import * as messages from '#words/market/listing-form'
import { categoryLabels, conditionLabels } from './listing'

type FormTexts = {
  readonly title: string
  readonly submit: string
  readonly listedToast: { readonly title: string; readonly description: string }
  /** The labels that differ between the forms. */
  readonly labels: Partial<Readonly<Record<ListingField, string>>>
  readonly examples: Partial<Readonly<Record<ListingField, string>>>
}

const commonExamples = {
  originalPrice: '42,000',
  location: messages.locationExample,
  description: messages.descriptionExample,
  phone: '+254 700 000 000',
} as const

/** The texts of a variant's form. */
export const formTexts: Readonly<Record<VariantId, FormTexts>> = {
  marketplace: {
    title: messages.listForSale,
    submit: messages.listItem,
    listedToast: { title: messages.success, description: messages.listedInMarketplace },
    labels: {},
    examples: { ...commonExamples, title: messages.titleExample, price: '1,200' },
  },
  secondHand: {
    title: messages.sellItem,
    submit: messages.listItem,
    listedToast: { title: messages.itemListed, description: messages.listedInSecondHand },
    labels: { price: messages.sellingPrice },
    examples: { ...commonExamples, title: 'HP EliteBook 840 G5', price: '25,000' },
  },
}

const commonLabels: Readonly<Record<ListingField, string>> = {
  title: messages.title,
  price: messages.price,
  originalPrice: messages.originalPrice,
  category: messages.category,
  condition: messages.condition,
  location: messages.location,
  description: messages.description,
  phone: messages.phone,
}

export const labelOf = (variant: VariantId, field: ListingField): string =>
  formTexts[variant].labels[field] ?? commonLabels[field]

export const exampleOf = (variant: VariantId, field: ListingField): string => formTexts[variant].examples[field] ?? ''

/** The note below the form of a new listing. */
export const sellerNote = (fullName: string | null): string =>
  fullName === null ? messages.sellerNameless : messages.sellerNamed({ name: fullName })

const problemTexts: Readonly<Record<Extract<FieldProblem, string>, string>> = {
  missing: messages.missing,
  'too-long': messages.tooLong,
  'no-amount': messages.noShillings,
  'too-high': messages.tooHigh,
  'phone-missing': phoneProblemText.missing,
  'phone-impossible': phoneProblemText.impossible,
}

export const problemText = (problem: FieldProblem): string =>
  typeof problem === 'string' ? problemTexts[problem] : unclearNumberText(problem)

const withCurrent = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  current: Value | undefined,
): readonly Choice<Value>[] =>
  [...new Set(current === undefined ? values : [...values, current])].map((value) => ({ value, label: labels[value] }))

/** The choices of the form, plus the current value of an edited listing from the other variant. */
export const categoryChoices = (
  variant: VariantId,
  edited: Pick<Listing, 'category'> | null,
): readonly Choice<ListingCategory>[] => withCurrent(listingForms[variant].categories, categoryLabels, edited?.category)
export const conditionChoices = (
  variant: VariantId,
  edited: Pick<Listing, 'condition'> | null,
): readonly Choice<ListingCondition>[] =>
  withCurrent(listingForms[variant].conditions, conditionLabels, edited?.condition)
