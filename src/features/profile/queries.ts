import { useLiveQuery } from 'dexie-react-hooks'
import type { SyncStatus } from '@/domain/shared/sync-status'
import { applyPending } from '@/data/outbox/apply-pending'
import { userDb } from '@/data/outbox/user-db'
import { readWith } from '@/data/outbox/read-row'
import { personalTables, type PersonalRow } from '@/data/pull/personal-tables'
import type { User } from '@/data/session/session-state'

type ProfileRow = PersonalRow<'profiles'>

export type ShownProfile = {
  readonly profile: ProfileRow
  readonly syncStatus: SyncStatus
  /** Whether the server has told what it holds; until then only what signing in told is shown. */
  readonly known: boolean
}

const read = readWith(personalTables.profiles)

/** What is certain before a first pull. */
const beginning = ({ id, email, fullName }: User): ProfileRow => ({
  id,
  rev: 0,
  full_name: fullName,
  email,
  phone: null,
  university: null,
  course: null,
  year_of_study: 1,
  role: 'student',
})

/** The person's profile with their unsent changes on top; undefined for a moment at the start. */
export const useProfile = (person: User): ShownProfile | undefined =>
  useLiveQuery(async () => {
    const db = userDb(person.id)
    const [operations, kept] = await Promise.all([db.operations.orderBy('seq').toArray(), db.profiles.get(person.id)])
    const [shown] = applyPending('profiles', operations, [kept ?? beginning(person)], read)
    return shown && { profile: shown.row, syncStatus: shown.syncStatus, known: kept !== undefined }
  }, [person.id, person.email, person.fullName])
