import Dexie from 'dexie'
import type { CycleLog } from '@/domain/cycle/log'
import type { UserId } from '@/domain/shared/ids'
import { plainCodec } from './codec'
import { CycleDb, cycleDbName } from './cycle-db'
import { pageReader, readSnapshot } from './cycle-store'

const withLog = async <Found>(person: UserId, look: (db: CycleDb) => Promise<Found>): Promise<Found | null> => {
  if (!(await Dexie.exists(cycleDbName(person)))) return null
  const db = new CycleDb(cycleDbName(person))
  try {
    return await look(db)
  } finally {
    db.close()
  }
}

/** A person's log, read once without a PIN; null when there is none, or when it is sealed. */
export const readOpenLog = (person: UserId): Promise<CycleLog | null> =>
  withLog(person, async (db) => {
    const snapshot = await readSnapshot(db)
    return snapshot.pin ? null : (await pageReader().read(plainCodec, snapshot)).log
  })

/** Whether anything of a person's log lies on this phone unsealed. */
export const hasOpenLog = async (person: UserId): Promise<boolean> =>
  (await withLog(person, async (db) => (await db.pages.filter(({ kind }) => kind === 'plain').count()) > 0)) ?? false

/** Whether a PIN seals a person's log on this phone. */
export const isSealed = async (person: UserId): Promise<boolean> => (await withLog(person, async (db) => (await db.metadata.get('pin')) !== undefined)) ?? false
