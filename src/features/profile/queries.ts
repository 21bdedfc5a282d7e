import { useLiveQuery } from 'dexie-react-hooks'
import { fold, type Standing } from '@/data/outbox/fold'
import { personDb } from '@/data/outbox/person-db'
import { readWith } from '@/data/outbox/read-row'
import { personalTables, type PersonalRow } from '@/data/pull/personal-tables'
import type { Person } from '@/data/session/session-state'

type ProfileRow = PersonalRow<'profiles'>

export type ShownProfile = {
  readonly profile: ProfileRow
  readonly standing: Standing
  /** Whether the server has told what it holds; until then only what signing in told is shown. */
  readonly known: boolean
}

const read = readWith(personalTables.profiles)

/** What is certain before a first pull. */
const beginning = ({ id, email, fullName }: Person): ProfileRow => ({
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
export const useProfile = (person: Person): ShownProfile | undefined =>
  useLiveQuery(async () => {
    const db = personDb(person.id)
    const [operations, kept] = await Promise.all([db.operations.orderBy('seq').toArray(), db.profiles.get(person.id)])
    const [shown] = fold('profiles', operations, [kept ?? beginning(person)], read)
    return shown && { profile: shown.row, standing: shown.standing, known: kept !== undefined }
  }, [person.id, person.email, person.fullName])
