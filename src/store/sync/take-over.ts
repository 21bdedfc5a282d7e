import * as v from 'valibot'
import type { UserId } from '@/kit/rules/ids'
import { openCopies, openOperation, sealChange, writeSealed } from '../sealed-rows/seal-rows'
import { userDb, type UserDb } from '../user-db'
import type { Json } from './declaration/values'
import { applyPending } from './outbox/apply-pending'
import { newOperation, type NewOperation, type Operation } from './outbox/operation'
import { toDrafts } from './outbox/to-drafts'
import { ownCursorKey } from './pull/own-cursor-key'
import { readRow } from './pull/read-row'
import type { RowOf } from './table-names'

/** These keys describe one account's copies or a page of it, and mean nothing to another account. */
const ofOneAccount: readonly string[] = [ownCursorKey, 'sealing-key', 'drain-heartbeat']

/** The names of what an account has taken over from another one: it may be sent before the other's is deleted. */
const movedPrefix = 'taken-over/'
const movedSchema = v.fallback(v.array(v.string()), [])

/** @param name tells it from all others of the account from which it comes */
type Moving = { readonly name: string; readonly operation: NewOperation }

/** The subscription to push messages is made anew for each account. */
const isTakenOver = (operation: Operation): boolean =>
  !('table' in operation && operation.table === 'push_subscriptions')

/** Replaces the id in all texts of a value, in place: in paths, addresses and rows. */
const replaceId = (value: unknown, from: UserId, to: UserId): void => {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'string') Object.assign(value, { [key]: part.replaceAll(from, to) })
    else replaceId(part, from, to)
  }
}

const listSchema = v.array(v.string())

/** Lists, as of saved rooms and hidden posts, are put together. Of any other value the account keeps its own. */
const withEarlier = (own: unknown, earlier: unknown): unknown => {
  const [one, other] = [v.safeParse(listSchema, own), v.safeParse(listSchema, earlier)]
  return one.success && other.success ? [...new Set([...one.output, ...other.output])] : own
}

/** The number of rows an account has not sent, without what goes with its log. A listing with its photos is one. */
export const countTakenOver = async (id: UserId): Promise<number> => {
  const open = await userDb(id)
    .operations.filter((operation) => isTakenOver(operation) && !belongsToLog(operation))
    .toArray()
  return new Set(open.map(({ lane }) => lane)).size
}

/**
 * Moves the outbox and the small values of one account to another, as if that one had written them. What the server had
 * rejected is sent again: it may not have known the account. Can be interrupted and run again. What a PIN seals stays
 * unless its log is open in this tab.
 */
export const takeOverWrites = async (from: UserId, to: UserId): Promise<void> => {
  const [source, target] = [userDb(from), userDb(to)]
  const stored = await source.operations.orderBy('seq').filter(isTakenOver).toArray()
  const opened = (await Promise.all(stored.map((operation) => openOperation(source, operation)))).filter(
    (operation) => operation !== null,
  )
  const pregnancy = await copiedPregnancy(source, opened)
  const [photos, values] = [
    await source.photos.toArray(),
    await source.keyValues.filter(({ key }) => !ofOneAccount.includes(key)).toArray(),
  ]
  for (const each of [...opened, ...photos, ...values]) replaceId(each, from, to)
  const moving = opened
    .filter((operation) => !isOf(pregnancy, operation))
    .map(({ seq, ...operation }): Moving => ({ name: `${seq} ${operation.createdAt}`, operation }))
  const anew = pregnancy?.record ? insertOf(pregnancy.id, pregnancy.record) : []
  await writeSealed(
    target,
    [target.operations, target.photos, target.keyValues, target.replica(pregnancies)],
    (publicKey) =>
      Promise.all(
        [...moving, ...anew].map(async ({ name, operation }): Promise<Moving> => ({
          name,
          operation: await sealChange(publicKey, operation),
        })),
      ),
    async (sealed) => {
      // These were moved before an interruption, or by another tab, and may be sent by now; or the account has written
      // anew.
      const movedKey = `${movedPrefix}${from}`
      const before = v.parse(movedSchema, (await target.keyValues.get(movedKey))?.value)
      const own = await target.operations.toArray()
      const isRecorded =
        (await target.replica(pregnancies).count()) > 0 ||
        [...own, ...moving.map(({ operation }) => operation)].some(isOfPregnancy)
      const lanes = new Set(own.map(({ lane }) => lane))
      const moved = sealed.filter(
        ({ name, operation }) =>
          !lanes.has(operation.lane) &&
          !before.includes(name) &&
          !(isRecorded && anew.some((each) => each.name === name)),
      )
      await target.keyValues.put({ key: movedKey, value: [...before, ...moved.map(({ name }) => name)] })
      const movedLanes = new Set(moved.map(({ operation }) => operation.lane))
      await target.operations.bulkAdd(
        moved.map(({ operation: { failure: _failure, ...operation } }): NewOperation => ({
          ...operation,
          state: 'waiting',
          tries: 0,
          notBefore: 0,
        })),
      )
      await target.photos.bulkPut(photos.filter(({ lane }) => movedLanes.has(lane)))
      const ownValues = new Map((await target.keyValues.toArray()).map(({ key, value }) => [key, value]))
      await target.keyValues.bulkPut(
        values.map(({ key, value }) => ({
          key,
          value: ownValues.has(key) ? withEarlier(ownValues.get(key), value) : value,
        })),
      )
    },
  )
  await source.transaction(
    'rw',
    source.operations,
    source.photos,
    source.keyValues,
    source.replica(pregnancies),
    async () => {
      await source.operations.bulkDelete(opened.map(({ seq }) => seq))
      await source.photos.bulkDelete(photos.map(({ id }) => id))
      await source.keyValues.bulkDelete(values.map(({ key }) => key))
      if (pregnancy) await source.replica(pregnancies).clear()
    },
  )
}

