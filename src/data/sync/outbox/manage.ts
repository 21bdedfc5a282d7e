import { deviceDb, type ComradeDb } from '../../db'
import { newOperation, type Lane, type Operation } from './operation'
import type { StoredRow } from './public-copies'
import type { UserDb } from './user-db'
import { isPersonalTable, isReplicatedTable } from '../table-names'

/** The revision of this phone's copy of the operation's row; null when there is no copy. */
const copiedRev = async (operation: Operation, db: UserDb, shared: ComradeDb): Promise<number | null> => {
  if (!('row' in operation)) return null
  const { table, row } = operation
  const copies = isPersonalTable(table) ? db.table<StoredRow, string>(table) : isReplicatedTable(table) ? shared.table<StoredRow, string>(table) : null
  return (await copies?.get(row))?.rev ?? null
}

/** Queues a rejected or blocked operation again. An edit is rebased, so that it overwrites a conflicting one: the person decided. */
export const retryOperation = async (db: UserDb, seq: number, shared: ComradeDb = deviceDb()): Promise<void> => {
  const operation = await db.operations.get(seq)
  if (!operation || operation.state === 'waiting') return
  const rev = await copiedRev(operation, db, shared)
  const { failure: _failure, ...rest } = operation
  const waiting: Operation = { ...rest, state: 'waiting', tries: 0, notBefore: 0 }
  await db.operations.put(waiting.action === 'update' && rev !== null ? { ...waiting, baseRev: rev } : waiting)
}

/** The lane and those that depend on it: they refer to a row that will never exist. */
const withDependents = (lane: Lane, operations: readonly Operation[]): ReadonlySet<Lane> =>
  new Set([lane, ...operations.filter((operation) => operation.parent === lane).map((operation) => operation.lane)])

/**
 * Deletes all operations and photos of a lane and of those that depend on it. Queues the removal of photos that have
 * already been uploaded.
 */
export const discardLane = (db: UserDb, lane: Lane, now: () => number): Promise<void> =>
  db.transaction('rw', db.operations, db.photos, async () => {
    const operations = await db.operations.toArray()
    const lanes = withDependents(lane, operations)
    const discarded = operations.filter((operation) => lanes.has(operation.lane))
    const notUploaded = new Set(discarded.flatMap((operation) => (operation.action === 'upload' ? [operation.photo] : [])))
    const photos = await db.photos.where('lane').anyOf([...lanes]).toArray()
    await db.operations.bulkDelete(discarded.map(({ seq }) => seq))
    await db.photos.bulkDelete(photos.map(({ id }) => id))
    const removals = photos
      .filter(({ id }) => !notUploaded.has(id))
      .map(({ bucket, path }) => newOperation({ action: 'remove', bucket, path, lane }, new Date(now()).toISOString()))
    await db.operations.bulkAdd(removals)
  })

/** Called when the app starts: after an update of the app or the server, blocked operations may be accepted. */
export const unblockOperations = (db: UserDb): Promise<void> =>
  db.transaction('rw', db.operations, async () => {
    for (const operation of await db.operations.toArray()) {
      if (operation.state === 'blocked') await db.operations.put({ ...operation, state: 'waiting', notBefore: 0 })
    }
  })

/** Makes all postponed operations due now. */
export const clearBackoff = (db: UserDb): Promise<void> =>
  db.transaction('rw', db.operations, async () => {
    for (const operation of await db.operations.toArray()) {
      if (operation.notBefore > 0) await db.operations.put({ ...operation, notBefore: 0 })
    }
  })
