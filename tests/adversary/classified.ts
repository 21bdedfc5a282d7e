/**
 * Everything that the API exposes, and to whom. Before adding a table, column, function or bucket, attack it: what does it
 * reveal about the author of a post, and can one caller use it against others?
 *
 * everybody: without an account. signed-in: policies decide which rows. Columns that identify a user are in `identities`.
 */
export const tables = {
  audit_log: { readers: 'signed-in', columns: ['action', 'admin_id', 'at', 'campus', 'detail', 'id', 'row_id', 'table_name'] },
  campuses: { readers: 'everybody', columns: ['colour', 'contacts', 'created_at', 'emergency', 'id', 'name', 'position', 'rev', 'short_name', 'slug', 'town', 'updated_at', 'website'] },
  catalogues: { readers: 'everybody', columns: ['campus', 'created_at', 'entries', 'id', 'name', 'rev', 'updated_at'] },
  contact_messages: { readers: 'signed-in', columns: ['created_at', 'email', 'id', 'message', 'name', 'proof_of_work', 'subject'] },
  eshop_products: { readers: 'everybody', columns: ['campus', 'category', 'created_at', 'description', 'id', 'image_url', 'name', 'price', 'rev', 'shop_id', 'stock', 'updated_at'] },
  gossip_likes: { readers: 'signed-in', columns: ['created_at', 'id', 'liked', 'post_id', 'rev', 'updated_at', 'user_id'] },
  gossip_posts: { readers: 'everybody', columns: ['campus', 'category', 'content', 'created_at', 'hidden', 'id', 'image_url', 'likes_count', 'rev', 'updated_at'] },
  gossip_submissions: { readers: 'signed-in', columns: ['campus', 'category', 'content', 'created_at', 'id', 'image_path', 'release', 'removed_for', 'rev', 'state', 'updated_at'] },
  groceries: { readers: 'everybody', columns: ['campus', 'category', 'created_at', 'description', 'id', 'image_url', 'name', 'price', 'rev', 'store_id', 'store_name', 'updated_at', 'whatsapp'] },
  item_photos: { readers: 'everybody', columns: ['campus', 'created_at', 'id', 'image_url', 'item_id', 'position', 'rev', 'updated_at', 'user_id'] },
  items: {
    readers: 'everybody',
    columns: ['campus', 'category', 'condition', 'created_at', 'description', 'id', 'image_url', 'location', 'original_price', 'price', 'rev', 'seller_name', 'seller_phone', 'status', 'title', 'updated_at', 'user_id'],
  },
  medicines: { readers: 'everybody', columns: ['campus', 'category', 'created_at', 'description', 'id', 'image_url', 'name', 'prescription_required', 'price', 'rev', 'stock', 'updated_at'] },
  newsletter_subscriptions: { readers: 'signed-in', columns: ['created_at', 'email', 'id', 'proof_of_work'] },
  pregnancy_tracking: {
    readers: 'signed-in',
    columns: ['appointments', 'baby_name', 'created_at', 'current_week', 'due_date', 'id', 'notes', 'pregnancy_start_date', 'rev', 'symptoms', 'updated_at', 'user_id', 'weight_tracking'],
  },
  profiles: { readers: 'signed-in', columns: ['admin_campus', 'campus', 'course', 'created_at', 'email', 'full_name', 'id', 'phone', 'rev', 'role', 'university', 'updated_at', 'year_of_study'] },
  provider_ratings: { readers: 'signed-in', columns: ['campus', 'created_at', 'id', 'provider', 'rev', 'stars', 'updated_at'] },
  provider_scores: { readers: 'everybody', columns: ['campus', 'created_at', 'id', 'provider', 'ratings', 'rev', 'stars_sum', 'updated_at'] },
  push_subscriptions: { readers: 'signed-in', columns: ['auth', 'created_at', 'endpoint', 'id', 'p256dh', 'rev', 'updated_at', 'user_id', 'wake_at'] },
  rental_photos: { readers: 'everybody', columns: ['campus', 'created_at', 'id', 'image_url', 'is_primary', 'rental_id', 'rev', 'updated_at'] },
  rentals: {
    readers: 'everybody',
    columns: [
      'amenities', 'campus', 'category', 'confirmed_on', 'contact_phone', 'contact_whatsapp', 'created_at', 'deposit', 'description', 'east_m', 'id', 'image_url', 'included', 'location', 'north_m',
      'price_per_day', 'rev', 'title', 'updated_at', 'walking_minutes',
    ],
  },
  reports: { readers: 'signed-in', columns: ['created_at', 'id', 'kind', 'reason', 'subject'] },
  service_providers: {
    readers: 'everybody',
    columns: ['availability', 'campus', 'category', 'created_at', 'description', 'id', 'image_url', 'location', 'name', 'phone', 'rating', 'rev', 'speciality', 'updated_at', 'whatsapp'],
  },
  shops: { readers: 'everybody', columns: ['campus', 'category', 'contact_number', 'created_at', 'description', 'id', 'image_url', 'rev', 'shop_name', 'updated_at'] },
  tombstones: { readers: 'everybody', columns: ['campus', 'created_at', 'id', 'owner_id', 'rev', 'row_id', 'table_name', 'updated_at'] },
  university_links: { readers: 'everybody', columns: ['campus', 'created_at', 'description', 'icon', 'id', 'name', 'rev', 'updated_at', 'url'] },
} as const satisfies Readonly<Record<string, { readonly readers: 'everybody' | 'signed-in'; readonly columns: readonly string[] }>>

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

