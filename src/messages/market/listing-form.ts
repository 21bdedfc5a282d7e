import type { Listing, ListingCategory, ListingCondition } from '@/domain/market/listing'
import type { FieldProblem } from '@/domain/market/listing-form'
import type { Choice } from '@/domain/shared/choice'
import { phoneProblemText } from '../shared/phone'
import { categoryLabels, conditionLabels } from './listing'
import type { MarketVariant } from './variants'

export const photoHint = 'PNG, JPG up to 10MB each'

export const problemTexts = {
  missing: 'Please fill this in.',
  'too-long': 'This is too long.',
  'no-amount': 'Write an amount in shillings, like 1,250.',
  'too-high': 'This price is too high.',
  'phone-missing': phoneProblemText.missing,
  'phone-impossible': phoneProblemText.impossible,
} as const satisfies Record<FieldProblem, string>

const withCurrent = <Value extends string>(
  choices: readonly Choice<Value>[],
  labels: Readonly<Record<Value, string>>,
  current: Value | undefined,
): readonly Choice<Value>[] =>
  current === undefined || choices.some((choice) => choice.value === current) ? choices : [...choices, { value: current, label: labels[current] }]

/** The choices of the form, plus the current value of an edited listing from the other variant. */
export const categoryChoices = ({ form }: MarketVariant, edited: Pick<Listing, 'category'> | null): readonly Choice<ListingCategory>[] =>
  withCurrent(form.categories, categoryLabels, edited?.category)
export const conditionChoices = ({ form }: MarketVariant, edited: Pick<Listing, 'condition'> | null): readonly Choice<ListingCondition>[] =>
  withCurrent(form.conditions, conditionLabels, edited?.condition)
