import type { NamedTable } from '@/domain/account/unsent-text'
import type { personalTables } from '../pull/personal-tables'
import { columnsOf } from '../pull/pulled-tables'
import type { replicatedTables } from '../pull/replicated-tables'
import type { Values } from './operation'

type Writable = {
  /** Where the server's last word on a row is kept: in the copies that all share, with the person, or nowhere. */
  readonly shadow: 'shared' | 'personal' | 'none'
  /** The columns asked back as an acknowledgement; none where the writer may not read what was written. */
  readonly echo: string | null
  /** What a taken key means: look whether the row is ours, or the wished-for effect is there already. */
  readonly taken: 'compare' | 'same-effect'
  /** What the database fills in, for the row as it shows before the server has seen it. */
  readonly defaults: Values
}

/** Every table that the app writes, and how a write to it is acknowledged. */
export const writables = {
  profiles: { shadow: 'personal', echo: columnsOf('profiles'), taken: 'compare', defaults: {} },
  gossip_submissions: {
    shadow: 'personal',
    echo: columnsOf('gossip_submissions'),
    taken: 'compare',
    defaults: { image_path: null, state: 'waiting' },
  },
  gossip_likes: { shadow: 'personal', echo: columnsOf('gossip_likes'), taken: 'same-effect', defaults: {} },
  items: {
    shadow: 'shared',
    echo: columnsOf('items'),
    taken: 'compare',
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
  item_photos: { shadow: 'shared', echo: columnsOf('item_photos'), taken: 'compare', defaults: { position: 0 } },
  reports: { shadow: 'none', echo: 'id', taken: 'same-effect', defaults: {} },
  contact_messages: { shadow: 'none', echo: null, taken: 'same-effect', defaults: {} },
  newsletter_subscriptions: { shadow: 'none', echo: null, taken: 'same-effect', defaults: {} },
  // Nothing of it is shown, so no copy is kept. The columns tell an update that reached the server from one that did not;
  // one with `before: {}` and `baseRev: 0` is a wish like a like: it is made on top of whatever the server has.
  push_subscriptions: { shadow: 'none', echo: 'id,rev,endpoint,p256dh,auth,wake_at', taken: 'compare', defaults: { wake_at: [] } },
  pregnancy_tracking: {
    shadow: 'personal',
    echo: columnsOf('pregnancy_tracking'),
    taken: 'compare',
    defaults: { baby_name: null, notes: null, appointments: [], symptoms: [], weight_tracking: [] },
  },
} as const satisfies Record<NamedTable | 'gossip_likes', Writable>

export type WritableTable = keyof typeof writables
export type PublicWritable = Extract<WritableTable, keyof typeof replicatedTables>
export type PersonalWritable = Extract<WritableTable, keyof typeof personalTables>

export const isPublicWritable = (table: WritableTable): table is PublicWritable => writables[table].shadow === 'shared'
export const isPersonalWritable = (table: WritableTable): table is PersonalWritable => writables[table].shadow === 'personal'
