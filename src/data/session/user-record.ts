import * as v from 'valibot'
import { userId, type Identity } from '@/domain/shared/ids'
import { deviceDb, type ComradeDb } from '../db'
import { watchQuery } from '../watch-query'
import type { User } from './session-state'

const recordSchema = v.object({
  id: v.pipe(v.string(), v.uuid(), v.transform(userId)),
  email: v.string(),
  fullName: v.nullable(v.string()),
  sessionExpired: v.boolean(),
})
export type UserRecord = User & { readonly sessionExpired: boolean }

/** The user who is signed in on this phone, even offline or with an expired session; null when signed out. */
export const readUser = async (db: ComradeDb = deviceDb()): Promise<UserRecord | null> => {
  const record = v.safeParse(recordSchema, (await db.device.get('person'))?.value)
  return record.success ? record.output : null
}

export const readIdentity = async (db: ComradeDb = deviceDb()): Promise<Identity> => (await readUser(db))?.id ?? 'anonymous'

/** The owners whose records this phone uses now: `anonymous`, and the signed-in user. */
export const readIdentities = async (db: ComradeDb = deviceDb()): Promise<readonly Identity[]> => {
  const user = await readUser(db)
  return user ? ['anonymous', user.id] : ['anonymous']
}

export const saveUser = async (user: User, db: ComradeDb = deviceDb()): Promise<void> => {
  await db.device.put({ key: 'person', value: { ...user, sessionExpired: false } satisfies UserRecord })
}

/** Marks the session as ended by the server. Deletes nothing. */
export const markSessionExpired = (db: ComradeDb = deviceDb()): Promise<void> =>
  db.transaction('rw', db.device, async () => {
    const user = await readUser(db)
    if (user) await db.device.put({ key: 'person', value: { ...user, sessionExpired: true } })
  })

export const deleteUserRecord = (db: ComradeDb = deviceDb()): Promise<void> => db.device.delete('person')

/** Calls back with the signed-in user, now and after every change in any tab. Returns a function that stops it. */
export const watchUser = (onUser: (user: UserRecord | null) => void, db: ComradeDb = deviceDb()): (() => void) =>
  watchQuery(() => readUser(db), { next: onUser, failed: () => onUser(null) }, db)
