import { connectivity } from '@/store/connectivity'
import { deviceDb } from '@/store/db'
import { pullState } from '@/store/sync/pull/pull-state'
import type { ReplicatedTable, RowOf } from '@/store/sync/table-names'

/** Saves rows on this device as a completed pull of their table does. */
export const saveRows = async <Table extends ReplicatedTable>(
  table: Table,
  rows: readonly RowOf<Table>[],
): Promise<void> => {
  const db = deviceDb()
  await db.replica(table).bulkPut(rows)
  await db.freshness.put({ table, checkedAt: new Date().toISOString() })
}

/** Deletes everything stored on this device, and resets the state of the latest pull. */
export const emptyDevice = async (): Promise<void> => {
  await Promise.all(deviceDb().tables.map((table) => table.clear()))
  pullState.setState(pullState.getInitialState(), true)
  connectivity.setState(connectivity.getInitialState(), true)
}
