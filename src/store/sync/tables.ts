import * as v from 'valibot'
import { isWebLink } from '@/kit/rules/own-address'
import type { Database } from '../remote/database-types.gen'
import { likeAcknowledged } from './declaration/like-acknowledged'
import type { Declaration } from './declaration/declaration'

/** The columns that every copied row has. */
const keyColumns = { id: v.pipe(v.string(), v.uuid()), rev: v.pipe(v.number(), v.safeInteger()) }
const datedRow = { ...keyColumns, created_at: v.string() }
const optionalText = v.nullable(v.string())
const described = { name: v.string(), description: optionalText }
/** A photo whose address was refused stays in the list, with an empty address (`withOwnPicture`). */
const photo = v.pipe(
  optionalText,
  v.transform((address) => address ?? ''),
)
const optionalNumber = v.nullable(v.number())
type Stored = Database['public']['Tables']
/** Validates only that it is a list; the room validates the entries. */
const lines = v.custom<Stored['campuses']['Row']['contacts']>(Array.isArray)
const list = v.custom<Stored['pregnancy_tracking']['Row']['symptoms']>(Array.isArray)
const entries = v.custom<Stored['catalogues']['Row']['entries']>(Array.isArray)

/**
 * Every table that a phone copies or writes. A pull requests only the columns that are keys of the schemas; a migration
 * that does not fit them fails to compile. The order is that of an answer.
 */
