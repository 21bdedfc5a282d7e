import * as v from 'valibot'
import type { UserId } from '@/domain/shared/ids'
import { openCopies, openOperation, sealChange, writeSealed } from '../sealed-rows/seal-rows'
import { userDb, type UserDb } from '../user-db'
import type { Json } from './declaration/values'
import type { NewOperation, Operation } from './outbox/operation'
import { storeChanges } from './outbox/store-changes'
import { ownCursorKey } from './pull/own-cursor-key'
import { schemaOf } from './table-names'

/** What describes one account's copies or a page of it, and means nothing to another account. */
const ofOneAccount: readonly string[] = [ownCursorKey, 'sealing-key', 'drain-heartbeat']

/** The subscription to push messages is made anew for each account. */
const isTakenOver = (operation: Operation): boolean => !('table' in operation && operation.table === 'push_subscriptions')

/** Replaces the id in all texts of a value, in place: in paths, addresses and rows. */
const replaceId = (value: unknown, from: UserId, to: UserId): void => {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'string') Object.assign(value, { [key]: part.replaceAll(from, to) })
    else replaceId(part, from, to)
  }
}

/** How many rows an account has not sent, without those that a PIN seals. A listing with its photos is one. */
export const countTakenOver = async (id: UserId): Promise<number> => {
  const open = await userDb(id).operations.filter((operation) => isTakenOver(operation) && !belongsToLog(operation)).toArray()
  return new Set(open.map(({ lane }) => lane)).size
}

/**
 * Moves the outbox and the small values of one account to another, as if that one had written them. What the server had rejected is sent again: it
 * may not have known the account. Can be interrupted and run again. What a PIN seals stays unless its log is open in this tab.
 */
export const takeOverWrites = async (from: UserId, to: UserId): Promise<void> => {
  const [source, target] = [userDb(from), userDb(to)]
  const stored = await source.operations.orderBy('seq').filter(isTakenOver).toArray()
  const opened = (await Promise.all(stored.map((operation) => openOperation(source, operation)))).filter((operation) => operation !== null)
  const [photos, values] = [await source.photos.toArray(), await source.keyValues.filter(({ key }) => !ofOneAccount.includes(key)).toArray()]
  for (const each of [...opened, ...photos, ...values]) replaceId(each, from, to)
  await writeSealed(
    target,
    [target.operations, target.photos, target.keyValues],
    (publicKey) => Promise.all(opened.map((operation) => sealChange(publicKey, operation))),
    async (sealed) => {
      // These were moved before an interruption, or the account has written anew.
      const lanes = new Set(await target.operations.orderBy('lane').uniqueKeys())
      const moved = sealed.filter(({ lane }) => !lanes.has(lane))
      const movedLanes = new Set(moved.map(({ lane }) => lane))
      await target.operations.bulkAdd(moved.map(({ seq: _seq, failure: _failure, ...operation }): NewOperation => ({ ...operation, state: 'waiting', tries: 0, notBefore: 0 })))
      await target.photos.bulkPut(photos.filter(({ lane }) => movedLanes.has(lane)))
      const known = new Set(await target.keyValues.toCollection().primaryKeys())
      await target.keyValues.bulkPut(values.filter(({ key }) => !known.has(key)))
    },
  )
  await takeOverPregnancy(source, to)
  await source.transaction('rw', source.operations, source.photos, source.keyValues, async () => {
    await source.operations.bulkDelete(opened.map(({ seq }) => seq))
    await source.photos.bulkDelete(photos.map(({ id }) => id))
    await source.keyValues.bulkDelete(values.map(({ key }) => key))
  })
}

const pregnancies = 'pregnancy_tracking'

/** A copied row came as JSON. */
const jsonColumns = v.record(v.string(), v.custom<Json>((value) => value !== undefined))

/** Writes the copy of the pregnancy record anew, because the server has lost or deleted it with the account. */
const takeOverPregnancy = async (source: UserDb, to: UserId): Promise<void> => {
  const target = userDb(to)
  const stored = await source.replica(pregnancies).toArray()
  const copies = await openCopies(source, pregnancies, stored)
  // They are sealed, and their log is locked.
  if (copies.length < stored.length) return
  const hasOwn = (await target.replica(pregnancies).count()) > 0 || (await target.operations.filter((operation) => 'table' in operation && operation.table === pregnancies).count()) > 0
  const record = v.safeParse(schemaOf(pregnancies), copies[0])
  if (record.success && !hasOwn) {
    const { id: _id, rev: _rev, ...values } = record.output
    await storeChanges(to, [{ action: 'insert', table: pregnancies, row: crypto.randomUUID(), values: v.parse(jsonColumns, values) }])
  }
  await source.replica(pregnancies).clear()
}

/** What goes with the log: the rows that its PIN seals, and their key. */
const belongsToLog = (stored: unknown): boolean =>
  typeof stored === 'object' && stored !== null && (('sealed' in stored && stored.sealed !== undefined) || ('key' in stored && stored.key === 'sealing-key'))

/** Deletes what an account has written and not sent, its copies and its small values. What a PIN seals goes with its log. */
export const dropWrites = async (id: UserId): Promise<void> => {
  const db = userDb(id)
  await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.filter((stored) => !belongsToLog(stored)).delete())))
}
