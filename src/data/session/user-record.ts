import * as v from 'valibot'
import { userId } from '@/domain/shared/ids'
import { deviceDb, type ComradeDb } from '../db'
import type { Identity } from '../outbox/operation'
import { watchQuery } from '../watch-query'
import type { User } from './session-state'

const recordSchema = v.object({
  id: v.pipe(v.string(), v.uuid(), v.transform(userId)),
  email: v.string(),
  fullName: v.nullable(v.string()),
  sessionExpired: v.boolean(),
})
export type UserRecord = User & { readonly sessionExpired: boolean }

/** Who is signed in on this phone, with or without a network; the tokens may be long expired. */
export const readUser = async (db: ComradeDb = deviceDb()): Promise<UserRecord | null> => {
  const record = v.safeParse(recordSchema, (await db.device.get('person'))?.value)
  return record.success ? record.output : null
}

/** As whom this phone's records are read and written now. */
export const readIdentity = async (db: ComradeDb = deviceDb()): Promise<Identity> => (await readUser(db))?.id ?? 'anonymous'

export const saveUser = async (person: User, db: ComradeDb = deviceDb()): Promise<void> => {
  await db.device.put({ key: 'person', value: { ...person, sessionExpired: false } satisfies UserRecord })
}

/** The server ended the session. Nothing on this phone is lost by that. */
export const markSessionExpired = (db: ComradeDb = deviceDb()): Promise<void> =>
  db.transaction('rw', db.device, async () => {
    const person = await readUser(db)
    if (person) await db.device.put({ key: 'person', value: { ...person, sessionExpired: true } })
  })

export const deleteUserRecord = (db: ComradeDb = deviceDb()): Promise<void> => db.device.delete('person')

/** Calls back with who is signed in now and after every change, from whichever tab. Answers when to stop. */
export const watchUser = (onPerson: (person: UserRecord | null) => void, db: ComradeDb = deviceDb()): (() => void) =>
  watchQuery(() => readUser(db), { next: onPerson, failed: () => onPerson(null) }, db)
