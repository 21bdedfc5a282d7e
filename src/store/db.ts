import Dexie, { type EntityTable, type Table } from 'dexie'
import type { UserId, Identity } from '@/kit/rules/ids'
import type { Order } from '@/cart/rules/order'
import { abortWhenSuspended } from './abort-when-suspended'
import { endStalledTransactions } from './end-stalled-transactions'
import { phoneOrMemory } from './phone-or-memory'
import { refuseWritesInMemory } from './refuse-in-memory'
import { storageOptions, type Durability } from './storage-options'
import { replicatedTableNames, storesOf, type RowOf, type ReplicatedTable } from './sync/table-names'

/** When the server last confirmed that the copy of a table is current (ISO instant). */
export type Freshness = { readonly table: ReplicatedTable; readonly checkedAt: string }

/** A record stored under a fixed key. Its readers validate the value. */
export type DeviceRecord = {
  readonly key:
    | 'install-prompt'
    | 'errors'
    | 'campus'
    | 'sync'
    | 'epoch'
    | 'reconciled'
    | 'person'
    | 'unfinished-person'
    | 'known-accounts'
    | 'sign-in-offers'
    | 'reminders'
    | 'shared-listing'
    | 'account-status'
    | PersonalKey
  readonly value: unknown
}

type PersonalRecord = 'cart' | 'delivery' | 'ticks'
type PersonalKey = PersonalRecord | `${PersonalRecord}/${UserId}`

/** The key of a record that is stored separately for each user of this phone. */
export const personalKey = (record: PersonalRecord, identity: Identity): PersonalKey =>
  identity === 'anonymous' ? record : `${record}/${identity}`

/**
 * `owner`: the user who was signed in. Without one, the order was placed while signed out and is shown to every user.
 */
export type StoredOrder = Order & { readonly owner?: UserId }

/** An entry of the auth library: the session, and the secrets of a sign-in in progress. */
export type AuthEntry = { readonly key: string; readonly value: string }

/** The device database: copies of public server rows, and data that never leaves this phone. */
export class ComradeDb extends Dexie {
  readonly freshness!: EntityTable<Freshness, 'table'>
  readonly device!: EntityTable<DeviceRecord, 'key'>
  readonly orders!: EntityTable<StoredOrder, 'id'>
  readonly auth!: EntityTable<AuthEntry, 'key'>

  constructor(name = 'comrade', durability: Durability = 'strict') {
    super(name, { ...storageOptions(durability), ...phoneOrMemory })
    abortWhenSuspended(this)
    endStalledTransactions(this)
    if (durability === 'strict') refuseWritesInMemory(this)
    this.version(3).stores({
      ...storesOf(replicatedTableNames),
      // Before version 2, each table had a cursor. Without the new cursor, all copies are pulled again.
      cursors: null,
      freshness: 'table',
      device: 'key',
      orders: 'id, placedAt',
      auth: 'key',
    })
  }

  replica<Name extends ReplicatedTable>(name: Name): Table<RowOf<Name>, string> {
    return this.table(name)
  }
}

let deviceConnection: ComradeDb | undefined
let copiesConnection: ComradeDb | undefined

export const deviceDb = (): ComradeDb => (deviceConnection ??= new ComradeDb())

/**
 * A connection to the same database for writing server copies, with relaxed durability. A commit that is lost in a
 * crash is pulled again, because the cursor is lost with it. Where storage is blocked, only this connection can write.
 */
export const copiesDb = (): ComradeDb => (copiesConnection ??= new ComradeDb('comrade', 'relaxed'))

/** Closes both connections. Dexie reopens them on the next use. */
export const closeDevice = (): void => {
  for (const db of [deviceConnection, copiesConnection]) db?.close({ disableAutoOpen: false })
}
