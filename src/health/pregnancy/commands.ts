import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { reportAs } from '@/store/error-log/error-log'
import { readUnsentOf } from '@/store/sync/unsent'
import { readOwnRows } from '@/store/sync/rows'
import { remove, updateOf, write, type Written } from '@/store/sync/write'
import type { User } from '@/store/session/session-state'
import type { IsoDay } from '@/kit/rules/day'
import { clearCare } from '@/health/pregnancy/rules/care'
import { startValues, storedRow, type PregnancyEdit } from '@/health/pregnancy/rules/record'
import { shownPregnancy, type ShownPregnancy } from './shown-pregnancy'
import * as messages from '#words/health/pregnancy/forms'
import { useSave, type OutcomeToasts } from '@/kit/feedback/save-and-tell'

const table = 'pregnancy_tracking'

/** The lane of a pending deletion. The server allows one record per user, so a new record must wait for it. */
const deletionLane = async (user: User) =>
  (await readUnsentOf(user.id)).findLast(
    ({ lane, changes }) => lane.startsWith(`${table}/`) && changes.some(({ action }) => action === 'delete'),
  )?.lane

/** Stores a new record in the outbox. @throws StorageFullError | StorageUnavailableError if nothing was stored */
export const startPregnancy = async (user: User, due: IsoDay, today: IsoDay): Promise<Written> =>
  write(user.id, [{ action: 'insert', table, row: crypto.randomUUID(), values: startValues(due, today) }], {
    after: await deletionLane(user),
  })

/** The record was closed or removed since it was shown. */
export class RecordGoneError extends Error {
  override readonly name = 'RecordGoneError'
}

/**
 * Stores what an edit changes of the record as it is now.
 * @returns null if nothing changed
 * @throws RecordGoneError | StorageFullError | StorageUnavailableError if nothing was stored
 */
export const changePregnancy = async (
  user: User,
  { row: { id } }: ShownPregnancy,
  edit: PregnancyEdit,
): Promise<Written | null> => {
  const stored = shownPregnancy(await readOwnRows(user.id, table))
  if (stored?.row.id !== id) throw new RecordGoneError('the record is no longer there')
  const update = updateOf(table, storedRow(stored.row), edit(stored.row))
  return update && write(user.id, [update])
}

/**
 * Removes the record on this phone and, through the outbox, on the server; also the visits and counts, which only the
 * phone has.
 * @throws StorageFullError | StorageUnavailableError if it was not removed
 */
export const removePregnancy = async (user: User, { row }: ShownPregnancy): Promise<void> => {
  await remove(user.id, table, row.id)
  // Visits and counts that stay here are not shown again: they are older than the next pregnancy.
  await cycleLogStore(user.id).change(clearCare).catch(reportAs('private'))
}

export const pregnancyToasts: OutcomeToasts = {
  sent: { title: messages.savedTitle, description: messages.saved },
  waiting: { title: messages.waitingTitle, description: messages.waiting },
  refused: { title: messages.errorTitle, description: messages.notSaved, tone: 'destructive' },
}

export const useSavePregnancy = () => useSave({ toasts: pregnancyToasts, report: reportAs('private') })
