import { useLiveQuery } from 'dexie-react-hooks'
import { deviceDb } from '@/store/db'
import type { SyncStatus } from '@/kit/rules/sync-status'
import { readOwnCopies, readOwnRows, readPending } from '@/store/sync/rows'
import type { UserId } from '@/kit/rules/ids'
import type { User } from '@/store/session/session-state'
import type { RowOf } from '@/store/sync/table-names'

type ProfileRow = RowOf<'profiles'>

export type ShownProfile = {
  readonly profile: ProfileRow
  readonly syncStatus: SyncStatus
  /** False until the profile has been pulled. Until then it has only the values of the session. */
  readonly isPulled: boolean
}

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
    const [pending, [stored]] = await Promise.all([
      readPending(user.id, 'profiles'),
      readOwnCopies(user.id, 'profiles'),
    ])
    const [shown] = pending.applyTo([stored ?? initialProfile(user)])
    return shown && { profile: shown.row, syncStatus: shown.syncStatus, isPulled: stored !== undefined }
  }, [user.id, user.email, user.fullName])

/**
 * The user's own gossip posts on this phone, newest first, and the number of their likes in this phone's copies;
 * undefined until they have been read. It sends no request, which would reveal their author to the server.
 */
export const useOwnPosts = (id: UserId) =>
  useLiveQuery(async () => {
    const posts = await readOwnRows(id, 'gossip_submissions')
    const copies = await deviceDb()
      .replica('gossip_posts')
      .bulkGet(posts.map(({ row }) => row.id))
    const likes = copies.reduce((sum, copy) => sum + (copy?.likes_count ?? 0), 0)
    return { posts: posts.toSorted((a, b) => b.row.created_at.localeCompare(a.row.created_at)), likes }
  }, [id])
