import type { Dexie } from 'dexie'
import type * as v from 'valibot'
import type { Values } from './values'

export type Window = {
  readonly size: number
  /** False for a row that only its owner's phone copies. */
  readonly isShared: (row: { readonly status?: string }) => boolean
}

/** A row as the server sent it, before it is validated. */
export type ServerRow = Readonly<Record<string, unknown>>

type Write = {
  /**
   * The columns that the server returns as an acknowledgement: those of the copy, or a list; null where the writer may
   * not read the row back.
   */
  readonly returning: 'copy' | string | null
  /** The meaning of a unique violation: the row must be compared, or the desired state is already reached. */
  readonly onDuplicate: 'compare' | 'done'
  /** The database's default values, for showing a row that the server does not have yet. */
  readonly defaults: Values
  /** True if a row that the server has still needs the photos that this phone stores for it. By default none does. */
  readonly needsPhotos?: (row: ServerRow) => boolean
  /** The function of the server that turns a switch of a row on or off, with the names of its parameters. */
  readonly switch?: { readonly function: string; readonly row: string; readonly on: string }
  /** Stores what the server returned, where that is not the row of the table itself. */
  readonly acknowledged?: {
    readonly shared: (copies: Dexie, row: ServerRow | null) => Promise<void>
    readonly own: (copies: Dexie, written: ServerRow, row: ServerRow | null) => Promise<void>
  }
}

/** A table: how it is copied to the phone and written from it. */
export type Declaration = {
  /** The accounts of a phone that share its copies: all, or one (`own`). `none`: there are no copies. */
  readonly copies: 'shared' | 'own' | 'none'
  /** True if the phone seals copies and changes while a PIN locks the cycle log. */
  readonly sealable?: boolean
  readonly schema?: v.GenericSchema & { readonly entries: object }
  /**
   * The columns that Dexie indexes besides `id`, separated by commas. With a new one, or a new table, the version of
   * the database rises.
   */
  readonly indexes?: string
  /** Only the newest rows are copied: the same ones that `sync()` sends (`private.synced_tables()`). */
  readonly window?: Window
  /** The rows are copied only with the row that they belong to, and are written in its lane. */
  readonly partOf?: { readonly table: string; readonly column: string }
  readonly write?: Write
}
