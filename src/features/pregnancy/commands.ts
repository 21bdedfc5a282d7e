import { discardLane } from '@/data/sync/outbox/manage'
import type { Lane } from '@/data/sync/outbox/operation'
import { waitForOutcome, type Outcome } from '@/data/sync/outbox/outcome'
import { userDb } from '@/data/sync/outbox/user-db'
import { write } from '@/data/sync/outbox/write'
import type { User } from '@/data/session/session-state'
import type { IsoDay } from '@/domain/shared/day'
import { recordChange, startValues, type PregnancyPatch } from '@/domain/pregnancy/record'
import type { ShownPregnancy } from './shown-pregnancy'

const table = 'pregnancy_tracking'
const laneOf = (row: string): Lane => `${table}/${row}`

/** The lane of a pending deletion. The server allows one record per user, so a new record must wait for it. */
const deletionLane = async (user: User): Promise<Lane | undefined> => {
  const operations = await userDb(user.id).operations.orderBy('seq').toArray()
  return operations.findLast(({ action, lane }) => action === 'delete' && lane.startsWith(`${table}/`))?.lane
}

/**
 * Stores a new record in the outbox.
 * @returns its lane
 * @throws StorageFullError | StorageUnavailableError if nothing was stored
 */
export const startPregnancy = async (user: User, due: IsoDay, today: IsoDay): Promise<Lane> => {
  const row = crypto.randomUUID()
  const lane = laneOf(row)
  const parent = await deletionLane(user)
  await write(user.id, [{ action: 'insert', table, row, lane, values: startValues(due, today), ...(parent ? { parent } : {}) }])
  return lane
}

/**
 * Stores the changed columns in the outbox.
 * @returns the record's lane; null if nothing changed
 * @throws StorageFullError | StorageUnavailableError if nothing was stored
 */
export const changePregnancy = async (user: User, { row }: ShownPregnancy, patch: PregnancyPatch, today: IsoDay): Promise<Lane | null> => {
  const change = recordChange(row, patch, today)
  if (!change) return null
  const lane = laneOf(row.id)
  await write(user.id, [{ action: 'update', table, row: row.id, lane, ...change, baseRev: row.rev }])
  return lane
}

export const pregnancyOutcome = (user: User, lane: Lane): Promise<Outcome> => waitForOutcome(user.id, lane)

/** Discards a lane with rejected operations, which would block a deletion. @returns true if the server never had the row */
const discardRejected = (user: User, lane: Lane): Promise<boolean> => {
  const db = userDb(user.id)
  return db.transaction('rw', db.operations, db.photos, async () => {
    const operations = await db.operations.where('lane').equals(lane).toArray()
    if (!operations.some(({ state }) => state === 'rejected')) return false
    await discardLane(db, lane, Date.now)
    return operations.some(({ action }) => action === 'insert')
  })
}

/**
 * Removes the record on this phone and, through the outbox, on the server.
 * @throws StorageFullError | StorageUnavailableError if it was not removed
 */
export const removePregnancy = async (user: User, { row }: ShownPregnancy): Promise<void> => {
  const lane = laneOf(row.id)
  if (await discardRejected(user, lane)) return
  await write(user.id, [{ action: 'delete', table, row: row.id, lane }])
}
