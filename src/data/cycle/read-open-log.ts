import Dexie from 'dexie'
import type { CycleLog } from '@/domain/cycle/log'
import type { UserId } from '@/domain/ids'
import { plainCodec } from './codec'
import { CycleDb, cycleDbName } from './cycle-db'
import { pageReader, readSnapshot } from './cycle-store'

/** A person's log, read once without a PIN; null when there is none, or when it is sealed. */
export const readOpenLog = async (person: UserId): Promise<CycleLog | null> => {
  if (!(await Dexie.exists(cycleDbName(person)))) return null
  const db = new CycleDb(cycleDbName(person))
  try {
    const snapshot = await readSnapshot(db)
    return snapshot.pin ? null : await pageReader().read(plainCodec, snapshot.pages)
  } finally {
    db.close()
  }
}
