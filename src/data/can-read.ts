import { deviceDb, type ComradeDb } from './db'

/** Whether the database can be opened, if only in memory. */
export const canRead = (db: ComradeDb = deviceDb()): Promise<boolean> =>
  db.open().then(
    () => true,
    () => false,
  )
