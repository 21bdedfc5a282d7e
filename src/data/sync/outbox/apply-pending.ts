import type { SyncStatus } from '@/domain/shared/sync-status'
import { chosenCampus } from '../../chosen-campus'
import type { Operation, RowOperation } from './operation'
import type { Values } from './values'
import { type WritableTable, declarationOf } from '../table-names'

export type WithPending<Row> = { readonly row: Row; readonly syncStatus: SyncStatus }

const isRowOperation = (operation: Operation): operation is RowOperation =>
  operation.action === 'insert' || operation.action === 'update' || operation.action === 'delete'

/** What was written for another campus waits, but is not shown on this one. */
const isOfOtherCampus = (operation: RowOperation): boolean =>
  operation.action === 'insert' && 'campus' in operation.values && operation.values['campus'] !== chosenCampus().slug

const groupByRow = (operations: readonly Operation[], table: WritableTable): Map<string, RowOperation[]> => {
  const rows = new Map<string, RowOperation[]>()
  for (const operation of operations) {
    if (!isRowOperation(operation) || operation.table !== table || isOfOtherCampus(operation)) continue
    const existing = rows.get(operation.row)
    if (existing) existing.push(operation)
    else rows.set(operation.row, [operation])
  }
  return rows
}

const syncStatusOf = (operations: readonly Operation[]): SyncStatus =>
  operations.some((operation) => operation.state === 'rejected') ? 'rejected' : 'waiting'

const apply = (serverCopy: Values | null, operations: readonly RowOperation[], defaults: Values): Values | null => {
  let row = serverCopy
  for (const operation of operations) {
    if (operation.action === 'delete') row = null
    else if (operation.action === 'update') row = row && { ...row, ...operation.values }
    else row = { ...defaults, created_at: operation.createdAt, rev: 0, ...operation.values, id: operation.row, ...row }
  }
  return row
}

/** Validates a row with its pending operations applied; null if it does not match the schema of its table. */
export type ReadRow<Row> = (values: unknown) => Row | null

/**
 * Applies pending operations to the server copies of one table.
 * Rows that the server does not have yet come first, newest first.
 */
export const applyPending = <Row extends { readonly id: string }>(
  table: WritableTable,
  operations: readonly Operation[],
  serverCopies: readonly Row[],
  read: ReadRow<Row>,
): readonly WithPending<Row>[] => {
  const pending = groupByRow(operations, table)
  if (pending.size === 0) return serverCopies.map((row) => ({ row, syncStatus: 'sent' }))
  const defaults = declarationOf(table).write?.defaults ?? {}
  const serverIds = new Set(serverCopies.map((row) => row.id))
  const applyToRow = (serverCopy: Row | null, rowOperations: readonly RowOperation[]): WithPending<Row>[] => {
    const values = apply(serverCopy === null ? null : { ...serverCopy }, rowOperations, defaults)
    const row = values === null ? null : read(values)
    return row ? [{ row, syncStatus: syncStatusOf(rowOperations) }] : []
  }
  const newRows = [...pending].filter(([id]) => !serverIds.has(id)).toReversed()
  return [
    ...newRows.flatMap(([, rowOperations]) => applyToRow(null, rowOperations)),
    ...serverCopies.flatMap((row) => {
      const rowOperations = pending.get(row.id)
      return rowOperations ? applyToRow(row, rowOperations) : [{ row, syncStatus: 'sent' } as const]
    }),
  ]
}

/** The desired like state of each post whose like or unlike is still pending, by post id. */
export const pendingLikes = (operations: readonly Operation[]): ReadonlyMap<string, boolean> =>
  new Map(operations.flatMap((operation) => (operation.action === 'like' ? [[operation.row, operation.liked]] : [])))
