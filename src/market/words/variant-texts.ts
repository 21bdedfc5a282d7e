import type { ListingCategory } from '@/market/rules/listing'
import type { VariantId } from '@/market/rules/market-url'
import type { ListingField } from '@/market/rules/variants'
import { relativeAge } from '@/kit/words/list-age'
import { secondsAge } from '@/kit/words/relative-age'
import * as messages from '#words/market/variants'

export type FieldText = { readonly label: string; readonly example: string }

/** What a variant of the market says. */
export type VariantTexts = {
  readonly title: string
  readonly searchPlaceholder: string
  readonly loadingText: string
  readonly emptyText: string
  /** Null: no tabs. */
  readonly ownTab: { readonly all: string; readonly mine: string } | null
  /** The labels of shelves that are not those of their category. */
  readonly shelves: Partial<Readonly<Record<ListingCategory, string>>>
  /** The heading of search results; null: none. */
  readonly resultsHeading: ((query: string) => string) | null
  readonly age: (listedAt: string, now: number) => string
  readonly form: { readonly title: string; readonly submit: string }
  readonly fields: Readonly<Record<ListingField, FieldText>>
  readonly listedToast: { readonly title: string; readonly description: string }
}

/** The texts of the fields that the variants share. */
const commonFields = {
  originalPrice: { label: messages.originalPrice, example: '42,000' },
  category: { label: messages.category, example: '' },
  condition: { label: messages.condition, example: '' },
  location: { label: messages.location, example: messages.locationExample },
  description: { label: messages.description, example: messages.descriptionExample },
  phone: { label: messages.phoneNumber, example: '+254 700 000 000' },
} as const satisfies Partial<Record<ListingField, FieldText>>

export const variantTexts: Readonly<Record<VariantId, VariantTexts>> = {
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
