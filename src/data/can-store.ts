import { deviceDb, type ComradeDb } from './db'

/** Whether IndexedDB can be used. Private windows and browser settings may block it. */
export const canStore = (db: ComradeDb = deviceDb()): Promise<boolean> =>
  db.open().then(
    () => true,
    () => false,
  )
