import { useLiveQuery } from 'dexie-react-hooks'
import * as v from 'valibot'
import { deviceDb, type ComradeDb } from '@/store/db'
import type { AccountStatus, LastCheck } from '@/account/rules/account-deletion'
import type { UserId } from '@/kit/rules/ids'

const recordSchema = v.object({
  person: v.string(),
  checkedAt: v.string(),
  notified: v.boolean(),
  status: v.variant('kind', [
    v.object({ kind: v.literal('active') }),
    v.object({ kind: v.literal('pending'), dueAt: v.string(), alsoPosts: v.boolean() }),
    v.object({ kind: v.literal('gone') }),
  ]),
})

/** `notified` is true if the user has dismissed the notice about the status. */
type AccountStatusRecord = LastCheck & { readonly notified: boolean }

const key = 'account-status'

/** The last known status of the user's account; null if this phone has never checked it. */
export const readAccountStatus = async (
  userId: UserId,
  db: ComradeDb = deviceDb(),
): Promise<AccountStatusRecord | null> => {
  const record = v.safeParse(recordSchema, (await db.device.get(key))?.value)
  if (!record.success || record.output.person !== userId) return null
  const { checkedAt, notified, status } = record.output
  return { checkedAt, notified, status }
}

const put = async (
  userId: UserId,
  status: AccountStatus,
  now: Date,
  before: AccountStatusRecord | null,
  db: ComradeDb,
): Promise<void> => {
  const notified = before !== null && before.notified && before.status.kind === status.kind
  await db.device.put({ key, value: { person: userId, status, checkedAt: now.toISOString(), notified } })
}

/** Saves a status. A dismissed notice is shown again only when the kind of status changes. */
export const saveAccountStatus = (
  userId: UserId,
  status: AccountStatus,
  now: Date,
  db: ComradeDb = deviceDb(),
): Promise<void> =>
  db.transaction('rw', db.device, async () => put(userId, status, now, await readAccountStatus(userId, db), db))

const sameCheck = (a: AccountStatusRecord | null, b: AccountStatusRecord | null): boolean =>
  a?.checkedAt === b?.checkedAt && a?.status.kind === b?.status.kind

/**
 * Saves the response to a request that was sent when `before` was stored. If the stored status has changed since, the
 * response may be outdated and is dropped.
 * @returns the status that is stored now
 */
export const saveIfUnchanged = (
  userId: UserId,
  status: AccountStatus,
  {
    before,
    now,
    db = deviceDb(),
  }: { readonly before: AccountStatusRecord | null; readonly now: Date; readonly db?: ComradeDb },
): Promise<AccountStatus> =>
  db.transaction('rw', db.device, async () => {
    const current = await readAccountStatus(userId, db)
    if (current && !sameCheck(current, before)) return current.status
    await put(userId, status, now, current, db)
    return status
  })

export const markNotified = (userId: UserId, notified: boolean, db: ComradeDb = deviceDb()): Promise<void> =>
  db.transaction('rw', db.device, async () => {
    const record = await readAccountStatus(userId, db)
    if (record) await db.device.put({ key, value: { ...record, person: userId, notified } })
  })

/** The last known status of the user's account; null while loading, and if it was never checked. */
export const useAccountStatus = (userId: UserId): AccountStatusRecord | null =>
  useLiveQuery(async () => readAccountStatus(userId), [userId]) ?? null
