import type { UserDb } from '@/store/user-db'
import { newOperation, type Lane, type Operation } from './operation'

/** The lane and those that depend on it: they refer to a row that will never exist. */
const withDependents = (lane: Lane, operations: readonly Operation[]): ReadonlySet<Lane> =>
  new Set([lane, ...operations.filter((operation) => operation.parent === lane).map((operation) => operation.lane)])

/**
 * Deletes all operations and photos of a lane and of those that depend on it. Queues the removal of photos that the
 * server has, or may have because an upload was attempted.
 */
export const discardLane = (db: UserDb, lane: Lane, now: () => number): Promise<void> =>
  db.transaction('rw', db.operations, db.photos, async () => {
    const operations = await db.operations.toArray()
    const lanes = withDependents(lane, operations)
    const discarded = operations.filter((operation) => lanes.has(operation.lane))
    const notUploaded = new Set(
      discarded.flatMap((operation) =>
        operation.action === 'upload' && (!operation.attempted || operation.state === 'rejected')
          ? [operation.photo]
          : [],
      ),
    )
    const photos = await db.photos
      .where('lane')
      .anyOf([...lanes])
      .toArray()
    await db.operations.bulkDelete(discarded.map(({ seq }) => seq))
    await db.photos.bulkDelete(photos.map(({ id }) => id))
    const removals = photos
      .filter(({ id }) => !notUploaded.has(id))
      .map(({ bucket, path }) => newOperation({ action: 'remove', bucket, path, lane }, new Date(now()).toISOString()))
    await db.operations.bulkAdd(removals)
  })
