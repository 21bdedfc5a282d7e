import Dexie from 'dexie'
import type { CycleLog } from '@/health/cycle/rules/log'
import type { AnsweredNote } from '@/health/cycle/rules/pill-day'
import type { UserId } from '@/kit/rules/ids'
import { phoneOnly } from '@/store/phone-only'
import { plainCodec } from './codec'
import { CycleDb, cycleDbName } from './cycle-db'
import { pageReader, readSnapshot } from './cycle-store'

/** Like `Dexie.exists`, with the time limit for opening a database. */
const exists = (name: string): Promise<boolean> =>
  new Dexie(name, phoneOnly()).open().then(
    (db) => {
      db.close()
      return true
    },
    (error: unknown) => {
      if (error instanceof Dexie.NoSuchDatabaseError) return false
      throw error
    },
  )

/** Null without a log on this phone. */
export const queryLog = async <Result>(
  userId: UserId,
  query: (db: CycleDb) => Promise<Result>,
): Promise<Result | null> => {
  if (!(await exists(cycleDbName(userId)))) return null
  const db = new CycleDb(cycleDbName(userId))
  try {
    return await query(db)
  } finally {
    db.close()
  }
}

/** Reads the user's log once; null if there is none or a PIN seals it. */
export const readOpenLog = (userId: UserId): Promise<CycleLog | null> =>
  queryLog(userId, async (db) => {
    const snapshot = await readSnapshot(db)
    return snapshot.pin ? null : (await pageReader().read(plainCodec, snapshot)).log
  })

/** True if this phone stores unsealed pages of the user's log. */
export const hasOpenLog = async (userId: UserId): Promise<boolean> =>
  (await queryLog(userId, async (db) => (await db.pages.filter(({ kind }) => kind === 'plain').count()) > 0)) ?? false

/** True if a PIN seals the user's log on this phone. */
export const isSealed = async (userId: UserId): Promise<boolean> =>
  (await queryLog(userId, async (db) => (await db.metadata.get('pin')) !== undefined)) ?? false

/** Keeps on the phone that a notification was answered, until a page opens the log. */
export const keepAnswer = (userId: UserId, note: AnsweredNote): Promise<void | null> =>
  queryLog(userId, (db) =>
    db.transaction('rw', db.metadata, async () => {
      const kept = await db.metadata.get('answered')
      const { at = [], notes = [] } = kept?.key === 'answered' ? kept : {}
      // Beside a sealed log it tells no more than when a notification was answered.
      const isLocked = (await db.metadata.get('pin')) !== undefined
      // With a new stamp, so that a page that is just writing takes this answer in, too.
      await db.metadata.bulkPut([
        { key: 'answered', at, notes: [...notes, isLocked ? { ...note, pill: null } : note] },
        { key: 'stamp', value: crypto.randomUUID() },
      ])
    }),
  )