export const functions = {
  'private.admin_scope': 'signed-in',
  'private.changed_tables': 'everybody',
  'private.cache_headers': 'everybody',
  'private.changes': 'everybody',
  'private.foreign_addresses': 'signed-in',
  'private.has_account': 'signed-in',
  'private.has_own_addresses': 'signed-in',
  'private.has_shown_second_factor': 'signed-in',
  'private.is_admin': 'signed-in',
  'private.is_link': 'signed-in',
  'private.is_path': 'signed-in',
  'private.is_picture_in': 'signed-in',
  'private.is_shallow': 'everybody',
  'private.is_short_list': 'signed-in',
  // Says whether anything of a text can be seen; reads nothing.
  'private.is_visible': 'everybody',
  'private.may_post': 'signed-in',
  'private.open_campuses': 'signed-in',
  'private.newest_revision': 'everybody',
  'private.part_of': 'everybody',
  'private.picture_path': 'signed-in',
  'private.read_sync_state': 'everybody',
  'private.require_admin': 'signed-in',
  // Refuses a long text; reads nothing.
  'private.require_short': 'everybody',
  'private.revision_at': 'everybody',
  'private.rows_as_json': 'everybody',
  'private.snapshot': 'everybody',
  'private.start_of_hour': 'everybody',
  'private.synced_tables': 'everybody',
  'private.tombstones_between': 'everybody',
  'private.within_stored_bytes': 'signed-in',
  'private.within_upload_limit': 'signed-in',
  'private.without_origin': 'signed-in',
  'public.account_deletion': 'signed-in',
  'public.cancel_account_deletion': 'signed-in',
  'public.claim_admin': 'signed-in',
  'public.export_my_data': 'signed-in',
  'public.lift_suspension': 'signed-in',
  'public.like_counts': 'everybody',
  'public.list_suspensions': 'signed-in',
  'public.moderate': 'signed-in',
  'public.report_queue': 'signed-in',
  'public.request_account_deletion': 'signed-in',
  'public.second_factor_due': 'signed-in',
  'public.seller_contact': 'everybody',
  'public.set_like': 'signed-in',
  'public.setup_open': 'everybody',
  'public.sync': 'everybody',
  'public.sync_digest': 'everybody',
} as const satisfies Readonly<Record<string, 'everybody' | 'signed-in'>>

export const buckets = {
  'gossip-images': 'public',
  'gossip-uploads': 'private',
  'item-images': 'public',
  'product-images': 'public',
  'rental-images': 'public',
} as const satisfies Readonly<Record<string, 'public' | 'private'>>
