import { discardLane } from '@/data/outbox/manage'
import type { Lane } from '@/data/outbox/operation'
import { outcomeSoon, type Outcome } from '@/data/outbox/outcome'
import { userDb } from '@/data/outbox/user-db'
import { write } from '@/data/outbox/write'
import type { User } from '@/data/session/session-state'
import type { IsoDay } from '@/domain/shared/day'
import { recordChange, startValues, type PregnancyPatch } from '@/domain/pregnancy/record'
import type { ShownPregnancy } from './shown-pregnancy'

const table = 'pregnancy_tracking'
const laneOf = (row: string): Lane => `${table}/${row}`

/** The lane of a record whose deletion is still on its way: the server has room for one, so a new one waits for it. */
const leavingLane = async (person: User): Promise<Lane | undefined> => {
  const operations = await userDb(person.id).operations.orderBy('seq').toArray()
  return operations.findLast(({ action, lane }) => action === 'delete' && lane.startsWith(`${table}/`))?.lane
}

/**
 * Begins a record.
 * @returns its lane, as soon as it is kept
 * @throws StorageFullError | StorageUnavailableError: nothing was kept
 */
export const startPregnancy = async (person: User, due: IsoDay, today: IsoDay): Promise<Lane> => {
  const row = crypto.randomUUID()
  const lane = laneOf(row)
  const parent = await leavingLane(person)
  await write(person.id, [{ action: 'insert', table, row, lane, values: startValues(due, today), ...(parent ? { parent } : {}) }])
  return lane
}

/**
 * Keeps what was changed; null when nothing was.
 * @throws StorageFullError | StorageUnavailableError: nothing was kept
 */
export const changePregnancy = async (person: User, { row }: ShownPregnancy, patch: PregnancyPatch, today: IsoDay): Promise<Lane | null> => {
  const change = recordChange(row, patch, today)
  if (!change) return null
  const lane = laneOf(row.id)
  await write(person.id, [{ action: 'update', table, row: row.id, lane, ...change, baseRev: row.rev }])
  return lane
}

export const pregnancyOutcome = (person: User, lane: Lane): Promise<Outcome> => outcomeSoon(person.id, lane)

/** Lets go what was refused, which would keep a deletion waiting. @returns whether nothing is left: the server never had the row */
const dropRefused = (person: User, lane: Lane): Promise<boolean> => {
  const db = userDb(person.id)
  return db.transaction('rw', db.operations, db.photos, async () => {
    const operations = await db.operations.where('lane').equals(lane).toArray()
    if (!operations.some(({ state }) => state === 'rejected')) return false
    await discardLane(db, lane, Date.now)
    return operations.some(({ action }) => action === 'insert')
  })
}

/**
 * Removes the record, here and on the server.
 * @throws StorageFullError | StorageUnavailableError: it is still there
 */
export const removePregnancy = async (person: User, { row }: ShownPregnancy): Promise<void> => {
  const lane = laneOf(row.id)
  if (await dropRefused(person, lane)) return
  await write(person.id, [{ action: 'delete', table, row: row.id, lane }])
}
