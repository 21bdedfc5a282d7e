import type { Choice } from '../shared/choice'

export type FieldKind =
  | 'line'
  | 'text'
  | 'phone'
  /** A whole number, 0 or more. */
  | 'whole'
  /** 0 to `max`, with one decimal. */
  | 'rating'
  | 'category'
  | 'shop'
  | 'flag'
  /** Several words, parted by a comma and a space. */
  | 'list'
  | 'picture'
  /** Several pictures; the column holds the primary one. */
  | 'gallery'

/** One field of a form: what it fills, how it is asked for, and its bound. */
export type FieldSpec = {
  readonly column: string
  readonly label: string
  readonly kind: FieldKind
  readonly required?: boolean
  /** The longest text, the highest number, the most entries. */
  readonly max: number
  readonly placeholder?: string
  readonly hint?: string
  /** What is filled in at first. */
  readonly initial?: string
  /** Of a category. */
  readonly choices?: readonly Choice[]
  /** Whether the table may hold a category that is none of the choices; such a one stays. */
  readonly open?: boolean
}

export type AdminTable = 'medicines' | 'groceries' | 'eshop_products' | 'service_providers' | 'rentals'
export type AdminBucket = 'product-images' | 'rental-images'

/** What a tab of the panel manages: its list, its form and its rules come from here alone. */
export type TabSpec = {
  readonly table: AdminTable
  readonly bucket: AdminBucket
  /** The column that names an item. */
  readonly title: 'name' | 'title'
  readonly price: 'price' | 'price_per_day' | null
  /** What follows the price in the list. */
  readonly per: string
  readonly stock: boolean
  readonly searchLabel: string
  readonly savedTexts: { readonly created: string; readonly updated: string }
  readonly fields: readonly FieldSpec[]
}
