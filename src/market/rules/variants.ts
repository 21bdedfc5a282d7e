/**
 * The two variants of the market: `/marketplace` and the second-hand board `/second-hand`. Both read and write the same
 * listings; this file declares their differences.
 */

import type { ListingCategory, ListingCondition } from './listing'
import { variantValues, type VariantId } from './market-url'

export type ListingField =
  | 'title'
  | 'price'
  | 'originalPrice'
  | 'category'
  | 'condition'
  | 'location'
  | 'description'
  | 'phone'

/** One field of the form. */
export type FieldSpec = {
  readonly name: ListingField
  readonly kind: 'line' | 'text' | 'price' | 'phone' | 'category' | 'condition'
  readonly required: boolean
}

/** A condition filter, and the stored conditions that it covers. */
export type ConditionFilter = { readonly value: ListingCondition; readonly covers: readonly ListingCondition[] }

export type FormRules = {
  /** In the order of the form: the item first, then the place and the seller. */
  readonly fields: readonly FieldSpec[]
  /** The initial values of the selects; '' requires a choice. */
  readonly category: ListingCategory | ''
  readonly condition: ListingCondition | ''
}

type VariantRules = {
  readonly path: '/marketplace' | '/second-hand'
  /** Category tabs, hidden during a search. */
  readonly shelves: readonly ListingCategory[]
  readonly conditions: readonly ConditionFilter[]
  /** True if cards show the seller and the original price. */
  readonly social: boolean
  readonly form: FormRules & {
    readonly categories: readonly ListingCategory[]
    readonly conditions: readonly ListingCondition[]
  }
}

const exact = (...values: ListingCondition[]): ConditionFilter[] => values.map((value) => ({ value, covers: [value] }))

const title = { name: 'title', kind: 'line', required: true } as const
const price = { name: 'price', kind: 'price', required: true } as const
const category = { name: 'category', kind: 'category' } as const
const condition = { name: 'condition', kind: 'condition' } as const
const location = { name: 'location', kind: 'line' } as const
const description = { name: 'description', kind: 'text' } as const
const phone = { name: 'phone', kind: 'phone', required: true } as const

export const variantRules: Readonly<Record<VariantId, VariantRules>> = {
  marketplace: {
    path: '/marketplace',
    shelves: [],
    // Three filters for six stored conditions: Used covers every used one.
    conditions: [...exact('new', 'like-new'), { value: 'used', covers: ['used', 'excellent', 'good', 'fair'] }],
    social: false,
    form: {
      fields: [
        title,
        price,
        { ...category, required: false },
        { ...condition, required: false },
        { ...description, required: false },
        { ...location, required: false },
        phone,
      ],
      categories: variantValues.marketplace.categories,
      conditions: ['new', 'used', 'like-new'],
      category: 'other',
      condition: 'used',
    },
  },
  secondHand: {
    path: '/second-hand',
    shelves: ['electronics', 'books', 'furniture', 'clothing'],
    conditions: exact(...variantValues.secondHand.conditions),
    social: true,
    form: {
      fields: [
        title,
        { ...category, required: true },
        price,
        { name: 'originalPrice', kind: 'price', required: false },
        { ...condition, required: true },
        { ...description, required: true },
        { ...location, required: true },
        phone,
      ],
      categories: variantValues.secondHand.categories,
      conditions: ['new', 'like-new', 'excellent', 'good', 'fair'],
      category: '',
      condition: '',
    },
  },
}
