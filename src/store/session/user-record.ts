import * as v from 'valibot'
import { userId, type Identity } from '@/kit/rules/ids'
import { deviceDb, type ComradeDb } from '../db'
import { reportAs } from '../error-log/error-log'
import { watchQuery } from '../watch-query'
import { rememberAccount } from './known-accounts'
import type { User } from './session-state'

const userSchema = v.object({
  id: v.pipe(v.string(), v.uuid(), v.transform(userId)),
  email: v.string(),
  fullName: v.nullable(v.string()),
})
const recordSchema = v.object({
  ...userSchema.entries,
  sessionExpired: v.boolean(),
  secondFactorDue: v.exactOptional(v.literal(true)),
})
/** `secondFactorDue`: the account has a second factor that the session has not shown. */
export type UserRecord = User & { readonly sessionExpired: boolean; readonly secondFactorDue?: true }

const unfinishedKey = 'unfinished-person'

/**
 * The person who has confirmed an address on this phone, and has not chosen a name and a password yet: nobody is signed
 * in until then. What was chosen before the mail may be somebody else's.
 */
export const readUnfinished = async (db: ComradeDb = deviceDb()): Promise<User | null> => {
  const record = v.safeParse(userSchema, (await db.device.get(unfinishedKey))?.value)
  return record.success ? record.output : null
}

/** The user who is signed in on this phone, even offline or with an expired session; null when signed out. */
export const readUser = async (db: ComradeDb = deviceDb()): Promise<UserRecord | null> => {
  const record = v.safeParse(recordSchema, (await db.device.get('person'))?.value)
  return record.success ? record.output : null
}

export const readIdentity = async (db: ComradeDb = deviceDb()): Promise<Identity> =>
  (await readUser(db))?.id ?? 'anonymous'

/** The owners whose records this phone uses now: `anonymous`, and the signed-in user. */
export const readIdentities = async (db: ComradeDb = deviceDb()): Promise<readonly Identity[]> => {
  const user = await readUser(db)
  return user ? ['anonymous', user.id] : ['anonymous']
}

const putUser = async (user: User, secondFactorDue: boolean, db: ComradeDb): Promise<void> => {
  await db.device.delete(unfinishedKey)
  await db.device.put({
    key: 'person',
    value: { ...user, sessionExpired: false, ...(secondFactorDue && { secondFactorDue }) } satisfies UserRecord,
  })
}

/** Remembers whose place somebody takes. */
const rememberReplaced = async (next: User, db: ComradeDb): Promise<void> => {
  const current = await readUser(db)
  if (current && current.id !== next.id) await rememberAccount(current, db).catch(reportAs('account'))
}

/**
 * Saves who is signed in. Somebody who has not finished signing up stays so: a renewed session does not change that.
 * @param isStillSignedIn asked in the transaction that saves, because the user may have signed out meanwhile
 */
export const saveUser = async (
  user: User,
  db: ComradeDb = deviceDb(),
  secondFactorDue = false,
  isStillSignedIn: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> => {
  await rememberReplaced(user, db)
  await db.transaction('rw', db.device, db.auth, async () => {
    if ((await isStillSignedIn()) && (await readUnfinished(db))?.id !== user.id)
      await putUser(user, secondFactorDue, db)
  })
}

/** Saves who has confirmed an address, in the place of whoever was signed in. */
export const saveUnfinished = async (user: User, db: ComradeDb = deviceDb()): Promise<void> => {
  await rememberReplaced(user, db)
  await db.transaction('rw', db.device, async () => {
    await db.device.delete('person')
    await db.device.put({ key: unfinishedKey, value: user })
  })
}

/** Signs in who has finished signing up, unless they have meanwhile signed out in another tab. */
export const saveFinished = (user: User, db: ComradeDb = deviceDb()): Promise<void> =>
  db.transaction('rw', db.device, async () => {
    if ((await readUnfinished(db))?.id === user.id) await putUser(user, false, db)
  })

const mark = (
  change: Pick<UserRecord, 'sessionExpired'> | Required<Pick<UserRecord, 'secondFactorDue'>>,
  db: ComradeDb,
): Promise<void> =>
  db.transaction('rw', db.device, async () => {
    const user = await readUser(db)
    if (user) await db.device.put({ key: 'person', value: { ...user, ...change } })
  })

/** Marks the session as ended by the server. Deletes nothing. */
export const markSessionExpired = (db: ComradeDb = deviceDb()): Promise<void> => mark({ sessionExpired: true }, db)

/** Marks that the session has to show the second factor before anything is sent. */
export const markSecondFactorDue = (db: ComradeDb = deviceDb()): Promise<void> => mark({ secondFactorDue: true }, db)

export const deleteUserRecord = (db: ComradeDb = deviceDb()): Promise<void> =>
  db.device.bulkDelete(['person', unfinishedKey])

/** Calls back with the signed-in user, now and after every change in any tab. Returns a function that stops it. */
export const watchUser = (onUser: (user: UserRecord | null) => void, db: ComradeDb = deviceDb()): (() => void) =>
  watchQuery(() => readUser(db), { next: onUser, failed: () => onUser(null) }, db)

/** The user who is signed in, or has not finished signing up. */
export type Known = { readonly user: UserRecord | null; readonly unfinished: User | null }

/** Calls back with who is known here, now and after every change in any tab. Returns a function that stops it. */
export const watchKnown = (onKnown: (known: Known) => void, db: ComradeDb = deviceDb()): (() => void) => {
  const read = async () => ({ user: await readUser(db), unfinished: await readUnfinished(db) })
  return watchQuery(read, { next: onKnown, failed: () => onKnown({ user: null, unfinished: null }) }, db)
}
