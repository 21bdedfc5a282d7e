import type { SyncStatus } from '@/domain/shared/sync-status'
import type { Operation, RowOperation, Values } from './operation'
import type { WritableTable } from './writables'
import { writables } from './writables'

export type WithPending<Row> = { readonly row: Row; readonly syncStatus: SyncStatus }

const isRowOperation = (operation: Operation): operation is RowOperation =>
  operation.action === 'insert' || operation.action === 'update' || operation.action === 'delete'

/** The operations on one table, by row. */
const byRow = (operations: readonly Operation[], table: WritableTable): Map<string, RowOperation[]> => {
  const rows = new Map<string, RowOperation[]>()
  for (const operation of operations) {
    if (!isRowOperation(operation) || operation.table !== table) continue
    const known = rows.get(operation.row)
    if (known) known.push(operation)
    else rows.set(operation.row, [operation])
  }
  return rows
}

const syncStatusOf = (operations: readonly Operation[]): SyncStatus =>
  operations.some((operation) => operation.state === 'rejected') ? 'rejected' : 'waiting'

const apply = (shadow: Values | null, operations: readonly RowOperation[], defaults: Values): Values | null => {
  let row = shadow
  for (const operation of operations) {
    if (operation.action === 'delete') row = null
    else if (operation.action === 'update') row = row && { ...row, ...operation.values }
    else row = { ...defaults, created_at: operation.createdAt, rev: 0, ...operation.values, id: operation.row, ...row }
  }
  return row
}

/** Reads a folded row as one of its table; null when it is none. */
export type ReadRow<Row> = (values: unknown) => Row | null

/**
 * What the person sees: the server's last word on each row with everything on top that is still on its way.
 * Rows that the server does not have yet come first, newest first.
 */
export const applyPending = <Row extends { readonly id: string }>(
  table: WritableTable,
  operations: readonly Operation[],
  shadows: readonly Row[],
  read: ReadRow<Row>,
): readonly WithPending<Row>[] => {
  const pending = byRow(operations, table)
  if (pending.size === 0) return shadows.map((row) => ({ row, syncStatus: 'sent' }))
  const { defaults } = writables[table]
  const known = new Set(shadows.map((row) => row.id))
  const folded = (shadow: Row | null, own: readonly RowOperation[]): WithPending<Row>[] => {
    const values = apply(shadow === null ? null : { ...shadow }, own, defaults)
    const row = values === null ? null : read(values)
    return row ? [{ row, syncStatus: syncStatusOf(own) }] : []
  }
  const fresh = [...pending].filter(([id]) => !known.has(id)).toReversed()
  return [
    ...fresh.flatMap(([, own]) => folded(null, own)),
    ...shadows.flatMap((row) => {
      const own = pending.get(row.id)
      return own ? folded(row, own) : [{ row, syncStatus: 'sent' } as const]
    }),
  ]
}

/** Which posts this person wishes to like or not to like, as far as it is still on its way. */
export const pendingLikes = (operations: readonly Operation[]): ReadonlyMap<string, boolean> =>
  new Map(operations.flatMap((operation) => (operation.action === 'like' ? [[operation.row, operation.liked]] : [])))
