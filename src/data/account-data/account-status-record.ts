import * as v from 'valibot'
import type { AccountStatus, LastCheck } from '@/domain/account/account-deletion'
import type { UserId } from '@/domain/shared/ids'
import { deviceDb, type ComradeDb } from '../db'

const recordSchema = v.object({
  person: v.string(),
  askedAt: v.string(),
  notified: v.boolean(),
  status: v.variant('kind', [
    v.object({ kind: v.literal('kept') }),
    v.object({ kind: v.literal('pending'), dueAt: v.string(), alsoPosts: v.boolean() }),
    v.object({ kind: v.literal('gone') }),
  ]),
})
/** `notified`: the person has put the note about it away. */
export type AccountStatusRecord = LastCheck & { readonly notified: boolean }

const key = 'account-status'

/** What the server last said about this person's account; null when it was never asked on this phone. */
export const readAccountStatus = async (person: UserId, db: ComradeDb = deviceDb()): Promise<AccountStatusRecord | null> => {
  const record = v.safeParse(recordSchema, (await db.device.get(key))?.value)
  if (!record.success || record.output.person !== person) return null
  const { askedAt, notified, status } = record.output
  return { askedAt, notified, status }
}

const put = async (person: UserId, status: AccountStatus, now: Date, before: AccountStatusRecord | null, db: ComradeDb): Promise<void> => {
  const notified = before !== null && before.notified && before.status.kind === status.kind
  await db.device.put({ key, value: { person, status, askedAt: now.toISOString(), notified } })
}

/** Keeps what the server has said. A note that was put away comes back only when there is something new. */
export const saveAccountStatus = (person: UserId, status: AccountStatus, now: Date, db: ComradeDb = deviceDb()): Promise<void> =>
  db.transaction('rw', db.device, async () => put(person, status, now, await readAccountStatus(person, db), db))

const sameAnswer = (one: AccountStatusRecord | null, other: AccountStatusRecord | null): boolean =>
  one?.askedAt === other?.askedAt && one?.status.kind === other?.status.kind

/**
 * Keeps the answer to a question that was asked when `before` was on record. What the person has asked for meanwhile stands: the
 * answer may be older.
 *
 * @returns what is on record now.
 */
export const saveAnswer = (
  person: UserId,
  status: AccountStatus,
  { before, now, db = deviceDb() }: { readonly before: AccountStatusRecord | null; readonly now: Date; readonly db?: ComradeDb },
): Promise<AccountStatus> =>
  db.transaction('rw', db.device, async () => {
    const current = await readAccountStatus(person, db)
    if (current && !sameAnswer(current, before)) return current.status
    await put(person, status, now, current, db)
    return status
  })

export const markNotified = (person: UserId, notified: boolean, db: ComradeDb = deviceDb()): Promise<void> =>
  db.transaction('rw', db.device, async () => {
    const record = await readAccountStatus(person, db)
    if (record) await db.device.put({ key, value: { ...record, person, notified } })
  })
