import { applyPending } from '@/data/sync/outbox/apply-pending'
import type { SyncStatus } from '@/domain/shared/sync-status'
import type { Operation } from '@/data/sync/outbox/operation'
import { rowReader } from '@/data/sync/outbox/read-row'
import { recordOf, type PregnancyRecord } from '@/domain/pregnancy/record'
import type { RowOf } from '@/data/sync/table-names'
import { tables } from '@/data/sync/tables'

export type ShownPregnancy = {
  readonly row: RowOf<'pregnancy_tracking'>
  readonly record: PregnancyRecord
  readonly syncStatus: SyncStatus
}

const read = rowReader(tables.pregnancy_tracking.schema)

/** The user's record with unsent changes applied; null if there is none. */
export const shownPregnancy = (operations: readonly Operation[], serverRows: readonly RowOf<'pregnancy_tracking'>[]): ShownPregnancy | null => {
  const rows = applyPending('pregnancy_tracking', operations, serverRows, read)
  // If records were started on two phones, the one on the server wins: it allows one row per user.
  const main = rows.find(({ row }) => serverRows.some(({ id }) => id === row.id)) ?? rows[0]
  const record = main && recordOf(main.row)
  if (!main || !record) return null
  return { row: main.row, record, syncStatus: rows.some(({ syncStatus }) => syncStatus === 'rejected') ? 'rejected' : main.syncStatus }
}