export const tables = {
  campuses: {
    copies: 'shared',
    indexes: 'slug',
    schema: v.object({
      ...datedRow,
      slug: v.string(),
      name: v.string(),
      short_name: v.string(),
      town: v.string(),
      colour: v.string(),
      website: v.pipe(
        optionalText,
        v.transform((website) => (website !== null && isWebLink(website) ? website : null)),
      ),
      contacts: lines,
      emergency: lines,
      position: v.number(),
    }),
  },
  gossip_posts: {
    copies: 'shared',
    // The compound index sorts one tab of the feed without loading its posts.
    indexes: 'created_at, [category+created_at]',
    schema: v.object({
      ...datedRow,
      content: v.string(),
      category: v.string(),
      likes_count: v.number(),
      image_url: optionalText,
    }),
    window: { size: 100, isShared: () => true },
  },
  items: {
    copies: 'shared',
    indexes: 'created_at, user_id',
    schema: v.object({
      ...datedRow,
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
    window: { size: 150, isShared: ({ status }) => status !== 'sold' },
    write: {
      returning: 'copy',
      onDuplicate: 'compare',
      defaults: {
        description: null,
        original_price: null,
        category: 'other',
        condition: 'used',
        status: 'available',
        location: null,
        seller_name: null,
        image_url: null,
        user_id: null,
      },
    },
  },
  item_photos: {
    copies: 'shared',
    indexes: 'item_id',
    schema: v.object({ ...datedRow, item_id: v.string(), image_url: photo, position: v.number() }),
    partOf: { table: 'items', column: 'item_id' },
    write: { returning: 'copy', onDuplicate: 'compare', defaults: { position: 0 } },
  },
  groceries: {
    copies: 'shared',
    indexes: 'created_at',
    schema: v.object({
      ...datedRow,
      ...described,
      price: v.number(),
      category: v.string(),
      image_url: optionalText,
      store_name: optionalText,
      whatsapp: optionalText,
      /** The id of a store that had another name before. Copies of earlier versions and earlier servers lack it. */
      store_id: v.exactOptional(optionalText),
    }),
  },
  medicines: {
    copies: 'shared',
    indexes: 'created_at',
    schema: v.object({
      ...datedRow,
      ...described,
      price: v.number(),
      stock: v.number(),
      category: v.string(),
      image_url: optionalText,
      prescription_required: v.boolean(),
    }),
  },
  shops: {
    copies: 'shared',
    indexes: 'shop_name',
    schema: v.object({
      ...datedRow,
      shop_name: v.string(),
      description: optionalText,
      category: optionalText,
      contact_number: optionalText,
      image_url: optionalText,
    }),
  },
  eshop_products: {
    copies: 'shared',
    indexes: 'shop_id',
    schema: v.object({
      ...datedRow,
      ...described,
      price: v.number(),
      category: optionalText,
      stock: v.nullable(v.number()),
      image_url: optionalText,
      shop_id: optionalText,
    }),
  },
  service_providers: {
    copies: 'shared',
    schema: v.object({
      ...datedRow,
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
  },
  rentals: {
    copies: 'shared',
    indexes: 'created_at',
    schema: v.object({
      ...datedRow,
      title: v.string(),
      description: optionalText,
      price_per_day: v.number(),
      location: v.string(),
      category: v.string(),
      amenities: v.array(v.string()),
      image_url: optionalText,
      contact_phone: optionalText,
      contact_whatsapp: optionalText,
      deposit: optionalNumber,
      included: v.array(v.string()),
      walking_minutes: optionalNumber,
      east_m: optionalNumber,
      north_m: optionalNumber,
      confirmed_on: optionalText,
    }),
  },
  rental_photos: {
    copies: 'shared',
    indexes: 'rental_id',
    schema: v.object({ ...datedRow, rental_id: v.string(), image_url: photo, is_primary: v.boolean() }),
  },
  university_links: {
    copies: 'shared',
    indexes: 'created_at',
    schema: v.object({ ...datedRow, ...described, url: v.pipe(v.string(), v.check(isWebLink)), icon: optionalText }),
  },
  /** The catalogues that an admin has edited: shown in place of the files that come with the app. */
  catalogues: {
    copies: 'shared',
    indexes: 'name',
    schema: v.object({ ...datedRow, name: v.string(), entries }),
  },
  /** The sums of people's ratings of a provider. */
  provider_scores: {
    copies: 'shared',
    schema: v.object({ ...datedRow, provider: v.string(), ratings: v.number(), stars_sum: v.number() }),
  },
  profiles: {
    copies: 'own',
    schema: v.object({
      ...keyColumns,
      full_name: optionalText,
      email: optionalText,
      phone: optionalText,
      university: optionalText,
      course: optionalText,
      year_of_study: v.number(),
      campus: optionalText,
      role: v.string(),
    }),
    write: { returning: 'copy', onDuplicate: 'compare', defaults: {} },
  },
  /** One datedRow per liked post, never deleted: taking a like back sets `liked` to false. */
  gossip_likes: {
    copies: 'own',
    indexes: 'post_id',
    schema: v.object({ ...keyColumns, post_id: v.string(), liked: v.boolean() }),
    write: {
      returning: 'copy',
      onDuplicate: 'done',
      defaults: {},
      switch: { function: 'set_like', row: 'post', on: 'liked' },
      acknowledged: likeAcknowledged,
    },
  },
  /** The person's own posts, published or not. */
  gossip_submissions: {
    copies: 'own',
    schema: v.object({
      ...keyColumns,
      created_at: v.string(),
      content: v.string(),
      category: v.string(),
      image_path: optionalText,
      release: v.string(),
      state: v.string(),
      removed_for: optionalText,
    }),
    write: {
      returning: 'copy',
      onDuplicate: 'compare',
      defaults: { image_path: null, release: 'soon', state: 'waiting', removed_for: null },
      // Until a post is published, only this phone can show its photo.
      needsPhotos: ({ state }) => state === 'waiting' || state === 'held',
    },
  },
  /** The person's own ratings of providers of their campus. */
  provider_ratings: {
    copies: 'own',
    schema: v.object({ ...keyColumns, provider: v.string(), stars: v.number() }),
    write: { returning: 'copy', onDuplicate: 'compare', defaults: {} },
  },
  pregnancy_tracking: {
    copies: 'own',
    sealable: true,
    schema: v.object({
      ...keyColumns,
      pregnancy_start_date: v.string(),
      due_date: v.string(),
      current_week: v.number(),
      baby_name: optionalText,
      notes: optionalText,
      appointments: list,
      symptoms: list,
      weight_tracking: list,
    }),
    write: {
      returning: 'copy',
      onDuplicate: 'compare',
      defaults: { baby_name: null, notes: null, appointments: [], symptoms: [], weight_tracking: [] },
    },
  },
  reports: { copies: 'none', write: { returning: 'id', onDuplicate: 'done', defaults: {} } },
  contact_messages: { copies: 'none', write: { returning: null, onDuplicate: 'done', defaults: {} } },
  newsletter_subscriptions: { copies: 'none', write: { returning: null, onDuplicate: 'done', defaults: {} } },
  push_subscriptions: {
    copies: 'none',
    // The returned columns show whether an update has reached the server. An update with `before: {}` and `baseRev: 0`
    // never conflicts: it is rebased on whatever the server has.
    write: { returning: 'id,rev,endpoint,p256dh,auth,wake_at', onDuplicate: 'compare', defaults: { wake_at: [] } },
  },
} as const satisfies Readonly<Record<string, Declaration>>
