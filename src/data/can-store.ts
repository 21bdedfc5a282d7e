import { deviceDb, type ComradeDb } from './db'

/** Whether this phone lets the app keep anything: a browser may forbid it, in a private window or in its settings. */
export const canStore = (db: ComradeDb = deviceDb()): Promise<boolean> =>
  db.open().then(
    () => true,
    () => false,
  )
