import * as v from 'valibot'
import type { ComradeDb } from '../db'
import type { PullRemote } from './pull-remote'
import { pullTable, startTombstones } from './pull-table'
import { reconcileTable } from './reconcile'
import { replicatedTableNames } from './replicated-tables'

const dayInMs = 24 * 60 * 60 * 1000

/**
 * Updates the copies of all public tables: one small request for the heads, then pages of the tables that have changed.
 * @returns how many rows were skipped because they could not be read
 * @throws OfflineError | ServerError | UnexpectedAnswerError; rows pulled until then stay
 */
export const pullAll = async (db: ComradeDb, remote: PullRemote, now: () => number): Promise<number> => {
  const { horizon, head } = await remote.heads()
  let skipped = 0
  await startTombstones(db, horizon)
  for (const table of replicatedTableNames) {
    skipped += await pullTable(db, remote, table, head.get(table) ?? null, horizon)
    await db.freshness.put({ table, checkedAt: new Date(now()).toISOString() })
  }
  await pullTable(db, remote, 'tombstones', head.get('tombstones') ?? null, horizon)
  await reconcileDaily(db, remote, now())
  return skipped
}

const reconcileDaily = async (db: ComradeDb, remote: PullRemote, now: number): Promise<void> => {
  const last = v.safeParse(v.number(), (await db.device.get('reconciled'))?.value)
  if (!last.success) {
    // The first pull has just read everything: reconcile tomorrow.
    await db.device.put({ key: 'reconciled', value: now })
    return
  }
  if (now - last.output < dayInMs) return
  for (const table of replicatedTableNames) await reconcileTable(db, remote, table)
  await db.device.put({ key: 'reconciled', value: now })
}
