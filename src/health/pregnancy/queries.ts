import { useLiveQuery } from 'dexie-react-hooks'
import { useStore } from 'zustand'
import { useCycle } from '@/health/cycle/store/use-cycle'
import { hasPulledOwn, readOwnRows } from '@/store/sync/rows'
import { pullState } from '@/store/sync/status'
import type { User } from '@/store/session/session-state'
import { shownPregnancy, type ShownPregnancy } from './shown-pregnancy'

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
