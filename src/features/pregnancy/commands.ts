import { cycleLogStore } from '@/data/cycle/use-cycle'
import { reportError } from '@/data/error-log/error-log'
import { readUnsentOf } from '@/data/sync/unsent'
import { remove, updateOf, write, type Written } from '@/data/sync/write'
import type { User } from '@/data/session/session-state'
import type { IsoDay } from '@/domain/shared/day'
import { clearCare } from '@/domain/pregnancy/care-changes'
import { patchValues, startValues, storedRow, type PregnancyPatch } from '@/domain/pregnancy/record'
import type { ShownPregnancy } from './shown-pregnancy'

const table = 'pregnancy_tracking'

/** The lane of a pending deletion. The server allows one record per user, so a new record must wait for it. */
const deletionLane = async (user: User) =>
  (await readUnsentOf(user.id)).findLast(({ lane, changes }) => lane.startsWith(`${table}/`) && changes.some(({ action }) => action === 'delete'))?.lane

/** Stores a new record in the outbox. @throws StorageFullError | StorageUnavailableError if nothing was stored */
export const startPregnancy = async (user: User, due: IsoDay, today: IsoDay): Promise<Written> =>
  write(user.id, [{ action: 'insert', table, row: crypto.randomUUID(), values: startValues(due, today) }], { after: await deletionLane(user) })

/**
 * Stores the changed columns in the outbox.
 * @returns null if nothing changed
 * @throws StorageFullError | StorageUnavailableError if nothing was stored
 */
export const changePregnancy = async (user: User, { row }: ShownPregnancy, patch: PregnancyPatch, today: IsoDay): Promise<Written | null> => {
  const update = updateOf(table, storedRow(row), patchValues(patch, today))
  return update && write(user.id, [update])
}

/**
 * Removes the record on this phone and, through the outbox, on the server, and what the phone alone has of it.
 * @throws StorageFullError | StorageUnavailableError if it was not removed
 */
export const removePregnancy = async (user: User, { row }: ShownPregnancy): Promise<void> => {
  await remove(user.id, table, row.id)
  // What stays here is not shown again: it is older than the next pregnancy.
  await cycleLogStore(user.id).change(clearCare).catch((error: unknown) => reportError('private', error))
}
