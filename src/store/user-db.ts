import type { Identity } from '@/kit/rules/ids'
import Dexie, { type EntityTable, type Table } from 'dexie'
import { ownCursorKey } from './sync/pull/own-cursor-key'
import type { NewOperation, Operation, StoredPhoto } from './sync/outbox/operation'
import { abortWhenSuspended } from './abort-when-suspended'
import { endStalledTransactions } from './end-stalled-transactions'
import { phoneOrMemory } from './phone-or-memory'
import { refuseWritesInMemory } from './refuse-in-memory'
import { storageOptions } from './storage-options'
import { personalTableNames, storesOf, type PersonalTable, type RowOf } from './sync/table-names'

type StoredLike = { action: string; liked?: boolean; on?: boolean }

/** A small value of one account. Its readers validate it. */
export type KeyValue = { readonly key: string; readonly value: unknown }

/** The database of one account on this phone, or of anonymous use: the outbox, and copies of the account's own rows. */
export class UserDb extends Dexie {
  readonly operations!: Table<Operation, number, NewOperation>
  readonly photos!: EntityTable<StoredPhoto, 'id'>
  readonly keyValues!: EntityTable<KeyValue, 'key'>

  constructor(name: string) {
    super(name, { ...storageOptions('strict'), ...phoneOrMemory })
    abortWhenSuspended(this)
    endStalledTransactions(this)
    refuseWritesInMemory(this)
    this.version(3).stores({
      ...storesOf(personalTableNames),
      operations: '++seq, lane',
      photos: 'id, lane',
      keyValues: 'key',
      cursors: null,
    })
    // Likes had an action of their own.
    this.version(4).upgrade((transaction) =>
      transaction
        .table<StoredLike>('operations')
        .toCollection()
        .modify((operation) => {
          if (operation.action !== 'like') return
          operation.action = 'switch'
          operation.on = operation.liked === true
          delete operation.liked
        }),
    )
  }

  replica<Name extends PersonalTable>(name: Name): Table<RowOf<Name>, string> {
    return this.table(name)
  }

  /** Called on signing out, with the drafts that are in here: see `drafts.ts`. The outbox stays. */
  async deleteCopiesAndDrafts(): Promise<void> {
    const copies = personalTableNames.map((name) => this.table(name))
    await this.transaction('rw', [...copies, this.keyValues], () =>
      Promise.all([
        ...copies.map((table) => table.clear()),
        this.keyValues.delete(ownCursorKey),
        this.keyValues.where('key').startsWith('draft/').delete(),
      ]),
    )
  }
}

export const userDbName = (identity: Identity): string => `comrade-of-${identity}`

const opened = new Map<Identity, UserDb>()

export const userDb = (identity: Identity): UserDb => {
  const existing = opened.get(identity)
  if (existing) return existing
  const db = new UserDb(userDbName(identity))
  opened.set(identity, db)
  return db
}
