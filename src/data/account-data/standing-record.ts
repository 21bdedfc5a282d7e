import * as v from 'valibot'
import type { AccountStanding, LastAsked } from '@/domain/account/account-deletion'
import type { UserId } from '@/domain/shared/ids'
import { deviceDb, type ComradeDb } from '../db'

const recordSchema = v.object({
  person: v.string(),
  askedAt: v.string(),
  told: v.boolean(),
  standing: v.variant('kind', [
    v.object({ kind: v.literal('kept') }),
    v.object({ kind: v.literal('pending'), dueAt: v.string(), alsoPosts: v.boolean() }),
    v.object({ kind: v.literal('gone') }),
  ]),
})
/** `told`: the person has put the note about it away. */
export type StandingRecord = LastAsked & { readonly told: boolean }

const key = 'account-standing'

/** What the server last said about this person's account; null when it was never asked on this phone. */
export const readStanding = async (person: UserId, db: ComradeDb = deviceDb()): Promise<StandingRecord | null> => {
  const record = v.safeParse(recordSchema, (await db.device.get(key))?.value)
  if (!record.success || record.output.person !== person) return null
  const { askedAt, told, standing } = record.output
  return { askedAt, told, standing }
}

const put = async (person: UserId, standing: AccountStanding, now: Date, before: StandingRecord | null, db: ComradeDb): Promise<void> => {
  const told = before !== null && before.told && before.standing.kind === standing.kind
  await db.device.put({ key, value: { person, standing, askedAt: now.toISOString(), told } })
}

/** Keeps what the server has said. A note that was put away comes back only when there is something new. */
export const keepStanding = (person: UserId, standing: AccountStanding, now: Date, db: ComradeDb = deviceDb()): Promise<void> =>
  db.transaction('rw', db.device, async () => put(person, standing, now, await readStanding(person, db), db))

const sameAnswer = (one: StandingRecord | null, other: StandingRecord | null): boolean =>
  one?.askedAt === other?.askedAt && one?.standing.kind === other?.standing.kind

/**
 * Keeps the answer to a question that was asked when `before` was on record. What the person has asked for meanwhile stands: the
 * answer may be older.
 *
 * @returns what is on record now.
 */
export const keepAnswer = (
  person: UserId,
  standing: AccountStanding,
  { before, now, db = deviceDb() }: { readonly before: StandingRecord | null; readonly now: Date; readonly db?: ComradeDb },
): Promise<AccountStanding> =>
  db.transaction('rw', db.device, async () => {
    const current = await readStanding(person, db)
    if (current && !sameAnswer(current, before)) return current.standing
    await put(person, standing, now, current, db)
    return standing
  })

export const markTold = (person: UserId, told: boolean, db: ComradeDb = deviceDb()): Promise<void> =>
  db.transaction('rw', db.device, async () => {
    const record = await readStanding(person, db)
    if (record) await db.device.put({ key, value: { ...record, person, told } })
  })
