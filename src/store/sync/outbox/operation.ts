import type { RefusalReason } from '@/kit/rules/sync-status'
import type { SealedValue } from '@/store/sealed-rows/sealed-value'
import type { Values } from '../declaration/values'
import type { SwitchTable, WritableTable } from '../table-names'

/** Raised when the meaning of a stored operation changes. An app does not send operations of a newer version. */
export const operationVersion = 2

/** The queue key of an operation: one post, one listing with its photos, one record. A lane is sent in order. */
export type Lane = `${WritableTable}/${string}`

/** `sealed`: what the change says, while a PIN is set. `values` and `before` are then empty. */
type Sealable = { readonly values: Values; readonly sealed?: SealedValue }

/** `before`: the previous values of the changed columns. With the edited revision they show a conflict. */
export type RowUpdate = Sealable & {
  readonly action: 'update'
  readonly table: WritableTable
  readonly row: string
  readonly before: Values
  readonly baseRev: number
}
type RowChange =
  | (Sealable & { readonly action: 'insert'; readonly table: WritableTable; readonly row: string })
  | RowUpdate
  | { readonly action: 'delete'; readonly table: WritableTable; readonly row: string }
/** The desired state of a switch, not a step towards it. */
type SwitchChange = {
  readonly action: 'switch'
  readonly table: SwitchTable
  readonly row: string
  readonly on: boolean
  /** The server processes each key once, however late a repeated request arrives. */
  readonly idempotencyKey: string
}

/** A change of one row, as a room writes it. */
export type Change = RowChange | SwitchChange

export type Bucket = 'gossip-uploads' | 'item-images'
type FileChange = { readonly bucket: Bucket; readonly path: string } & (
  | { readonly action: 'upload'; readonly photo: string }
  | { readonly action: 'remove' }
)

export type Draft = (Change | FileChange) & {
  readonly lane: Lane
  /** The lane of the row that this one refers to. The operation waits until that lane is empty. */
  readonly parent?: Lane
}

/** The reason why the server rejected an operation. The person can edit, retry or discard it. */
export type Failure = { readonly reason: RefusalReason; readonly status: number; readonly code: string }

type Progress = {
  readonly version: number
  /** ISO instant by this phone's clock; for display, never for ordering. */
  readonly createdAt: string
  /** Set before the request is sent. From then on the server may have the operation, so it is never merged. */
  readonly attempted: boolean
  readonly tries: number
  /** Milliseconds since the epoch; not sent before then. */
  readonly notBefore: number
  /**
   * `blocked`: the server and this version of the app do not understand each other; retried when the app next starts.
   */
  readonly state: 'waiting' | 'blocked' | 'rejected'
  readonly failure?: Failure
}

export type NewOperation = Draft & Progress

/**
 * The oldest version that can send a change. Version 1 would send the empty values beside what is sealed, and take the
 * change for sent.
 */
export const versionOf = (change: Draft): number => ('sealed' in change && change.sealed !== undefined ? 2 : 1)

/** @param createdAt ISO instant */
export const newOperation = (draft: Draft, createdAt: string): NewOperation => ({
  ...draft,
  version: versionOf(draft),
  createdAt,
  attempted: false,
  tries: 0,
  notBefore: 0,
  state: 'waiting',
})

/** A change that is stored until the server has acknowledged it. */
export type Operation = NewOperation & {
  /** Orders all operations of an identity; assigned by IndexedDB, independent of any clock. */
  readonly seq: number
}

export type RowOperation = Operation & RowChange

/** A photo's bytes, stored at least until they are uploaded. */
export type StoredPhoto = {
  readonly id: string
  readonly lane: Lane
  readonly bucket: Bucket
  readonly path: string
  readonly bytes: ArrayBuffer
  /** A smaller version for cards. */
  readonly small: ArrayBuffer
  readonly type: string
}
