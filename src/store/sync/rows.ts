import type { Identity, UserId } from '@/kit/rules/ids'
import { readValue } from '../key-values'
import { openCopies, openOperation } from '../sealed-rows/seal-rows'
import { userDb } from '../user-db'
import { applyPending, type WithPending } from './outbox/apply-pending'
import type { Operation } from './outbox/operation'
import { ownCursorKey } from './pull/own-cursor-key'
import { readRow } from './pull/read-row'
import {
  declarationOf,
  isSealable,
  type CopiedTable,
  type PersonalTable,
  type RowOf,
  type WritableTable,
} from './table-names'

export { readUnsentPhoto, readUnsentPhotos, readUploadUrls } from './outbox/unsent-photos'
export type { WithPending } from './outbox/apply-pending'

type ShownTable = WritableTable & CopiedTable

/** Selects by lane, so that a live query observes only the lanes of that table. Leaves out what a locked log seals. */
const operationsOf = async (identity: Identity, table: WritableTable): Promise<readonly Operation[]> => {
  const db = userDb(identity)
  const operations = await db.operations
    .where('lane')
    .startsWith(`${declarationOf(table).partOf?.table ?? table}/`)
    .sortBy('seq')
  if (!isSealable(table)) return operations
  return (await Promise.all(operations.map((operation) => openOperation(db, operation)))).filter(
    (operation) => operation !== null,
  )
}

/** A user's changes of one table that the server has not acknowledged. */
type Pending<Row> = {
  /** The copies with the changes applied. Rows that the server does not have yet come first, newest first. */
  readonly applyTo: (copies: readonly Row[]) => readonly WithPending<Row>[]
  /** The ids of deleted rows. */
  readonly deleted: ReadonlySet<string>
}

/** @param identity undefined: nobody, nothing is pending */
export const readPending = async <Table extends ShownTable>(
  identity: Identity | undefined,
  table: Table,
): Promise<Pending<RowOf<Table>>> => {
  const operations = identity === undefined ? [] : await operationsOf(identity, table)
  return {
    applyTo: (copies) => applyPending(table, operations, copies),
    deleted: new Set(
      operations.flatMap((operation) =>
        operation.action === 'delete' && operation.table === table ? [operation.row] : [],
      ),
    ),
  }
}

type OwnTable = ShownTable & PersonalTable

/** The user's own rows as the server has them. Leaves out what a locked log seals. */
export const readOwnCopies = async <Table extends OwnTable>(
  identity: Identity,
  table: Table,
): Promise<RowOf<Table>[]> => {
  const db = userDb(identity)
  if (!isSealable(table)) return db.table(table).toArray()
  return (await openCopies(db, table, await db.table(table).toArray())).flatMap((row) => readRow(table, row) ?? [])
}

/** The user's own rows with pending changes applied. */
export const readOwnRows = async <Table extends OwnTable>(
  identity: Identity,
  table: Table,
): Promise<readonly WithPending<RowOf<Table>>[]> => {
  const [pending, copies] = await Promise.all([readPending(identity, table), readOwnCopies(identity, table)])
  return pending.applyTo(copies)
}

/** True if the user's own rows have been pulled to this phone. */
export const hasPulledOwn = async (user: UserId): Promise<boolean> =>
  (await readValue(user, ownCursorKey)) !== undefined
