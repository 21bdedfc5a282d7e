import { coalesce } from './coalesce'
import { discardLane } from './discard-lane'
import { matches } from './resolve-conflict'
import { newOperation, type Draft, type Failure, type Lane, type Operation, type StoredPhoto } from './operation'
import { laneOf } from './to-drafts'
import {
  hasRightKeys,
  isLocked,
  isSealableChange,
  openOperation,
  sealChange,
  sealCopies,
  writeSealed,
} from '@/store/sealed-rows/seal-rows'
import type { UserDb } from '@/store/user-db'
import { putNewer } from '../pull/put-newer'
import { isStoredRow, type StoredRow, type PublicCopies } from './public-copies'
import type { ServerRow } from '../declaration/declaration'
import { declarationOf, isPersonalTable } from '../table-names'

export type Attempt = { readonly operation: Operation; readonly attemptedBefore: boolean }

/** The outbox as a drain sees it. Each call changes it in one transaction. */
export type OutboxStore = {
  /** All stored operations, in order. */
  pending(): Promise<readonly Operation[]>
  lane(lane: Lane): Promise<readonly Operation[]>
  /**
   * Marks an operation as attempted, before its request is sent; null when it is no longer there or no longer waiting.
   */
  markAttempted(seq: number): Promise<Attempt | null>
  /** Stores the server's row and deletes the operation. */
  acknowledge(operation: Operation, row: ServerRow | null): Promise<void>
  /**
   * A row that the server does not have, and that was deleted while it was sent, is discarded instead.
   * @param attempted whether the server may have the operation
   */
  postpone(seq: number, tries: number, notBefore: number, attempted: boolean): Promise<void>
  block(seq: number): Promise<void>
  markRejected(seq: number, failure: Failure): Promise<void>
  /** Bases an edit on the server's newer revision. */
  rebase(seq: number, baseRev: number): Promise<void>
  photo(id: string): Promise<StoredPhoto | undefined>
}

/** Stores drafts and their photos in one transaction. */
export const enqueue = async (
  db: UserDb,
  drafts: readonly Draft[],
  photos: readonly StoredPhoto[],
  now: () => number,
): Promise<void> => {
  const store = (stored: readonly Draft[]) =>
    db.transaction('rw', db.operations, db.photos, async () => {
      for (const draft of stored) await enqueueOne(db, draft, new Date(now()).toISOString())
      const pendingLanes = new Set((await db.operations.toArray()).map((operation) => operation.lane))
      await db.photos.bulkPut(photos.filter((photo) => pendingLanes.has(photo.lane)))
    })
  if (!drafts.some(isSealableChange)) return store(drafts)
  await writeSealed(
    db,
    [db.operations, db.photos, db.keyValues],
    (publicKey) => Promise.all(drafts.map((draft) => sealChange(publicKey, draft))),
    store,
  )
}

const enqueueOne = async (db: UserDb, draft: Draft, createdAt: string): Promise<void> => {
  const lane = await db.operations.where('lane').equals(draft.lane).sortBy('seq')
  const { drop, replace, add } = coalesce(lane, draft)
  await db.operations.bulkDelete([...drop])
  await db.photos.bulkDelete(
    lane.flatMap((operation) =>
      operation.action === 'upload' && drop.includes(operation.seq) ? [operation.photo] : [],
    ),
  )
  if (replace) await db.operations.put(replace)
  if (add) await db.operations.add(newOperation(add, createdAt))
  if (lane.length > 0 && drop.length === lane.length && !add) await db.photos.where('lane').equals(draft.lane).delete()
}

