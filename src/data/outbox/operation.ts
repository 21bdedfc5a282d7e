import type { UserId } from '@/domain/shared/ids'
import type { RefusalReason } from '@/domain/account/unsent-text'
import type { WritableTable } from './writables'

/** Raised when what an operation holds changes its meaning; an app leaves those of a newer one alone. */
export const operationVersion = 1

/** Who writes. An operation never changes its identity: what was written signed out is sent signed out. */
export type Identity = UserId | 'anonymous'

/** What belongs together and keeps its order: one post, one listing with its photos, one record. */
export type Lane = `${WritableTable}/${string}`

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
export type Values = { readonly [column: string]: Json }

type RowAction =
  | { readonly action: 'insert'; readonly table: WritableTable; readonly row: string; readonly values: Values }
  | {
      readonly action: 'update'
      readonly table: WritableTable
      readonly row: string
      readonly values: Values
      /** What the changed columns held before, and the revision that was edited: they tell a conflict from an echo. */
      readonly before: Values
      readonly baseRev: number
    }
  | { readonly action: 'delete'; readonly table: WritableTable; readonly row: string }
/** A wish, not a step: whether this person likes the post. */
type LikeAction = {
  readonly action: 'like'
  readonly table: 'gossip_likes'
  readonly row: string
  readonly liked: boolean
  /** The server processes each key once, however late a repeated request arrives. */
  readonly idempotencyKey: string
}
type Bucket = 'gossip-uploads' | 'item-images'
type FileAction = { readonly bucket: Bucket; readonly path: string } & (
  | { readonly action: 'upload'; readonly photo: string }
  | { readonly action: 'remove' }
)

type Change = RowAction | LikeAction | FileAction

/** A change as a command asks for it. */
export type Draft = Change & {
  readonly lane: Lane
  /** The lane of the row that this one refers to: what refers waits until that is there. */
  readonly parent?: Lane
}

/** Why the server would not take it: the person sees what, and can edit, retry or discard. */
export type Failure = { readonly reason: RefusalReason; readonly status: number; readonly code: string }

type Progress = {
  readonly version: number
  /** ISO instant by this phone's clock: for people to read, never to order by. */
  readonly createdAt: string
  /** Set before the first byte leaves: from here on the server may know it, so it is never merged or taken back unseen. */
  readonly attempted: boolean
  readonly tries: number
  /** Milliseconds since the epoch; not sent again before. */
  readonly notBefore: number
  /** `blocked`: the server does not know what this app speaks of, or the other way round; kept until the app is updated. */
  readonly state: 'waiting' | 'blocked' | 'rejected'
  readonly failure?: Failure
}

export type NewOperation = Draft & Progress

/** @param createdAt ISO instant */
export const newOperation = (draft: Draft, createdAt: string): NewOperation => ({
  ...draft,
  version: operationVersion,
  createdAt,
  attempted: false,
  tries: 0,
  notBefore: 0,
  state: 'waiting',
})

/** A change that is kept until the server has acknowledged it. */
export type Operation = NewOperation & {
  /** Orders all operations of an identity; given by the database, never by a clock. */
  readonly seq: number
}

export type RowOperation = Operation & RowAction

/** A photo's bytes until they are on the server. */
export type StoredPhoto = {
  readonly id: string
  readonly lane: Lane
  readonly bucket: Bucket
  readonly path: string
  readonly bytes: ArrayBuffer
  /** The same picture for a card. */
  readonly small: ArrayBuffer
  readonly type: string
}
