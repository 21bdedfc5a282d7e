import type { NamedTable } from '@/domain/account/unsent-text'
import type { personalTables } from '../pull/personal-tables'
import { columnsOf } from '../pull/columns-of'
import type { replicatedTables } from '../pull/replicated-tables'
import type { Values } from './values'

type Writable = {
  /** Which database stores the copy of a row: the one that all accounts share, the account's own, or none. */
  readonly copy: 'shared' | 'personal' | 'none'
  /** The columns that the server returns as an acknowledgement; null where the writer may not read the row back. */
  readonly returning: string | null
  /** What a unique violation means: the row must be compared, or the desired state is already reached. */
  readonly onDuplicate: 'compare' | 'done'
  /** The database's default values, for showing a row that the server does not have yet. */
  readonly defaults: Values
}

/** Every table that the app writes to, and how a write is acknowledged. */
export const writables = {
  profiles: { copy: 'personal', returning: columnsOf('profiles'), onDuplicate: 'compare', defaults: {} },
  gossip_submissions: {
    copy: 'personal',
    returning: columnsOf('gossip_submissions'),
    onDuplicate: 'compare',
    defaults: { image_path: null, state: 'waiting' },
  },
  gossip_likes: { copy: 'personal', returning: columnsOf('gossip_likes'), onDuplicate: 'done', defaults: {} },
  items: {
    copy: 'shared',
    returning: columnsOf('items'),
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
  item_photos: { copy: 'shared', returning: columnsOf('item_photos'), onDuplicate: 'compare', defaults: { position: 0 } },
  reports: { copy: 'none', returning: 'id', onDuplicate: 'done', defaults: {} },
  contact_messages: { copy: 'none', returning: null, onDuplicate: 'done', defaults: {} },
  newsletter_subscriptions: { copy: 'none', returning: null, onDuplicate: 'done', defaults: {} },
  // Never shown, so there is no copy. The returned columns show whether an update has reached the server. An update with
  // `before: {}` and `baseRev: 0` never conflicts: it is rebased on whatever the server has.
  push_subscriptions: { copy: 'none', returning: 'id,rev,endpoint,p256dh,auth,wake_at', onDuplicate: 'compare', defaults: { wake_at: [] } },
  pregnancy_tracking: {
    copy: 'personal',
    returning: columnsOf('pregnancy_tracking'),
    onDuplicate: 'compare',
    defaults: { baby_name: null, notes: null, appointments: [], symptoms: [], weight_tracking: [] },
  },
} as const satisfies Record<NamedTable | 'gossip_likes', Writable>

export type WritableTable = keyof typeof writables
export type PublicWritable = Extract<WritableTable, keyof typeof replicatedTables>
export type PersonalWritable = Extract<WritableTable, keyof typeof personalTables>

export const isPublicWritable = (table: WritableTable): table is PublicWritable => writables[table].copy === 'shared'
export const isPersonalWritable = (table: WritableTable): table is PersonalWritable => writables[table].copy === 'personal'