/** The outbox of one identity, over its database and the copies that all share. */
export const outboxStore = (db: UserDb, shared: PublicCopies): OutboxStore => {
  const update = (seq: number, change: (operation: Operation) => Operation): Promise<void> =>
    db.transaction('rw', db.operations, async () => {
      const operation = await db.operations.get(seq)
      if (operation) await db.operations.put(change(operation))
    })

  const storeOwnCopy = async (
    operation: Operation,
    row: ServerRow | null,
    copy: StoredRow | undefined,
  ): Promise<void> => {
    if (!('table' in operation)) return
    const { acknowledged } = declarationOf(operation.table).write ?? {}
    if (acknowledged) return acknowledged.own(db, operation, row)
    if (!isPersonalTable(operation.table)) return
    const table = db.table<StoredRow, string>(operation.table)
    if (operation.action === 'delete') await table.delete(operation.row)
    else if (copy) await putNewer(table, [copy])
  }

  /**
   * Later edits in the lane are based on the row that this operation has written, unless it has what they have not
   * seen: others may have changed it before the answer came. What is sealed cannot be compared here, and is when the
   * server refuses its revision.
   */
  const rebaseLane = async (operation: Operation, row: ServerRow | null) => {
    if (!('row' in operation) || !isStoredRow(row)) return
    const { rev } = row
    for (const next of await db.operations.where('lane').equals(operation.lane).toArray()) {
      const isBasedOn = next.action === 'update' && next.row === operation.row && next.baseRev < rev && !next.sealed
      if (isBasedOn && matches(row, next.before)) {
        await db.operations.put({ ...next, baseRev: rev })
      }
    }
  }

  const isDeletedInsert = async (operation: Operation): Promise<boolean> => {
    if (operation.action !== 'insert' || laneOf(operation) !== operation.lane) return false
    const lane = await db.operations.where('lane').equals(operation.lane).toArray()
    return lane.some((later) => later.action === 'delete' && laneOf(later) === operation.lane)
  }

  return {
    async pending() {
      const operations = await db.operations.orderBy('seq').toArray()
      // A sealed change is sent once the log is open again.
      return operations.map((operation): Operation =>
        isLocked(db, operation) && operation.state === 'waiting' ? { ...operation, state: 'blocked' } : operation,
      )
    },
    lane: (lane) => db.operations.where('lane').equals(lane).sortBy('seq'),
    async markAttempted(seq) {
      const attempt = await db.transaction('rw', db.operations, async () => {
        const operation = await db.operations.get(seq)
        if (!operation || operation.state !== 'waiting' || isLocked(db, operation)) return null
        const attempted: Operation = { ...operation, attempted: true }
        if (!operation.attempted) await db.operations.put(attempted)
        return { operation: attempted, attemptedBefore: operation.attempted }
      })
      const operation = attempt && (await openOperation(db, attempt.operation))
      // Its bytes were changed, and would be tried again at once. With the keys of an earlier PIN it waits for the
      // right ones.
      if (attempt && !operation && (await hasRightKeys(db)))
        await update(seq, (stored) => ({ ...stored, state: 'blocked' }))
      return operation && { ...attempt, operation }
    },
    async acknowledge(operation, row) {
      // The shared copy first: if the page dies in between, the operation is sent again and turns out to be done.
      await shared.save(operation, row)
      const seal = (publicKey: string | null) =>
        sealCopies(publicKey, 'table' in operation ? operation.table : '', isStoredRow(row) ? [row] : [])
      await writeSealed(db, db.tables, seal, async ([copy]) => {
        await storeOwnCopy(operation, row, copy)
        await db.operations.delete(operation.seq)
        await rebaseLane(operation, row)
        const hasMore = (await db.operations.where('lane').equals(operation.lane).count()) > 0
        const needsPhotos =
          operation.action === 'insert' && declarationOf(operation.table).write?.needsPhotos?.(row ?? {}) === true
        if (!hasMore && !needsPhotos) await db.photos.where('lane').equals(operation.lane).delete()
      })
    },
    postpone: (seq, tries, notBefore, attempted) =>
      db.transaction('rw', db.operations, db.photos, async () => {
        const operation = await db.operations.get(seq)
        if (!operation) return
        if (!attempted && (await isDeletedInsert(operation))) return discardLane(db, operation.lane, Date.now)
        await db.operations.put({ ...operation, tries, notBefore, attempted })
      }),
    block: (seq) => update(seq, (operation) => ({ ...operation, state: 'blocked' })),
    markRejected: (seq, failure) => update(seq, (operation) => ({ ...operation, state: 'rejected', failure })),
    rebase: (seq, baseRev) =>
      update(seq, (operation) => (operation.action === 'update' ? { ...operation, baseRev } : operation)),
    photo: (id) => db.photos.get(id),
  }
}
