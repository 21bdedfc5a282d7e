import { useLiveQuery } from 'dexie-react-hooks'
import { useStore } from 'zustand'
import { hasPulledOwn } from '@/data/sync/rows'
import { pullState } from '@/data/sync/status'
import { readOwnRows } from '@/data/sync/rows'
import type { User } from '@/data/session/session-state'
import { shownPregnancy, type ShownPregnancy } from './shown-pregnancy'

/**
 * The user's pregnancy record with unsent changes applied. Null if there is none; undefined until IndexedDB has been
 * read and this user's first pull on this phone has ended.
 */
export const usePregnancy = (user: User): ShownPregnancy | null | undefined => {
  const local = useLiveQuery(async () => {
    const [rows, isPulled] = await Promise.all([readOwnRows(user.id, 'pregnancy_tracking'), hasPulledOwn(user.id)])
    return { shown: shownPregnancy(rows), isPulled }
  }, [user.id])
  const pull = useStore(pullState, ({ status }) => status)
  if (!local) return undefined
  const isKnown = local.shown !== null || local.isPulled || pull === 'done' || pull === 'failed'
  return isKnown ? local.shown : undefined
}
