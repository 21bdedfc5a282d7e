import type { Listing, ListingCategory, ListingCondition } from '@/market/rules/listing'
import type { FieldProblem } from '@/market/rules/listing-form'
import { sortValues } from '@/market/rules/market-url'
import type { Choice } from '@/kit/rules/choice'
import { labelled } from '@/kit/words/labelled'
import { phoneProblemText } from '@/kit/words/phone'
import { unclearNumberText } from '@/kit/words/unclear-number'
import * as messages from '#words/market/market-dialogs'
import { categoryLabels, conditionLabels } from './listing'
import type { MarketVariant } from './variants'

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
  choices: readonly Choice<Value>[],
  labels: Readonly<Record<Value, string>>,
  current: Value | undefined,
): readonly Choice<Value>[] =>
  current === undefined || choices.some((choice) => choice.value === current)
    ? choices
    : [...choices, { value: current, label: labels[current] }]

/** The choices of the form, plus the current value of an edited listing from the other variant. */
export const categoryChoices = (
  { form }: MarketVariant,
  edited: Pick<Listing, 'category'> | null,
): readonly Choice<ListingCategory>[] => withCurrent(form.categories, categoryLabels, edited?.category)
export const conditionChoices = (
  { form }: MarketVariant,
  edited: Pick<Listing, 'condition'> | null,
): readonly Choice<ListingCondition>[] => withCurrent(form.conditions, conditionLabels, edited?.condition)

export const sortings = labelled(sortValues, {
  newest: messages.newestFirst,
  'price-up': messages.cheapestFirst,
  'price-down': messages.dearestFirst,
})
