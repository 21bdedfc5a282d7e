import { catalogueTables, type ClassifiedTables } from './classified-catalogues.ts'

/**
 * Everything that the API exposes, and to whom. Before adding a table, column, function or bucket, attack it: what does
 * it reveal about the author of a post, and can one caller use it against others?
 *
 * everybody: without an account. signed-in: policies decide which rows. Columns that identify a user are in
 * `identities`.
 */
export const tables = {
  ...catalogueTables,
  audit_log: {
    readers: 'signed-in',
    columns: ['action', 'admin_id', 'at', 'campus', 'detail', 'id', 'row_id', 'table_name'],
  },
  contact_messages: {
    readers: 'signed-in',
    columns: ['created_at', 'email', 'id', 'message', 'name', 'proof_of_work', 'subject'],
  },
  gossip_likes: {
    readers: 'signed-in',
    columns: ['created_at', 'id', 'liked', 'post_id', 'rev', 'updated_at', 'user_id'],
  },
  gossip_posts: {
    readers: 'everybody',
    columns: [
      'campus',
      'category',
      'content',
      'created_at',
      'hidden',
      'id',
      'image_url',
      'likes_count',
      'rev',
      'updated_at',
    ],
  },
  gossip_submissions: {
    readers: 'signed-in',
    columns: [
      'campus',
      'category',
      'content',
      'created_at',
      'id',
      'image_path',
      'release',
      'removed_for',
      'rev',
      'state',
      'updated_at',
    ],
  },
  item_photos: {
    readers: 'everybody',
    columns: ['campus', 'created_at', 'id', 'image_url', 'item_id', 'position', 'rev', 'updated_at', 'user_id'],
  },
  items: {
    readers: 'everybody',
    columns: [
      'campus',
      'category',
      'condition',
      'created_at',
      'description',
      'id',
      'image_url',
      'location',
      'original_price',
      'price',
      'rev',
      'seller_name',
      'seller_phone',
      'status',
      'title',
      'updated_at',
      'user_id',
    ],
  },
  newsletter_subscriptions: { readers: 'signed-in', columns: ['created_at', 'email', 'id', 'proof_of_work'] },
  pregnancy_tracking: {
    readers: 'signed-in',
    columns: [
      'appointments',
      'baby_name',
      'created_at',
      'current_week',
      'due_date',
      'id',
      'notes',
      'pregnancy_start_date',
      'rev',
      'symptoms',
      'updated_at',
      'user_id',
      'weight_tracking',
    ],
  },
  profiles: {
    readers: 'signed-in',
    columns: [
      'admin_campus',
      'campus',
      'course',
      'created_at',
      'email',
      'full_name',
      'id',
      'phone',
      'rev',
      'role',
      'university',
      'updated_at',
      'year_of_study',
    ],
  },
  provider_ratings: {
    readers: 'signed-in',
    columns: ['campus', 'created_at', 'id', 'provider', 'rev', 'stars', 'updated_at'],
  },
  provider_scores: {
    readers: 'everybody',
    columns: ['campus', 'created_at', 'id', 'provider', 'ratings', 'rev', 'stars_sum', 'updated_at'],
  },
  push_subscriptions: {
    readers: 'signed-in',
    columns: ['auth', 'created_at', 'endpoint', 'id', 'p256dh', 'rev', 'updated_at', 'user_id', 'wake_at'],
  },
  reports: { readers: 'signed-in', columns: ['created_at', 'id', 'kind', 'reason', 'subject'] },
  tombstones: {
    readers: 'everybody',
    columns: ['campus', 'created_at', 'id', 'owner_id', 'rev', 'row_id', 'table_name', 'updated_at'],
  },
} as const satisfies ClassifiedTables

/** Columns with an account's id, and who can read them. No table with public gossip may have one. */
export const identities = {
  'audit_log.admin_id': 'admins, of admins',
  'gossip_likes.user_id': 'the user',
  'item_photos.user_id': 'everybody: listings are signed',
  'items.user_id': 'everybody: listings are signed',
  'pregnancy_tracking.user_id': 'the user',
  'profiles.id': 'the user',
  'push_subscriptions.user_id': 'the user',
  'tombstones.owner_id': 'the user; null in public rows',
} as const satisfies Readonly<Record<string, string>>
