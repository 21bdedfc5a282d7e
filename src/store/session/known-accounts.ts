import * as v from 'valibot'
import { hexOf } from '@/kit/rules/hex'
import { userId, type UserId } from '@/kit/rules/ids'
import { deviceDb, type ComradeDb } from '../db'
import type { User } from './session-state'

/**
 * An account that was signed in on this phone. Its address is not stored, only what tells whether another one is the
 * same.
 */
const accountSchema = v.object({
  id: v.pipe(v.string(), v.uuid(), v.transform(userId)),
  salt: v.string(),
  digest: v.string(),
})
type KnownAccount = v.InferOutput<typeof accountSchema>
const accountsSchema = v.fallback(v.array(accountSchema), [])

const key = 'known-accounts'
const maxKnown = 20

const read = async (db: ComradeDb): Promise<readonly KnownAccount[]> =>
  v.parse(accountsSchema, (await db.device.get(key))?.value)

/** An address is easy to guess, so this only keeps it from being read at a glance. */
const digestOf = async (salt: string, email: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt} ${email.trim().toLowerCase()}`))
  return hexOf(new Uint8Array(bytes))
}

/**
 * Called before somebody signs out or another account takes their place, so that a new account with the same address
 * finds what theirs leaves here.
 */
export const rememberAccount = async (
  { id, email }: Pick<User, 'id' | 'email'>,
  db: ComradeDb = deviceDb(),
): Promise<void> => {
  if (email.trim() === '') return
  const salt = crypto.randomUUID()
  const account = { id, salt, digest: await digestOf(salt, email) }
  await db.transaction('rw', db.device, async () => {
    const others = (await read(db)).filter((known) => known.id !== id)
    await db.device.put({ key, value: [...others, account].slice(-maxKnown) })
  })
}

/** The other accounts with the user's address that were signed in on this phone, the latest first. */
export const earlierAccounts = async (
  { id, email }: Pick<User, 'id' | 'email'>,
  db: ComradeDb = deviceDb(),
): Promise<readonly UserId[]> => {
  const known = (await read(db)).filter((account) => account.id !== id)
  const isSame = await Promise.all(
    known.map(async ({ salt, digest }) => email.trim() !== '' && (await digestOf(salt, email)) === digest),
  )
  return known
    .filter((_account, index) => isSame[index])
    .map((account) => account.id)
    .toReversed()
}
