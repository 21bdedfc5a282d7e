/**
 * The two variants of the market: `/marketplace` and the second-hand board `/second-hand`. Both read and write the same
 * listings; this file declares their differences.
 */

import type { ListingCategory, ListingCondition } from './listing'
import { variantValues, type VariantId } from './market-url'

/** A condition filter, and the stored conditions that it covers. */
export type ConditionFilter = { readonly value: ListingCondition; readonly covers: readonly ListingCondition[] }

type VariantRules = {
  readonly path: '/marketplace' | '/second-hand'
  /** Category tabs, hidden during a search. */
  readonly shelves: readonly ListingCategory[]
  readonly conditions: readonly ConditionFilter[]
  /** True if cards show the seller and the original price. */
  readonly social: boolean
}

const exact = (...values: ListingCondition[]): ConditionFilter[] => values.map((value) => ({ value, covers: [value] }))

export const variantRules: Readonly<Record<VariantId, VariantRules>> = {
  marketplace: {
    path: '/marketplace',
    shelves: [],
    // Three filters for six stored conditions: Used covers every used one.
    conditions: [...exact('new', 'like-new'), { value: 'used', covers: ['used', 'excellent', 'good', 'fair'] }],
    social: false,
  },
  secondHand: {
    path: '/second-hand',
    shelves: ['electronics', 'books', 'furniture', 'clothing'],
    conditions: exact(...variantValues.secondHand.conditions),
    social: true,
  },
}
