/**
 * The two variants of the market: `/marketplace` and the second-hand board `/second-hand`. Both read and write the same
 * listings; this file declares their differences.
 */

import type { Choice, Choices } from '../shared/choice'
import { relativeAge, secondsAge } from '../shared/relative-age'
import { categoryLabels, conditionLabels, type ListingCategory, type ListingCondition } from './listing'
import { variantValues, type VariantId } from './market-url'

export type ListingField = 'title' | 'price' | 'originalPrice' | 'category' | 'condition' | 'location' | 'description' | 'phone'

/** One field of the form. */
export type FieldSpec = {
  readonly name: ListingField
  readonly label: string
  readonly kind: 'line' | 'text' | 'price' | 'phone' | 'category' | 'condition'
  readonly required: boolean
  readonly example: string
}

/** A condition filter, and the stored conditions that it covers. */
export type ConditionChoice = Choice & { readonly covers: readonly ListingCondition[] }

export type MarketVariant = {
  readonly path: '/marketplace' | '/second-hand'
  readonly title: string
  readonly intro: string
  readonly searchPlaceholder: string
  readonly loadingText: string
  readonly emptyText: string
  /** Chips; the first shows everything. */
  readonly categories: Choices<'all' | ListingCategory>
  /** Null: no tabs. */
  readonly ownTab: { readonly all: string; readonly mine: string } | null
  /** Category tabs, hidden during a search. */
  readonly shelves: readonly Choice<ListingCategory>[]
  /** The heading of search results; null: none. */
  readonly resultsHeading: ((query: string) => string) | null
  readonly conditions: readonly ConditionChoice[]
  readonly age: (listedAt: string, now: number) => string
  /** Whether cards show the seller, the original price and a heart. */
  readonly social: boolean
  readonly form: {
    readonly title: string
    readonly submit: string
    readonly fields: readonly FieldSpec[]
    readonly categories: readonly Choice<ListingCategory>[]
    readonly conditions: readonly Choice<ListingCondition>[]
    /** The initial values of the selects; '' must be chosen. */
    readonly category: ListingCategory | ''
    readonly condition: ListingCondition | ''
  }
  readonly listedToast: { readonly title: string; readonly description: string }
}

const choices = <Value extends string>(labels: Readonly<Record<Value, string>>, ...values: readonly Value[]): Choice<Value>[] =>
  values.map((value) => ({ value, label: labels[value] }))

const categories = (...values: ListingCategory[]) => choices<ListingCategory>(categoryLabels, ...values)
const conditions = (...values: ListingCondition[]) => choices<ListingCondition>(conditionLabels, ...values)
const exactConditions = (...values: ListingCondition[]): ConditionChoice[] => conditions(...values).map((choice) => ({ ...choice, covers: [choice.value] }))

const title = { name: 'title', label: 'Title', kind: 'line', required: true } as const
const category = { name: 'category', label: 'Category', kind: 'category', example: '' } as const
const condition = { name: 'condition', label: 'Condition', kind: 'condition', example: '' } as const
const location = { name: 'location', label: 'Location', kind: 'line', example: 'Main gate' } as const
const description = { name: 'description', label: 'Description', kind: 'text', example: 'What a buyer should know' } as const
const phone = { name: 'phone', label: 'Phone Number', kind: 'phone', required: true, example: '+254 700 000 000' } as const

export const marketVariants = {
  marketplace: {
    path: '/marketplace',
    title: 'Marketplace',
    intro: 'Buy and sell on campus.',
    searchPlaceholder: 'Search items...',
    loadingText: 'Loading marketplace...',
    emptyText: 'No items found matching your criteria.',
    categories: [
      { value: 'all', label: 'All' },
      ...categories(...variantValues.marketplace.categories),
    ],
    ownTab: { all: 'All Items', mine: 'My Listings' },
    shelves: [],
    resultsHeading: null,
    // Three filters for six stored conditions: Used covers every used one.
    conditions: [...exactConditions('new', 'like-new'), { value: 'used', label: 'Used', covers: ['used', 'excellent', 'good', 'fair'] }],
    age: relativeAge,
    social: false,
    form: {
      title: 'List Item for Sale',
      submit: 'List Item',
      fields: [
        { ...title, example: 'Scientific calculator' },
        { name: 'price', label: 'Price (KSh)', kind: 'price', required: true, example: '1,200' },
        { ...category, required: false },
        { ...condition, required: false },
        phone,
        { ...location, required: false },
        { ...description, required: false },
      ],
      categories: categories(...variantValues.marketplace.categories),
      conditions: conditions('new', 'used', 'like-new'),
      category: 'other',
      condition: 'used',
    },
    listedToast: { title: 'Success', description: 'Your item has been listed successfully!' },
  },
  secondHand: {
    path: '/second-hand',
    title: 'Second-hand',
    intro: 'Used things, good prices.',
    searchPlaceholder: 'Search second-hand items...',
    loadingText: 'Loading items...',
    emptyText: 'No items found matching your criteria.',
    categories: [{ value: 'all', label: 'All' }, ...categories(...variantValues.secondHand.categories)],
    ownTab: null,
    shelves: [
      { value: 'electronics', label: 'Electronics' },
      { value: 'books', label: 'Textbooks' },
      { value: 'furniture', label: 'Furniture' },
      { value: 'clothing', label: 'Clothing' },
    ],
    resultsHeading: (query) => `Search results for "${query}"`,
    conditions: exactConditions(...variantValues.secondHand.conditions),
    age: secondsAge,
    social: true,
    form: {
      title: 'Sell Item',
      submit: 'List Item',
      fields: [
        { ...title, example: 'HP EliteBook 840 G5' },
        { ...category, required: true },
        { name: 'price', label: 'Selling Price (KSh)', kind: 'price', required: true, example: '25,000' },
        { name: 'originalPrice', label: 'Original Price (KSh)', kind: 'price', required: false, example: '42,000' },
        { ...condition, required: true },
        { ...location, required: true },
        phone,
        { ...description, required: true },
      ],
      categories: categories(...variantValues.secondHand.categories),
      conditions: conditions('new', 'like-new', 'excellent', 'good', 'fair'),
      category: '',
      condition: '',
    },
    listedToast: {
      title: 'Item Listed!',
      description: 'Your item has been posted successfully. Buyers will contact you directly.',
    },
  },
} as const satisfies Record<VariantId, MarketVariant>

/** Widened to `MarketVariant`, for code that serves both variants. */
export const variantOf = (id: VariantId): MarketVariant => marketVariants[id]
