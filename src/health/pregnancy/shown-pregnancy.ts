import { hasPulledOwn, readOwnRows, type WithPending } from '@/store/sync/rows'
import type { RowOf } from '@/store/sync/table-names'
import { recordOf, type PregnancyRecord } from '@/health/pregnancy/rules/record'
import type { SyncStatus } from '@/kit/rules/sync-status'
import type { User } from '@/store/session/session-state'
import type { IsoDay } from '@/kit/rules/day'
import { useLiveQuery } from 'dexie-react-hooks'
import { useStore } from 'zustand'
import { useCycle } from '@/health/cycle/store/use-cycle'
import { pullState } from '@/store/sync/status'

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

/**
 * The user's pregnancy record with unsent changes applied. Null if there is none; undefined until IndexedDB has been
 * read and this user's first pull on this phone has ended, and while a PIN locks the log.
 */
export const usePregnancy = (user: User): ShownPregnancy | null | undefined => {
  const isOpen = useCycle(user.id).status === 'open'
  const local = useLiveQuery(async () => {
    if (!isOpen) return null
    const [rows, isPulled] = await Promise.all([readOwnRows(user.id, 'pregnancy_tracking'), hasPulledOwn(user.id)])
    return { shown: shownPregnancy(rows), isPulled }
  }, [user.id, isOpen])
  const pull = useStore(pullState, ({ status }) => status)
  if (!local || !isOpen) return undefined
  const isKnown = local.shown !== null || local.isPulled || pull === 'done' || pull === 'failed'
  return isKnown ? local.shown : undefined
}

/** The props of each part of an open pregnancy record. */
export type RecordProps = { user: User; today: IsoDay; shown: ShownPregnancy }
