import * as v from 'valibot'
import type { Database } from '../../remote/database-types.gen'

/**
 * The tables that every phone copies, with their rows as the server sends them. A pull requests only the columns that are
 * keys of these schemas.
 */
const row = {
  id: v.pipe(v.string(), v.uuid()),
  rev: v.pipe(v.number(), v.safeInteger()),
  created_at: v.string(),
}
const optionalText = v.nullable(v.string())
/** Validates only that it is a list; the feature validates the entries. */
const list = v.custom<Database['public']['Tables']['campuses']['Row']['contacts']>(Array.isArray)

export const replicatedTables = {
  campuses: v.object({
    ...row,
    slug: v.string(),
    name: v.string(),
    short_name: v.string(),
    town: v.string(),
    colour: v.string(),
    website: optionalText,
    contacts: list,
    emergency: list,
    position: v.number(),
  }),
  groceries: v.object({
    ...row,
    name: v.string(),
    description: optionalText,
    price: v.number(),
    category: v.string(),
    image_url: optionalText,
    store_name: optionalText,
    whatsapp: optionalText,
  }),
  medicines: v.object({
    ...row,
    name: v.string(),
    description: optionalText,
    price: v.number(),
    stock: v.number(),
    category: v.string(),
    image_url: optionalText,
    prescription_required: v.boolean(),
  }),
  shops: v.object({
    ...row,
    shop_name: v.string(),
    description: optionalText,
    category: optionalText,
    contact_number: optionalText,
    image_url: optionalText,
  }),
  eshop_products: v.object({
    ...row,
    name: v.string(),
    description: optionalText,
    price: v.number(),
    category: optionalText,
    stock: v.nullable(v.number()),
    image_url: optionalText,
    shop_id: optionalText,
  }),
  service_providers: v.object({
    ...row,
    name: v.string(),
    speciality: optionalText,
    category: v.string(),
    rating: v.nullable(v.number()),
    location: optionalText,
    availability: optionalText,
    description: optionalText,
    image_url: optionalText,
    phone: optionalText,
    whatsapp: optionalText,
  }),
  rentals: v.object({
    ...row,
    title: v.string(),
    description: optionalText,
    price_per_day: v.number(),
    location: v.string(),
    category: v.string(),
    amenities: v.array(v.string()),
    image_url: optionalText,
    contact_phone: optionalText,
    contact_whatsapp: optionalText,
  }),
  rental_photos: v.object({
    ...row,
    rental_id: v.string(),
    image_url: v.string(),
    is_primary: v.boolean(),
  }),
  university_links: v.object({
    ...row,
    name: v.string(),
    description: optionalText,
    url: v.string(),
    icon: optionalText,
  }),
  gossip_posts: v.object({
    ...row,
    content: v.string(),
    category: v.string(),
    likes_count: v.number(),
    image_url: optionalText,
  }),
  items: v.object({
    ...row,
    title: v.string(),
    description: optionalText,
    price: v.number(),
    original_price: v.nullable(v.number()),
    category: v.string(),
    condition: v.string(),
    status: v.string(),
    location: optionalText,
    seller_name: optionalText,
    image_url: optionalText,
    user_id: optionalText,
  }),
  item_photos: v.object({
    ...row,
    item_id: v.string(),
    image_url: v.string(),
    position: v.number(),
  }),
} as const

export type ReplicatedTable = keyof typeof replicatedTables
export type ReplicaRow<Table extends ReplicatedTable> = v.InferOutput<(typeof replicatedTables)[Table]>

type Holds<Claims extends Record<ReplicatedTable, true>> = Claims
/** Does not compile when these schemas differ from the migrated database. @claim */
export type SchemasMatchDatabase = Holds<{
  [Table in ReplicatedTable]: Database['public']['Tables'][Table]['Row'] extends ReplicaRow<Table> ? true : false
}>

export const replicatedTableNames = Object.keys(replicatedTables).filter(
  (name): name is ReplicatedTable => name in replicatedTables,
)

export const isReplicatedTable = (name: string): name is ReplicatedTable => name in replicatedTables

type Window = {
  readonly size: number
  /** False for a row that only its owner's phone copies. */
  readonly isShared: (row: { readonly status?: string }) => boolean
}

/** Of these, a phone copies only the newest rows: the same ones that `sync()` sends (`private.synced_tables()`). */
export const windows: { readonly [Table in ReplicatedTable]?: Window } = {
  gossip_posts: { size: 100, isShared: () => true },
  items: { size: 150, isShared: ({ status }) => status !== 'sold' },
}

/** Rows that are copied only with the row they belong to. */
export const partsOf: { readonly [Table in ReplicatedTable]?: { readonly table: ReplicatedTable; readonly column: string } } = {
  item_photos: { table: 'items', column: 'item_id' },
}
