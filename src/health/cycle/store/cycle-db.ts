import Dexie, { type Table } from 'dexie'
import type { UserId } from '@/kit/rules/ids'
import type { AnsweredNote } from '@/health/cycle/rules/pill-day'
import type { LockAfter } from '@/health/cycle/rules/pin'
import { abortWhenSuspended } from '@/store/abort-when-suspended'
import { endStalledTransactions } from '@/store/end-stalled-transactions'
import { phoneOnly } from '@/store/phone-only'
import { refuseWritesInMemory } from '@/store/refuse-in-memory'
import { storageOptions } from '@/store/storage-options'
import type { PublicKey, RowKeys, Sealed } from '@/store/sealed-rows/sealed-value'
import type { Argon2Cost } from './argon2-cost'

/** A random value that changes with every write. A counter would reveal how much is logged. */
export type Stamp = string

/** A month of the log, the profile or the backup state. Plain, or sealed under an id that does not reveal its name. */
export type StoredPage = { readonly id: string; readonly version: Stamp } & StoredContent

export type StoredContent =
  | { readonly kind: 'plain'; readonly content: unknown }
  | { readonly kind: 'sealed'; readonly sealed: Sealed }

/** A WebAuthn credential behind the phone's own lock, and the PRF input from which it derives a secret. */
export type DeviceKey = { readonly credential: Uint8Array<ArrayBuffer>; readonly salt: Uint8Array<ArrayBuffer> }

/** The secret of the page keys, sealed with a key that is derived from the PIN. The PIN itself is not stored. */
export type PinRecord = {
  readonly key: 'pin'
  readonly salt: Uint8Array<ArrayBuffer>
  /** The parameters with which the PIN key was derived. */
  readonly argon2: Argon2Cost
  readonly wrapped: Sealed
  readonly lockAfter: LockAfter
  /** Set if the phone's own lock is required, too: its secret is then part of the sealing key. */
  readonly device?: DeviceKey
  /**
   * The keys of the account's rows that are sealed with the log. A PIN that an earlier version has set gets them when
   * it is next used.
   */
  readonly rows?: WrappedRowKeys
}

/** `secret`: sealed with the secret of the page keys. */
export type WrappedRowKeys = { readonly publicKey: PublicKey; readonly secret: Sealed }

/** When the last backup was made, and since when the log has changes that no backup contains (ISO days). */
export type BackupState = { readonly last: string | null; readonly unsavedSince: string | null }

export type MetadataRecord =
  | PinRecord
  /** Changes with every write, so that a write based on an older state is detected and computed again. */
  | { readonly key: 'stamp'; readonly value: Stamp }
  /** Changes when all pages are rewritten: with a PIN, without one, or erased. */
  | { readonly key: 'generation'; readonly value: string }
  /** Changes when the log is locked in any tab. */
  | { readonly key: 'locked'; readonly value: string }
  /**
   * The notifications that the person answered with "taken" while no page could open the log. Earlier versions kept
   * only when each was shown.
   */
  | { readonly key: 'answered'; readonly notes?: readonly AnsweredNote[]; readonly at?: readonly number[] }
  /**
   * What is being typed and not in the log yet, and a random name for the page that it is typed in. Encoded as the
   * pages are.
   */
  | ({ readonly key: 'typed'; readonly page: string } & StoredContent)
  /** The keys of a PIN that was removed, until all rows that were sealed with them are open. */
  | { readonly key: 'rows'; readonly keys: RowKeys }
  /** The number of wrong tries in a row, and when the last one was (milliseconds since the epoch). */
  | { readonly key: 'tries'; readonly failed: number; readonly last: number }

/**
 * The cycle log of one user on this phone. It has its own database, which sync code never opens, so no outbox operation
 * can contain a page of it.
 */
export class CycleDb extends Dexie {
  readonly pages!: Table<StoredPage, string>
  readonly metadata!: Table<MetadataRecord, MetadataRecord['key']>

  constructor(name: string) {
    super(name, { ...storageOptions('strict'), ...phoneOnly() })
    abortWhenSuspended(this)
    endStalledTransactions(this)
    refuseWritesInMemory(this)
    this.version(1).stores({ pages: 'id', metadata: 'key' })
  }
}

/** The metadata record with this key. */
export type Metadata<Key extends MetadataRecord['key']> = Extract<MetadataRecord, { key: Key }>

export const cycleDbName = (userId: UserId): string => `comrade-cycle-of-${userId}`
