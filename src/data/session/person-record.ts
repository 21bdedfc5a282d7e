import * as v from 'valibot'
import { userId } from '@/domain/shared/ids'
import { deviceDb, type ComradeDb } from '../db'
import type { Identity } from '../outbox/operation'
import { watchSaved } from '../watch-saved'
import type { Person } from './session-state'

const recordSchema = v.object({
  id: v.pipe(v.string(), v.uuid(), v.transform(userId)),
  email: v.string(),
  fullName: v.nullable(v.string()),
  lapsed: v.boolean(),
})
export type PersonRecord = Person & { readonly lapsed: boolean }

/** Who is signed in on this phone, with or without a network; the tokens may be long expired. */
export const readPerson = async (db: ComradeDb = deviceDb()): Promise<PersonRecord | null> => {
  const record = v.safeParse(recordSchema, (await db.device.get('person'))?.value)
  return record.success ? record.output : null
}

/** As whom this phone's records are read and written now. */
export const readIdentity = async (db: ComradeDb = deviceDb()): Promise<Identity> => (await readPerson(db))?.id ?? 'nobody'

export const rememberPerson = async (person: Person, db: ComradeDb = deviceDb()): Promise<void> => {
  await db.device.put({ key: 'person', value: { ...person, lapsed: false } satisfies PersonRecord })
}

/** The server ended the session. Nothing on this phone is lost by that. */
export const markLapsed = (db: ComradeDb = deviceDb()): Promise<void> =>
  db.transaction('rw', db.device, async () => {
    const person = await readPerson(db)
    if (person) await db.device.put({ key: 'person', value: { ...person, lapsed: true } })
  })

export const forgetPerson = (db: ComradeDb = deviceDb()): Promise<void> => db.device.delete('person')

/** Calls back with who is signed in now and after every change, from whichever tab. Answers when to stop. */
export const watchPerson = (onPerson: (person: PersonRecord | null) => void, db: ComradeDb = deviceDb()): (() => void) =>
  watchSaved(() => readPerson(db), { next: onPerson, failed: () => onPerson(null) }, db)
