import Dexie, { type Table } from 'dexie'
import type { UserId } from '@/domain/shared/ids'
import type { LockAfter } from '@/domain/cycle/pin'
import { storageOptions } from '../storage-options'
import type { Argon2Cost } from './argon2-cost'

/** A random value, new with every write. A count would reveal how much is logged. */
export type Stamp = string

/** Bytes that say nothing without their key. */
export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer }

/** A month of the log, or the profile: readable as it lies, or sealed under a name that tells nothing either. */
export type StoredPage = { readonly id: string; readonly version: Stamp } & (
  | { readonly kind: 'plain'; readonly content: unknown }
  | { readonly kind: 'sealed'; readonly sealed: Sealed }
)

/** A key that the phone keeps for the log behind its own lock, and what it is asked to make a secret of. */
export type DeviceKey = { readonly credential: Uint8Array<ArrayBuffer>; readonly salt: Uint8Array<ArrayBuffer> }

/** How the key to the pages is kept: sealed by a key that is made from the PIN. The PIN itself is nowhere. */
export type PinRecord = {
  readonly key: 'pin'
  readonly salt: Uint8Array<ArrayBuffer>
  /** What an attempt costs. */
  readonly argon2: Argon2Cost
  readonly wrapped: Sealed
  readonly lockAfter: LockAfter
  /** Where the phone's own lock is asked besides the PIN: its key is part of the one that seals. */
  readonly device?: DeviceKey
}

/** When a backup was last made, and since when something is not in one (ISO days). */
export type BackupState = { readonly last: string | null; readonly unsavedSince: string | null }

export type MetadataRecord =
  | PinRecord
  /** What was reckoned on an older state is reckoned again, not written over a newer one. */
  | { readonly key: 'stamp'; readonly value: Stamp }
  /** Changes when the pages begin to be written in another way: with a PIN, or without. */
  | { readonly key: 'generation'; readonly value: string }
  /** Changes when the person locks the log in any tab. */
  | { readonly key: 'locked'; readonly value: string }
  /** Wrong tries in a row, and when the last one was (milliseconds since the epoch). */
  | { readonly key: 'tries'; readonly failed: number; readonly last: number }

/**
 * The cycle log of one person on this phone. It has a database of its own, which nothing that sends ever opens: no
 * operation of the outbox can carry a page of it.
 */
export class CycleDb extends Dexie {
  readonly pages!: Table<StoredPage, string>
  readonly metadata!: Table<MetadataRecord, MetadataRecord['key']>

  constructor(name: string) {
    super(name, storageOptions('strict'))
    this.version(1).stores({ pages: 'id', metadata: 'key' })
  }
}

/** The records of one name. */
export type Metadata<Key extends MetadataRecord['key']> = Extract<MetadataRecord, { key: Key }>

export const cycleDbName = (person: UserId): string => `comrade-cycle-of-${person}`
