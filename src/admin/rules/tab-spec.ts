import type { CatalogueKind } from './catalogue-kinds'
import type { CampusSlug } from '@/kit/rules/campus'

export type FieldKind =
  | 'line'
  | 'text'
  | 'phone'
  /** A whole number, 0 or more. */
  | 'whole'
  /** Whole shillings. */
  | 'price'
  /** A whole number, below 0 too: from -`max` to `max`. */
  | 'signed'
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
  /** A day, ISO. */
  | 'date'
  /** Opening hours, as `readHours` reads them. */
  | 'hours'
  /** An address of the app, or an https address. */
  | 'link'
  /** Parts of the item with fields of their own, such as the services of a salon. */
  | 'parts'

/** The columns of all tabs. */
export type AdminColumn =
  | 'name'
  | 'title'
  | 'description'
  | 'price'
  | 'price_per_day'
  | 'stock'
  | 'category'
  | 'image_url'
  | 'prescription_required'
  | 'store_name'
  | 'shop_id'
  | 'speciality'
  | 'rating'
  | 'location'
  | 'availability'
  | 'phone'
  | 'whatsapp'
  | 'amenities'
  | 'contact_phone'
  | 'contact_whatsapp'
  | 'slug'
  | 'short_name'
  | 'town'
  | 'colour'
  | 'website'
  | 'contacts'
  | 'emergency'
  | 'position'
  | 'deposit'
  | 'included'
  | 'walking_minutes'
  | 'east_m'
  | 'north_m'
  | 'confirmed_on'
  | CatalogueColumn
  | `${TranslatedColumn}Sw`

/** The fields of the entries of catalogues, beyond those above. */
type CatalogueColumn =
  | 'image'
  | 'restaurant'
  | 'deliveryTime'
  | 'freeDelivery'
  | 'products'
  | 'services'
  | 'tab'
  | 'vehicle'
  | 'capacity'
  | 'hours'
  | 'kind'
  | 'text'
  | 'from'
  | 'period'
  | 'place'
  | 'time'
  | 'date'
  | 'badge'
  | 'link'
  | 'background'
  | 'originalPrice'
  | 'items'
  | 'reviews'

/** The fields of entries that may have a translation: see `translationEnding`. */
export type TranslatedColumn =
  | 'name'
  | 'title'
  | 'description'
  | 'text'
  | 'from'
  | 'period'
  | 'place'
  | 'time'
  | 'hours'
  | 'price'
  | 'badge'
  | 'items'

/** Ten million shillings: the highest price that the database takes. */
export const maxListedPrice = 10_000_000

/** One field of a form. */
export type FieldSpec = {
  readonly column: AdminColumn
  readonly kind: FieldKind
  readonly required?: boolean
  /** True if an empty field is left out of the item: the original is shown. */
  readonly translation?: true
  /** Not changed once the item is saved. */
  readonly fixed?: boolean
  /** Maximum length, value or number of entries, depending on the kind. */
  readonly max: number
  /** The initial value. */
  readonly initial?: string
  /** The choices, for the kind `category`. */
  readonly categories?: readonly string[]
  /** True if rows may have another category. It is kept. */
  readonly open?: boolean
  /** The item has the field only if another field has this value. */
  readonly onlyFor?: { readonly column: AdminColumn; readonly value: string }
  /** The fields of each part, for the kind `parts`. */
  readonly parts?: readonly FieldSpec[]
}

export type AdminTable =
  | 'medicines'
  | 'groceries'
  | 'eshop_products'
  | 'service_providers'
  | 'rentals'
  | 'campuses'
  | 'catalogues'
export type AdminBucket = 'product-images' | 'rental-images'

/** The declaration of a tab: its list, form and rules. */
export type TabSpec = {
  readonly table: AdminTable
  /** The catalogue, for entries of `catalogues`; null for rows of other tables. */
  readonly catalogue: CatalogueKind | null
  /** Null for a table without pictures. */
  readonly bucket: AdminBucket | null
  /** The column that says to which campus an item belongs. */
  readonly campusColumn: 'campus' | 'slug'
  /** The column that names an item. */
  readonly title: 'name' | 'title'
  /** The column below the name in the list. */
  readonly summary: AdminColumn
  readonly price: 'price' | 'price_per_day' | null
  readonly stock: boolean
  readonly canAdd: boolean
  readonly canDelete: boolean
  /** True if the slug must be unique, too, besides the id. */
  readonly hasSlug: boolean
  readonly fields: readonly FieldSpec[]
}

/** Identifies a catalogue. */
export type CatalogueKey = { readonly name: CatalogueKind; readonly campus: CampusSlug }

/** The catalogue of a tab; null for a tab of rows. */
export const catalogueKeyOf = (
  { catalogue }: Pick<TabSpec, 'catalogue'>,
  campus: CampusSlug | null,
): CatalogueKey | null => (catalogue !== null && campus !== null ? { name: catalogue, campus } : null)
