import type Dexie from 'dexie'
import { deviceDb } from './db'

/** Whether the database can be opened, if only in memory. */
export const canRead = (db: Dexie = deviceDb()): Promise<boolean> =>
  db.open().then(
    () => true,
    () => false,
  )
