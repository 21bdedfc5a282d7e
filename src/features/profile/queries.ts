import { useLiveQuery } from 'dexie-react-hooks'
import type { SyncStatus } from '@/domain/shared/sync-status'
import { applyPending } from '@/data/sync/outbox/apply-pending'
import { userDb } from '@/data/sync/outbox/user-db'
import { rowReader } from '@/data/sync/outbox/read-row'
import type { User } from '@/data/session/session-state'
import type { RowOf } from '@/data/sync/table-names'
import { tables } from '@/data/sync/tables'

type ProfileRow = RowOf<'profiles'>

export type ShownProfile = {
  readonly profile: ProfileRow
  readonly syncStatus: SyncStatus
  /** False until the profile has been pulled; before that it only has what the session contains. */
  readonly isPulled: boolean
}

const read = rowReader(tables.profiles.schema)

/** The profile before the first pull. */
const initialProfile = ({ id, email, fullName }: User): ProfileRow => ({
  id,
  rev: 0,
  full_name: fullName,
  email,
  phone: null,
  university: null,
  course: null,
  year_of_study: 1,
  campus: null,
  role: 'student',
})

/** The user's profile with pending changes applied; undefined until it has been read. */
export const useProfile = (user: User): ShownProfile | undefined =>
  useLiveQuery(async () => {
    const db = userDb(user.id)
    const [operations, stored] = await Promise.all([db.operations.orderBy('seq').toArray(), db.profiles.get(user.id)])
    const [shown] = applyPending('profiles', operations, [stored ?? initialProfile(user)], read)
    return shown && { profile: shown.row, syncStatus: shown.syncStatus, isPulled: stored !== undefined }
  }, [user.id, user.email, user.fullName])