const pregnancies = 'pregnancy_tracking'

const isOfPregnancy = (operation: NewOperation): boolean => 'table' in operation && operation.table === pregnancies

/** A copied row came as JSON. */
const jsonColumns = v.record(
  v.string(),
  v.custom<Json>((value) => value !== undefined),
)

/** A record of which the phone has a copy. @param record with what was not sent of it; null if it was deleted */
type CopiedPregnancy = { readonly id: string; readonly record: RowOf<typeof pregnancies> | null }

const isOf = (pregnancy: CopiedPregnancy | null, operation: Operation): boolean =>
  'row' in operation && operation.table === pregnancies && operation.row === pregnancy?.id

/** @returns null without a copy, or where a locked log seals it */
const copiedPregnancy = async (source: UserDb, operations: readonly Operation[]): Promise<CopiedPregnancy | null> => {
  const copies = await openCopies(source, pregnancies, await source.replica(pregnancies).toArray())
  const [copy] = copies.flatMap((row) => readRow(pregnancies, row) ?? [])
  if (!copy) return null
  const shown = applyPending(pregnancies, operations, [copy]).find(({ row }) => row.id === copy.id)
  return { id: copy.id, record: shown?.row ?? null }
}

/**
 * Writes the pregnancy record anew, with its unsent changes, because the server has lost or deleted it with the
 * account.
 */
const insertOf = (
  copied: string,
  { id: _id, rev: _rev, ...values }: NonNullable<CopiedPregnancy['record']>,
): readonly Moving[] => {
  const { drafts } = toDrafts(
    [{ action: 'insert', table: pregnancies, row: crypto.randomUUID(), values: v.parse(jsonColumns, values) }],
    {},
  )
  return drafts.map((draft) => ({ name: copied, operation: newOperation(draft, new Date().toISOString()) }))
}

/** Rows that go with the log: the pregnancy record, whatever else its PIN seals, and the key of that. */
const belongsToLog = (stored: unknown): boolean =>
  typeof stored === 'object' &&
  stored !== null &&
  (('sealed' in stored && stored.sealed !== undefined) ||
    ('key' in stored && stored.key === 'sealing-key') ||
    ('table' in stored && stored.table === pregnancies))

/** True if the phone has a pregnancy record of an account, sent or not. */
export const hasPregnancy = async (id: UserId): Promise<boolean> => {
  const db = userDb(id)
  return (await db.replica(pregnancies).count()) + (await db.operations.filter(isOfPregnancy).count()) > 0
}

/**
 * Deletes what an account has written and not sent, its copies and its small values, but for what goes with its log.
 */
export const dropWrites = async (id: UserId): Promise<void> => {
  const db = userDb(id)
  const others = db.tables.filter(({ name }) => name !== pregnancies)
  await db.transaction('rw', others, () =>
    Promise.all(others.map((table) => table.filter((stored) => !belongsToLog(stored)).delete())),
  )
}

/** Deletes the phone's copy of the pregnancy record of an account, and what was not sent of it. */
export const dropPregnancy = async (id: UserId): Promise<void> => {
  const db = userDb(id)
  await db.transaction('rw', db.operations, db.replica(pregnancies), async () => {
    await db.operations.filter(isOfPregnancy).delete()
    await db.replica(pregnancies).clear()
  })
}
