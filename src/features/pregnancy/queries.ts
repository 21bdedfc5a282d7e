import { useLiveQuery } from 'dexie-react-hooks'
import { useStore } from 'zustand'
import { userDb } from '@/data/sync/outbox/user-db'
import { ownCursorKey } from '@/data/sync/pull/own-cursor-key'
import { pullState } from '@/data/sync/pull/pull-state'
import type { User } from '@/data/session/session-state'
import { shownPregnancy, type ShownPregnancy } from './shown-pregnancy'

/**
 * The user's pregnancy record with unsent changes applied. Null if there is none; undefined until IndexedDB has been
 * read and this user's first pull on this phone has ended.
 */
export const usePregnancy = (user: User): ShownPregnancy | null | undefined => {
  const local = useLiveQuery(async () => {
    const db = userDb(user.id)
    const [operations, serverRows, cursor] = await Promise.all([
      db.operations.orderBy('seq').toArray(),
      db.pregnancy_tracking.toArray(),
      db.keyValues.get(ownCursorKey),
    ])
    return { shown: shownPregnancy(operations, serverRows), isPulled: cursor !== undefined }
  }, [user.id])
  const pull = useStore(pullState, ({ status }) => status)
  if (!local) return undefined
  const isKnown = local.shown !== null || local.isPulled || pull === 'done' || pull === 'failed'
  return isKnown ? local.shown : undefined
}
