import type { ListingCategory } from '@/market/rules/listing'
import { variantValues, type VariantId } from '@/market/rules/market-url'
import { variantRules, type ConditionFilter } from '@/market/rules/variants'
import type { Choice, Choices } from '@/kit/rules/choice'
import { listAge, secondsAge } from '@/kit/words/list-age'
import * as messages from '#words/market/variants'
import { categoryLabels, conditionLabels } from './listing'
import * as titles from '#words/kit/screen-titles'

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
}

const variantTexts: Readonly<Record<VariantId, VariantTexts>> = {
  marketplace: {
    title: titles.marketplace,
    searchPlaceholder: messages.searchMarketplace,
    loadingText: messages.loadingMarketplace,
    emptyText: messages.noItems,
    ownTab: { all: messages.allItems, mine: messages.myListings },
    shelves: {},
    resultsHeading: null,
    age: listAge,
  },
  secondHand: {
    title: titles.secondHand,
    searchPlaceholder: messages.searchSecondHand,
    loadingText: messages.loadingSecondHand,
    emptyText: messages.noItems,
    ownTab: null,
    shelves: { books: messages.textbooks },
    resultsHeading: (query) => messages.searchResults({ query }),
    age: secondsAge,
  },
}

/** A variant of the market as its screen shows it. */
export type MarketVariant = Omit<VariantTexts, 'shelves'> & {
  readonly path: '/marketplace' | '/second-hand'
  readonly social: boolean
  /** The chips. The first shows all categories. */
  readonly categories: Choices<'all' | ListingCategory>
  readonly shelves: readonly Choice<ListingCategory>[]
  readonly conditions: readonly (Choice & ConditionFilter)[]
}

const category = (value: ListingCategory): Choice<ListingCategory> => ({ value, label: categoryLabels[value] })

const shown = (id: VariantId): MarketVariant => {
  const { conditions, shelves, ...rules } = variantRules[id]
  const texts = variantTexts[id]
  return {
    ...rules,
    ...texts,
    categories: [{ value: 'all', label: messages.allCategories }, ...variantValues[id].categories.map(category)],
    shelves: shelves.map((value) => ({ value, label: texts.shelves[value] ?? categoryLabels[value] })),
    conditions: conditions.map((filter) => ({ ...filter, label: conditionLabels[filter.value] })),
  }
}

export const marketVariants: Readonly<Record<VariantId, MarketVariant>> = {
  marketplace: shown('marketplace'),
  secondHand: shown('secondHand'),
}

export const variantOf = (id: VariantId): MarketVariant => marketVariants[id]
