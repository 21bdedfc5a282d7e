import Dexie, { type Table } from 'dexie'
import type { UserId } from '@/domain/ids'
import type { LockAfter } from '@/domain/cycle/pin'
import { storageOptions } from '../storage-options'

/** Bytes that say nothing without their key. */
export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer }

/** A month of the log, or the profile: readable as it lies, or sealed under a name that tells nothing either. */
export type StoredPage = { readonly id: string; /** Grows with every change. */ readonly version: number } & (
  | { readonly kind: 'plain'; readonly content: unknown }
  | { readonly kind: 'sealed'; readonly sealed: Sealed }
)

/** How the key to the pages is kept: sealed by a key that is made from the PIN. The PIN itself is nowhere. */
export type PinRecord = {
  readonly key: 'pin'
  readonly salt: Uint8Array<ArrayBuffer>
  readonly iterations: number
  readonly wrapped: Sealed
  readonly lockAfter: LockAfter
}

export type KeepingRecord =
  | PinRecord
  /** Grows with every write: what was reckoned on an older state is reckoned again, not written over a newer one. */
  | { readonly key: 'stamp'; readonly value: number }
  /** Changes when the pages begin to be written in another way: with a PIN, or without. */
  | { readonly key: 'generation'; readonly value: string }
  /** Changes when the person locks the log in any tab. */
  | { readonly key: 'locked'; readonly value: string }
  /** Wrong tries in a row, and when the last one was (milliseconds since the epoch). */
  | { readonly key: 'tries'; readonly failed: number; readonly last: number }
  /** When a backup was last made, and since when something is not in one (ISO days). */
  | { readonly key: 'backup'; readonly last: string | null; readonly unsavedSince: string | null }

/**
 * The cycle log of one person on this phone. It has a database of its own, which nothing that sends ever opens: no
 * operation of the outbox can carry a page of it.
 */
export class CycleDb extends Dexie {
  readonly pages!: Table<StoredPage, string>
  readonly keeping!: Table<KeepingRecord, KeepingRecord['key']>

  constructor(name: string) {
    super(name, storageOptions('strict'))
    this.version(1).stores({ pages: 'id', keeping: 'key' })
  }
}

/** The records of one name. */
export type Keeping<Key extends KeepingRecord['key']> = Extract<KeepingRecord, { key: Key }>

export const cycleDbName = (person: UserId): string => `comrade-cycle-of-${person}`
