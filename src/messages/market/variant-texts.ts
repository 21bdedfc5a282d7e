import type { ListingCategory } from '@/domain/market/listing'
import type { VariantId } from '@/domain/market/market-url'
import type { ListingField } from '@/domain/market/variants'
import { relativeAge, secondsAge } from '../shared/relative-age'

export type FieldText = { readonly label: string; readonly example: string }

/** What a variant of the market says. */
export type VariantTexts = {
  readonly title: string
  readonly intro: string
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
  originalPrice: { label: 'Original Price (KSh)', example: '42,000' },
  category: { label: 'Category', example: '' },
  condition: { label: 'Condition', example: '' },
  location: { label: 'Location', example: 'Main gate' },
  description: { label: 'Description', example: 'What a buyer should know' },
  phone: { label: 'Phone Number', example: '+254 700 000 000' },
} as const satisfies Partial<Record<ListingField, FieldText>>

export const variantTexts: Readonly<Record<VariantId, VariantTexts>> = {
  marketplace: {
    title: 'Marketplace',
    intro: 'Buy and sell on campus.',
    searchPlaceholder: 'Search items...',
    loadingText: 'Loading marketplace...',
    emptyText: 'No items found matching your criteria.',
    ownTab: { all: 'All Items', mine: 'My Listings' },
    shelves: {},
    resultsHeading: null,
    age: relativeAge,
    form: { title: 'List Item for Sale', submit: 'List Item' },
    fields: {
      ...commonFields,
      title: { label: 'Title', example: 'Scientific calculator' },
      price: { label: 'Price (KSh)', example: '1,200' },
    },
    listedToast: { title: 'Success', description: 'Your item has been listed successfully!' },
  },
  secondHand: {
    title: 'Second-hand',
    intro: 'Used things, good prices.',
    searchPlaceholder: 'Search second-hand items...',
    loadingText: 'Loading items...',
    emptyText: 'No items found matching your criteria.',
    ownTab: null,
    shelves: { books: 'Textbooks' },
    resultsHeading: (query) => `Search results for "${query}"`,
    age: secondsAge,
    form: { title: 'Sell Item', submit: 'List Item' },
    fields: {
      ...commonFields,
      title: { label: 'Title', example: 'HP EliteBook 840 G5' },
      price: { label: 'Selling Price (KSh)', example: '25,000' },
    },
    listedToast: {
      title: 'Item Listed!',
      description: 'Your item has been posted successfully. Buyers will contact you directly.',
    },
  },
}
