import { deviceDb, type ComradeDb } from '@/store/db'
import type { Operation } from './operation'
import type { StoredRow } from './public-copies'
import type { UserDb } from '@/store/user-db'
import { isPersonalTable, isReplicatedTable } from '../table-names'

/** The revision of this phone's copy of the operation's row; null when there is no copy. */
const copiedRev = async (operation: Operation, db: UserDb, shared: ComradeDb): Promise<number | null> => {
  if (!('row' in operation)) return null
  const { table, row } = operation
  const copies = isPersonalTable(table)
    ? db.table<StoredRow, string>(table)
    : isReplicatedTable(table)
      ? shared.table<StoredRow, string>(table)
      : null
  return (await copies?.get(row))?.rev ?? null
}

/**
 * Queues a rejected or blocked operation again. An edit is rebased, so that it overwrites a conflicting one: the person
 * decided.
 */
export const retryOperation = async (db: UserDb, seq: number, shared: ComradeDb = deviceDb()): Promise<void> => {
  const asked = await db.operations.get(seq)
  const rev = asked ? await copiedRev(asked, db, shared) : null
  await db.transaction('rw', db.operations, async () => {
    // It may have been discarded or sealed since.
    const operation = await db.operations.get(seq)
    if (!operation || operation.state === 'waiting') return
    const { failure: _failure, ...rest } = operation
    const waiting: Operation = { ...rest, state: 'waiting', tries: 0, notBefore: 0 }
    await db.operations.put(waiting.action === 'update' && rev !== null ? { ...waiting, baseRev: rev } : waiting)
  })
}

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
