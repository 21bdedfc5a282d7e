import { useLiveQuery } from 'dexie-react-hooks'
import { useStore } from 'zustand'
import { userDb } from '@/data/outbox/user-db'
import { pullState } from '@/data/pull/pull-state'
import type { User } from '@/data/session/session-state'
import { shownPregnancy, type ShownPregnancy } from './shown-pregnancy'

/**
 * The person's pregnancy record with their unsent changes on top; null when there is none, undefined while that is not
 * known: at the start, and on a phone that this person's rows have not reached yet.
 */
export const usePregnancy = (person: User): ShownPregnancy | null | undefined => {
  const found = useLiveQuery(async () => {
    const db = userDb(person.id)
    const [operations, shadows, asked] = await Promise.all([
      db.operations.orderBy('seq').toArray(),
      db.pregnancy_tracking.toArray(),
      // There from the beginning of a first pull of this person's rows.
      db.cursors.get('tombstones'),
    ])
    return { shown: shownPregnancy(operations, shadows), asked: asked !== undefined }
  }, [person.id])
  const pull = useStore(pullState, ({ status }) => status)
  if (!found) return undefined
  const isKnown = found.shown !== null || found.asked || pull === 'done' || pull === 'failed'
  return isKnown ? found.shown : undefined
}
