import type { ListingCategory, ListingCondition } from '@/market/rules/listing'
import { variantValues, type VariantId } from '@/market/rules/market-url'
import { variantRules, type ConditionFilter, type FieldSpec, type FormRules } from '@/market/rules/variants'
import type { Choice, Choices } from '@/kit/rules/choice'
import { categoryLabels, conditionLabels } from './listing'
import { allCategories } from '#words/market/variants'
import { variantTexts, type FieldText, type VariantTexts } from './variant-texts'

/** A field of the form with its label. */
export type ShownField = FieldSpec & FieldText

/** A variant of the market as its screen shows it. */
export type MarketVariant = Omit<VariantTexts, 'shelves' | 'fields' | 'form'> & {
  readonly path: '/marketplace' | '/second-hand'
  readonly social: boolean
  /** Chips; the first shows everything. */
  readonly categories: Choices<'all' | ListingCategory>
  readonly shelves: readonly Choice<ListingCategory>[]
  readonly conditions: readonly (Choice & ConditionFilter)[]
  readonly form: VariantTexts['form'] &
    Omit<FormRules, 'fields'> & {
      readonly fields: readonly ShownField[]
      readonly categories: readonly Choice<ListingCategory>[]
      readonly conditions: readonly Choice<ListingCondition>[]
    }
}

const category = (value: ListingCategory): Choice<ListingCategory> => ({ value, label: categoryLabels[value] })
const condition = (value: ListingCondition): Choice<ListingCondition> => ({ value, label: conditionLabels[value] })

const shown = (id: VariantId): MarketVariant => {
  const { form, conditions, shelves, ...rules } = variantRules[id]
  const { fields, ...texts } = variantTexts[id]
  return {
    ...rules,
    ...texts,
    categories: [{ value: 'all', label: allCategories }, ...variantValues[id].categories.map(category)],
    shelves: shelves.map((value) => ({ value, label: texts.shelves[value] ?? categoryLabels[value] })),
    conditions: conditions.map((filter) => ({ ...filter, label: conditionLabels[filter.value] })),
    form: {
      ...form,
      ...texts.form,
      fields: form.fields.map((field) => ({ ...field, ...fields[field.name] })),
      categories: form.categories.map(category),
      conditions: form.conditions.map(condition),
    },
  }
}

export const marketVariants: Readonly<Record<VariantId, MarketVariant>> = {
  marketplace: shown('marketplace'),
  secondHand: shown('secondHand'),
}

export const variantOf = (id: VariantId): MarketVariant => marketVariants[id]
