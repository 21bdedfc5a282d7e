import type { SyncStatus } from '@/kit/rules/sync-status'
import { chosenCampus } from '@/store/chosen-campus'
import { readRow } from '../pull/read-row'
import type { ServerRow } from '../declaration/declaration'
import { declarationOf, type CopiedTable, type RowOf, type WritableTable } from '../table-names'
import { groupByLane } from './group-by-lane'
import type { Lane, Operation, RowOperation } from './operation'

export type WithPending<Row> = {
  readonly row: Row
  readonly syncStatus: SyncStatus
  /** True if sending it has failed at least once. */
  readonly postponed: boolean
  /** True if the server has the row, in whatever version. */
  readonly onServer: boolean
}

const isRowOperation = (operation: Operation): operation is RowOperation =>
  operation.action === 'insert' || operation.action === 'update' || operation.action === 'delete'

/** A change for another campus waits, but is not shown on this one. */
const isOfOtherCampus = (operation: RowOperation): boolean =>
  operation.action === 'insert' && 'campus' in operation.values && operation.values['campus'] !== chosenCampus().slug

const groupByRow = (operations: readonly RowOperation[]): ReadonlyMap<string, readonly RowOperation[]> => {
  const rows = new Map<string, RowOperation[]>()
  for (const operation of operations) rows.set(operation.row, [...(rows.get(operation.row) ?? []), operation])
  return rows
}

const apply = (
  serverCopy: ServerRow | null,
  operations: readonly RowOperation[],
  defaults: ServerRow,
): ServerRow | null => {
  let row = serverCopy
  for (const operation of operations) {
    if (operation.action === 'delete') row = null
    else if (operation.action === 'update') row = row && { ...row, ...operation.values }
    else row = { ...defaults, created_at: operation.createdAt, rev: 0, ...operation.values, id: operation.row, ...row }
  }
  return row
}

/**
 * Applies pending operations to the server copies of one table. The status of a row is that of its lane: a listing
 * whose photo was rejected is rejected. Rows that the server does not have yet come first, newest first.
 * @param operations at least those of the table's lanes, in order
 */
export const applyPending = <Table extends WritableTable & CopiedTable>(
  table: Table,
  operations: readonly Operation[],
  serverCopies: readonly RowOf<Table>[],
): readonly WithPending<RowOf<Table>>[] => {
  const ofTable = operations
    .filter(isRowOperation)
    .filter((operation) => operation.table === table && !isOfOtherCampus(operation))
  const lanes = groupByLane(operations)
  const byRow = groupByRow(ofTable)
  const defaults = declarationOf(table).write?.defaults ?? {}
  const serverIds = new Set(serverCopies.map(({ id }) => id))
  const withStatus = (row: RowOf<Table>, lane: Lane): WithPending<RowOf<Table>> => {
    const inLane = lanes.get(lane) ?? []
    const isRejected = inLane.some(({ state }) => state === 'rejected')
    return {
      row,
      syncStatus: inLane.length === 0 ? 'sent' : isRejected ? 'rejected' : 'waiting',
      postponed: inLane.some(({ tries }) => tries > 0),
      onServer: serverIds.has(row.id),
    }
  }
  const applyToRow = (
    serverCopy: RowOf<Table> | null,
    [first, ...rest]: readonly RowOperation[],
  ): WithPending<RowOf<Table>>[] => {
    if (!first) return []
    const values = apply(serverCopy, [first, ...rest], defaults)
    const row = values === null ? null : readRow(table, values)
    return row ? [withStatus(row, first.lane)] : []
  }
  const newRows = [...byRow].filter(([id]) => !serverIds.has(id)).toReversed()
  return [
    ...newRows.flatMap(([, rowOperations]) => applyToRow(null, rowOperations)),
    ...serverCopies.flatMap((row) => {
      const rowOperations = byRow.get(row.id)
      return rowOperations ? applyToRow(row, rowOperations) : [withStatus(row, `${table}/${row.id}`)]
    }),
  ]
}
