import type Dexie from 'dexie'
import type { LoadProblem } from '@/kit/rules/load-problem'
import { deviceDb } from './db'
import { loadProblemOf } from './load-problem'

/** The reason why the database cannot be opened, not even in memory; null if it can. */
export const readProblem = (db: Dexie = deviceDb()): Promise<LoadProblem | null> =>
  db.open().then(() => null, loadProblemOf)

/** True if the database can be opened, if only in memory. */
export const canRead = async (db: Dexie = deviceDb()): Promise<boolean> => (await readProblem(db)) === null
