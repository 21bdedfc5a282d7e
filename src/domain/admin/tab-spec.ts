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

/** The columns of all tabs. */
export type AdminColumn =
  | 'name' | 'title' | 'description' | 'price' | 'price_per_day' | 'stock' | 'category' | 'image_url' | 'prescription_required' | 'store_name'
  | 'shop_id' | 'speciality' | 'rating' | 'location' | 'availability' | 'phone' | 'whatsapp' | 'amenities' | 'contact_phone' | 'contact_whatsapp'
  | 'slug' | 'short_name' | 'town' | 'colour' | 'website' | 'contacts' | 'emergency' | 'position'

/** One field of a form. */
export type FieldSpec = {
  readonly column: AdminColumn
  readonly kind: FieldKind
  readonly required?: boolean
  /** Not changed once the item is saved. */
  readonly fixed?: boolean
  /** Maximum length, value or number of entries, depending on the kind. */
  readonly max: number
  /** The initial value. */
  readonly initial?: string
  /** What can be chosen, for the kind `category`. */
  readonly categories?: readonly string[]
  /** True if rows may have another category. It is kept. */
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
  readonly stock: boolean
  readonly canAdd: boolean
  readonly canDelete: boolean
  /** Whether the slug is unique, besides the id. */
  readonly hasSlug: boolean
  readonly fields: readonly FieldSpec[]
}
