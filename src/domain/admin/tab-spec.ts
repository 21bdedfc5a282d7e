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
  /** Several entries, separated by commas. */
  | 'list'
  | 'picture'
  /** Several pictures; the column holds the primary one. */
  | 'gallery'

/** One field of a form. */
export type FieldSpec = {
  readonly column: string
  readonly label: string
  readonly kind: FieldKind
  readonly required?: boolean
  /** Maximum length, value or number of entries, depending on the kind. */
  readonly max: number
  readonly placeholder?: string
  readonly hint?: string
  /** The initial value. */
  readonly initial?: string
  /** For the kind `category`. */
  readonly choices?: readonly Choice[]
  /** True if rows may have a category that is not among the choices. It is kept. */
  readonly open?: boolean
}

export type AdminTable = 'medicines' | 'groceries' | 'eshop_products' | 'service_providers' | 'rentals'
export type AdminBucket = 'product-images' | 'rental-images'

/** The declaration of a tab: its list, form and rules. */
export type TabSpec = {
  readonly table: AdminTable
  readonly bucket: AdminBucket
  /** The column that names an item. */
  readonly title: 'name' | 'title'
  readonly price: 'price' | 'price_per_day' | null
  /** Text after the price in the list. */
  readonly per: string
  readonly stock: boolean
  readonly searchLabel: string
  readonly savedTexts: { readonly created: string; readonly updated: string }
  readonly fields: readonly FieldSpec[]
}
