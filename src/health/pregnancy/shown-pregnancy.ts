import type { WithPending } from '@/store/sync/rows'
import type { RowOf } from '@/store/sync/table-names'
import { recordOf, type PregnancyRecord } from '@/health/pregnancy/rules/record'
import type { SyncStatus } from '@/kit/rules/sync-status'

type Row = RowOf<'pregnancy_tracking'>

export type ShownPregnancy = {
  readonly row: Row
  readonly record: PregnancyRecord
  readonly syncStatus: SyncStatus
}

/** The user's record with unsent changes applied; null if there is none. */
export const shownPregnancy = (rows: readonly WithPending<Row>[]): ShownPregnancy | null => {
  // If records were started on two phones, the one on the server wins: it allows one row per user.
  const main = rows.find(({ onServer }) => onServer) ?? rows[0]
  const record = main && recordOf(main.row)
  if (!main || !record) return null
  return {
    row: main.row,
    record,
    syncStatus: rows.some(({ syncStatus }) => syncStatus === 'rejected') ? 'rejected' : main.syncStatus,
  }
}
