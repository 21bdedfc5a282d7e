import { coalesce } from './coalesce'
import { newOperation, type Draft, type Failure, type Lane, type Operation, type StoredPhoto } from './operation'
import type { UserDb } from './user-db'
import { isStoredRow, putNewer, type StoredRow, type ServerRow, type PublicCopies } from './public-copies'
import { isPersonalWritable } from './writables'

/** The outbox as the executor sees it. Each call is one transaction, or leaves nothing behind. */
export type OutboxStore = {
  /** All that is kept, in order. */
  pending(): Promise<readonly Operation[]>
  lane(lane: Lane): Promise<readonly Operation[]>
  /** Marks an operation as tried, before its first byte leaves; null when it has gone or changed its state meanwhile. */
  markAttempted(seq: number): Promise<Operation | null>
  /** Takes the server's word on a row and lets the operation go. */
  acknowledge(operation: Operation, row: ServerRow | null): Promise<void>
  /** Tries again later. A try that never reached the server is not counted. */
  postpone(seq: number, tries: number, notBefore: number): Promise<void>
  block(seq: number): Promise<void>
  markRejected(seq: number, failure: Failure): Promise<void>
  /** Edits again on top of what the server has now. */
  rebase(seq: number, baseRev: number): Promise<void>
  photo(id: string): Promise<StoredPhoto | undefined>
}

/** Keeps what is new, with its pictures: all of it or nothing. */
export const enqueue = async (
  db: UserDb,
  drafts: readonly Draft[],
  photos: readonly StoredPhoto[],
  now: () => number,
): Promise<void> => {
  await db.transaction('rw', db.operations, db.photos, async () => {
    for (const draft of drafts) await enqueueOne(db, draft, new Date(now()).toISOString())
    const kept = new Set((await db.operations.toArray()).map((operation) => operation.lane))
    await db.photos.bulkPut(photos.filter((photo) => kept.has(photo.lane)))
  })
}

const enqueueOne = async (db: UserDb, draft: Draft, createdAt: string): Promise<void> => {
  const lane = await db.operations.where('lane').equals(draft.lane).sortBy('seq')
  const { drop, replace, add } = coalesce(lane, draft)
  await db.operations.bulkDelete([...drop])
  if (replace) await db.operations.put(replace)
  if (add) await db.operations.add(newOperation(add, createdAt))
  if (lane.length > 0 && drop.length === lane.length && !add) await db.photos.where('lane').equals(draft.lane).delete()
}

/** The outbox of one identity, over its database and the copies that all share. */
export const outboxStore = (db: UserDb, shared: PublicCopies): OutboxStore => {
  const change = (seq: number, changed: (operation: Operation) => Operation): Promise<void> =>
    db.transaction('rw', db.operations, async () => {
      const operation = await db.operations.get(seq)
      if (operation) await db.operations.put(changed(operation))
    })

  const keepPersonal = async (operation: Operation, row: ServerRow | null): Promise<void> => {
    if (operation.action === 'like') {
      const likes = db.gossip_likes.where('post_id').equals(operation.row)
      const id = row?.['like_id']
      // Its revision comes with the next pull.
      if ((await likes.count()) > 0) await likes.modify({ liked: operation.liked })
      else if (operation.liked && typeof id === 'string') {
        await db.gossip_likes.put({ id, rev: 0, post_id: operation.row, liked: true })
      }
      return
    }
    if (!('table' in operation) || !isPersonalWritable(operation.table)) return
    const table = db.table<StoredRow, string>(operation.table)
    if (operation.action === 'delete') await table.delete(operation.row)
    else if (isStoredRow(row)) await putNewer(table, row)
  }

  /** What follows in the lane edits what this one has made. */
  const rebaseLane = async (operation: Operation, row: ServerRow | null) => {
    if (!('row' in operation) || !isStoredRow(row)) return
    const { rev } = row
    for (const next of await db.operations.where('lane').equals(operation.lane).toArray()) {
      if (next.action === 'update' && next.row === operation.row && next.baseRev < rev) {
        await db.operations.put({ ...next, baseRev: rev })
      }
    }
  }

  return {
    pending: () => db.operations.orderBy('seq').toArray(),
    lane: (lane) => db.operations.where('lane').equals(lane).sortBy('seq'),
    markAttempted: (seq) =>
      db.transaction('rw', db.operations, async () => {
        const operation = await db.operations.get(seq)
        if (!operation || operation.state !== 'waiting') return null
        const attempted: Operation = { ...operation, attempted: true }
        if (!operation.attempted) await db.operations.put(attempted)
        return attempted
      }),
    async acknowledge(operation, row) {
      // First the shared copy: if the phone dies between the two, the operation is sent again and finds itself done.
      await shared.keep(operation, row)
      await db.transaction('rw', db.tables, async () => {
        await keepPersonal(operation, row)
        await db.operations.delete(operation.seq)
        await rebaseLane(operation, row)
        const hasMore = (await db.operations.where('lane').equals(operation.lane).count()) > 0
        // A post's picture stays until everybody sees it.
        const isUnpublished = operation.action === 'insert' && operation.table === 'gossip_submissions'
        if (!hasMore && !isUnpublished) {
          await db.photos.where('lane').equals(operation.lane).delete()
        }
      })
    },
    postpone: (seq, tries, notBefore) => change(seq, (operation) => ({ ...operation, tries, notBefore })),
    block: (seq) => change(seq, (operation) => ({ ...operation, state: 'blocked' })),
    markRejected: (seq, failure) => change(seq, (operation) => ({ ...operation, state: 'rejected', failure })),
    rebase: (seq, baseRev) => change(seq, (operation) => (operation.action === 'update' ? { ...operation, baseRev } : operation)),
    photo: (id) => db.photos.get(id),
  }
}
