import type { ListingCategory, ListingCondition } from '@/market/rules/listing'
import { variantValues, type VariantId } from '@/market/rules/market-url'
import {
  variantRules,
  type ConditionFilter,
  type FieldSpec,
  type FormRules,
  type ListingField,
} from '@/market/rules/variants'
import type { Choice, Choices } from '@/kit/rules/choice'
import { relativeAge } from '@/kit/words/list-age'
import { secondsAge } from '@/kit/words/relative-age'
import * as messages from '#words/market/variants'
import { categoryLabels, conditionLabels } from './listing'

type FieldText = { readonly label: string; readonly example: string }

/** The texts of a variant of the market. */
type VariantTexts = {
  readonly title: string
  readonly searchPlaceholder: string
  readonly loadingText: string
  readonly emptyText: string
  /** Null without tabs. */
  readonly ownTab: { readonly all: string; readonly mine: string } | null
  /** Labels of shelves that differ from those of their category. */
  readonly shelves: Partial<Readonly<Record<ListingCategory, string>>>
  /** The heading of search results, or null. */
  readonly resultsHeading: ((query: string) => string) | null
  readonly age: (listedAt: string, now: number) => string
  readonly form: { readonly title: string; readonly submit: string }
  readonly fields: Readonly<Record<ListingField, FieldText>>
  readonly listedToast: { readonly title: string; readonly description: string }
}

/** The texts of fields that both variants share. */
const commonFields = {
  originalPrice: { label: messages.originalPrice, example: '42,000' },
  category: { label: messages.category, example: '' },
  condition: { label: messages.condition, example: '' },
  location: { label: messages.location, example: messages.locationExample },
  description: { label: messages.description, example: messages.descriptionExample },
  phone: { label: messages.phoneNumber, example: '+254 700 000 000' },
} as const satisfies Partial<Record<ListingField, FieldText>>

const variantTexts: Readonly<Record<VariantId, VariantTexts>> = {
  marketplace: {
    title: messages.marketplace,
    searchPlaceholder: messages.searchMarketplace,
    loadingText: messages.loadingMarketplace,
    emptyText: messages.noItems,
    ownTab: { all: messages.allItems, mine: messages.myListings },
    shelves: {},
    resultsHeading: null,
    age: relativeAge,
    form: { title: messages.listForSale, submit: messages.listItem },
    fields: {
      ...commonFields,
      title: { label: messages.title, example: messages.titleExample },
      price: { label: messages.price, example: '1,200' },
    },
    listedToast: { title: messages.success, description: messages.listedInMarketplace },
  },
  secondHand: {
    title: messages.secondHand,
    searchPlaceholder: messages.searchSecondHand,
    loadingText: messages.loadingSecondHand,
    emptyText: messages.noItems,
    ownTab: null,
    shelves: { books: messages.textbooks },
    resultsHeading: (query) => messages.searchResults({ query }),
    age: secondsAge,
    form: { title: messages.sellItem, submit: messages.listItem },
    fields: {
      ...commonFields,
      title: { label: messages.title, example: 'HP EliteBook 840 G5' },
      price: { label: messages.sellingPrice, example: '25,000' },
    },
    listedToast: { title: messages.itemListed, description: messages.listedInSecondHand },
  },
}

/** A field of the form with its label. */
export type ShownField = FieldSpec & FieldText

/** A variant of the market as its screen shows it. */
export type MarketVariant = Omit<VariantTexts, 'shelves' | 'fields' | 'form'> & {
  readonly path: '/marketplace' | '/second-hand'
  readonly social: boolean
  /** The chips. The first shows all categories. */
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
    categories: [{ value: 'all', label: messages.allCategories }, ...variantValues[id].categories.map(category)],
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
