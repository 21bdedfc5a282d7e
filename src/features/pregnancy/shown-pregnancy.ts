import { applyPending } from '@/data/outbox/apply-pending'
import type { SyncStatus } from '@/domain/shared/sync-status'
import type { Operation } from '@/data/outbox/operation'
import { readWith } from '@/data/outbox/read-row'
import { personalTables, type PersonalRow } from '@/data/pull/personal-tables'
import { recordOf, type PregnancyRecord } from '@/domain/pregnancy/record'

export type ShownPregnancy = {
  readonly row: PersonalRow<'pregnancy_tracking'>
  readonly record: PregnancyRecord
  readonly syncStatus: SyncStatus
}

const read = readWith(personalTables.pregnancy_tracking)

/** The one record, with what is still on its way on top; null when there is none. */
export const shownPregnancy = (operations: readonly Operation[], shadows: readonly PersonalRow<'pregnancy_tracking'>[]): ShownPregnancy | null => {
  const rows = applyPending('pregnancy_tracking', operations, shadows, read)
  // Begun on two phones at once: the server has room for one row a person, and that is the one that counts.
  const main = rows.find(({ row }) => shadows.some(({ id }) => id === row.id)) ?? rows[0]
  const record = main && recordOf(main.row)
  if (!main || !record) return null
  return { row: main.row, record, syncStatus: rows.some(({ syncStatus }) => syncStatus === 'rejected') ? 'rejected' : main.syncStatus }
}
