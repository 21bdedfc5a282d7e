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
  /** The slug of a campus. */
  | 'slug'
  /** An https address. */
  | 'url'
  /** `#rrggbb` */
  | 'colour'
  /** Contacts, one a line. */
  | 'contacts'

/** One field of a form. */
export type FieldSpec = {
  readonly column: string
  readonly label: string
  readonly kind: FieldKind
  readonly required?: boolean
  /** Not changed once the item is saved. */
  readonly fixed?: boolean
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

export type AdminTable = 'medicines' | 'groceries' | 'eshop_products' | 'service_providers' | 'rentals' | 'campuses'
export type AdminBucket = 'product-images' | 'rental-images'

/** The declaration of a tab: its list, form and rules. */
export type TabSpec = {
  readonly table: AdminTable
  /** Null for a table without pictures. */
  readonly bucket: AdminBucket | null
  /** The column that says to which campus an item belongs. */
  readonly campusColumn: 'campus' | 'slug'
  /** The column that names an item. */
  readonly title: 'name' | 'title'
  /** The column below the name in the list. */
  readonly summary: 'description' | 'town'
  readonly price: 'price' | 'price_per_day' | null
  /** Text after the price in the list. */
  readonly per: string
  readonly stock: boolean
  readonly canAdd: boolean
  readonly canDelete: boolean
  /** The message when another row has the same unique value; null where only the id is unique. */
  readonly takenText: string | null
  readonly searchLabel: string
  readonly savedTexts: { readonly created: string; readonly updated: string }
  readonly fields: readonly FieldSpec[]
}
