import Dexie, { type EntityTable, type Table } from 'dexie'
import type { UserId } from '@/domain/shared/ids'
import type { Order } from '@/domain/cart/order'
import type { Identity } from './outbox/operation'
import type { PulledTable } from './pull/pulled-tables'
import type { ReplicaRow, ReplicatedTable } from './pull/replicated-tables'
import { storageOptions, type Durability } from './storage-options'

/** How far a table has been pulled. `rev` and `id` are opaque: they are only ever handed back to the server. */
export type Cursor = {
  readonly table: PulledTable
  readonly rev: number
  readonly id: string
}

/** When the server last confirmed that the copy of a table is current (ISO instant). */
export type Freshness = { readonly table: ReplicatedTable; readonly checkedAt: string }

/** A single record kept under a name; its content is checked by whoever reads it. */
export type DeviceRecord = {
  readonly key: 'install-prompt' | 'reconciled' | 'person' | 'sign-in-offers' | 'reminders' | 'shared-listing' | 'account-status' | PersonalKey
  readonly value: unknown
}

type PersonalRecord = 'cart' | 'ticks'
type PersonalKey = PersonalRecord | `${PersonalRecord}/${UserId}`

/** Where a record lies that each person who uses this phone has for themselves. */
export const personalKey = (record: PersonalRecord, identity: Identity): PersonalKey => (identity === 'anonymous' ? record : `${record}/${identity}`)

/** `owner`: who was signed in. Without one it was somebody who was not, and the phone shows it to whoever uses it. */
export type StoredOrder = Order & { readonly owner?: UserId }

/** What the auth library keeps: the session and the secrets of a sign-in that is under way. */
export type AuthEntry = { readonly key: string; readonly value: string }

/** The device's database: copies of what everybody reads, and what never leaves this phone. */
export class ComradeDb extends Dexie {
  readonly cursors!: EntityTable<Cursor, 'table'>
  readonly freshness!: EntityTable<Freshness, 'table'>
  readonly device!: EntityTable<DeviceRecord, 'key'>
  readonly orders!: EntityTable<StoredOrder, 'id'>
  readonly auth!: EntityTable<AuthEntry, 'key'>

  constructor(name = 'comrade', durability: Durability = 'strict') {
    super(name, storageOptions(durability))
    this.version(1).stores({
      groceries: 'id, created_at',
      medicines: 'id, created_at',
      shops: 'id, shop_name',
      eshop_products: 'id, shop_id',
      service_providers: 'id',
      rentals: 'id, created_at',
      rental_photos: 'id, rental_id',
      university_links: 'id, created_at',
      // The second index reads the order of one tab of the feed without its posts.
      gossip_posts: 'id, created_at, [category+created_at]',
      items: 'id, created_at, user_id',
      item_photos: 'id, item_id',
      cursors: 'table',
      freshness: 'table',
      device: 'key',
      orders: 'id, placedAt',
      auth: 'key',
    })
  }

  replica<Name extends ReplicatedTable>(name: Name): Table<ReplicaRow<Name>, string> {
    return this.table(name)
  }
}

let opened: ComradeDb | undefined
let forCopies: ComradeDb | undefined

export const deviceDb = (): ComradeDb => (opened ??= new ComradeDb())

/**
 * The same database, for writing copies of the server's rows: a commit that a dying phone loses comes again with the next
 * pull, for the cursor that would step over it is lost with it.
 */
export const copiesDb = (): ComradeDb => (forCopies ??= new ComradeDb('comrade', 'relaxed'))

/** Both are closed, and opened again by whoever asks next. */
export const closeDevice = (): void => {
  for (const db of [opened, forCopies]) db?.close({ disableAutoOpen: false })
}
