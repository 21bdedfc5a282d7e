import { deviceDb, type ComradeDb } from '../db'
import { newOperation, type Lane, type Operation } from './operation'
import type { UserDb } from './user-db'
import { isPersonalWritable, isPublicWritable } from './writables'

type Kept = { readonly id: string; readonly rev: number }

/** The revision of a row that this phone knows by now. */
const knownRev = async (operation: Operation, db: UserDb, shared: ComradeDb): Promise<number | null> => {
  if (!('row' in operation)) return null
  const { table, row } = operation
  const copies = isPersonalWritable(table) ? db.table<Kept, string>(table) : isPublicWritable(table) ? shared.table<Kept, string>(table) : null
  return (await copies?.get(row))?.rev ?? null
}

/** Tries again what was refused. An edit that met another one is sent on top of that: the person has decided. */
export const retryOperation = async (db: UserDb, seq: number, shared: ComradeDb = deviceDb()): Promise<void> => {
  const operation = await db.operations.get(seq)
  if (!operation || operation.state === 'waiting') return
  const rev = await knownRev(operation, db, shared)
  const { failure: _failure, ...rest } = operation
  const waiting: Operation = { ...rest, state: 'waiting', tries: 0, notBefore: 0 }
  await db.operations.put(waiting.action === 'update' && rev !== null ? { ...waiting, baseRev: rev } : waiting)
}

/** The lanes that go with this one: what refers to a row that will never be. */
const withFollowers = (lane: Lane, operations: readonly Operation[]): ReadonlySet<Lane> =>
  new Set([lane, ...operations.filter((operation) => operation.parent === lane).map((operation) => operation.lane)])

/**
 * Lets everything go that waits in a lane, and what depends on it. Pictures of it that the server has already are asked
 * to be removed there.
 */
export const discardLane = (db: UserDb, lane: Lane, now: () => number): Promise<void> =>
  db.transaction('rw', db.operations, db.photos, async () => {
    const operations = await db.operations.toArray()
    const gone = withFollowers(lane, operations)
    const going = operations.filter((operation) => gone.has(operation.lane))
    const notUploaded = new Set(going.flatMap((operation) => (operation.action === 'upload' ? [operation.photo] : [])))
    const photos = await db.photos.where('lane').anyOf([...gone]).toArray()
    await db.operations.bulkDelete(going.map(({ seq }) => seq))
    await db.photos.bulkDelete(photos.map(({ id }) => id))
    const removals = photos
      .filter(({ id }) => !notUploaded.has(id))
      .map(({ bucket, path }) => newOperation({ action: 'remove', bucket, path, lane }, new Date(now()).toISOString()))
    await db.operations.bulkAdd(removals)
  })

/** At the start of the app: what an older or newer server did not understand may be understood now. */
export const unblockOperations = (db: UserDb): Promise<void> =>
  db.transaction('rw', db.operations, async () => {
    for (const operation of await db.operations.toArray()) {
      if (operation.state === 'blocked') await db.operations.put({ ...operation, state: 'waiting', notBefore: 0 })
    }
  })

/** Everything that waits for its time may be tried at once: the person asked for it. */
export const clearBackoff = (db: UserDb): Promise<void> =>
  db.transaction('rw', db.operations, async () => {
    for (const operation of await db.operations.toArray()) {
      if (operation.notBefore > 0) await db.operations.put({ ...operation, notBefore: 0 })
    }
  })
