import { useLiveQuery } from 'dexie-react-hooks'
import { useStore } from 'zustand'
import { userDb } from '@/data/outbox/user-db'
import { pullState } from '@/data/pull/pull-state'
import type { User } from '@/data/session/session-state'
import { shownPregnancy, type ShownPregnancy } from './shown-pregnancy'

/**
 * The user's pregnancy record with unsent changes applied. Null if there is none; undefined until IndexedDB has been
 * read and this user's first pull on this phone has started.
 */
export const usePregnancy = (user: User): ShownPregnancy | null | undefined => {
  const local = useLiveQuery(async () => {
    const db = userDb(user.id)
    const [operations, serverRows, cursor] = await Promise.all([
      db.operations.orderBy('seq').toArray(),
      db.pregnancy_tracking.toArray(),
      // Stored when this user's first pull starts.
      db.cursors.get('tombstones'),
    ])
    return { shown: shownPregnancy(operations, serverRows), pullStarted: cursor !== undefined }
  }, [user.id])
  const pull = useStore(pullState, ({ status }) => status)
  if (!local) return undefined
  const isKnown = local.shown !== null || local.pullStarted || pull === 'done' || pull === 'failed'
  return isKnown ? local.shown : undefined
}
