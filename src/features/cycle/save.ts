import { CycleLockedError } from '@/data/cycle/cycle-log-store'
import { cycleLogStore } from '@/data/cycle/use-cycle'
import { StorageFullError, StorageUnavailableError } from '@/data/outbox/errors'
import type { LogChange } from '@/domain/cycle/commands'
import type { UserId } from '@/domain/shared/ids'
import { showToast, type Toast } from '@/ui/feedback/toast'

const saved: Toast = { title: 'Success', description: 'Period data saved successfully' }
const failed: Toast = { title: 'Error', description: 'Failed to save period data', tone: 'destructive' }

const isExpected = (error: unknown): boolean =>
  error instanceof CycleLockedError || error instanceof StorageFullError || error instanceof StorageUnavailableError

/** Does something to the log and says how it went. @returns whether it was done */
export const saveWithToast = async (act: () => Promise<void>, words: Toast = saved): Promise<boolean> => {
  if ((await resultOf(act)) === null) return false
  showToast(words)
  return true
}

/** What an act on the log answers; null when this phone could not do it, which has been said then. */
export const resultOf = async <Answer>(act: () => Promise<Answer>): Promise<{ readonly answer: Answer } | null> => {
  try {
    return { answer: await act() }
  } catch (error) {
    showToast(failed)
    if (!isExpected(error)) throw error
    return null
  }
}

/** Changes a person's log and says how it went, in the words of the second tracker. */
export const changeLog = (person: UserId, change: LogChange, words?: Toast): Promise<boolean> =>
  saveWithToast(() => cycleLogStore(person).change(change), words)

/**
 * Changes a person's log and says only when that fails.
 * @throws when nothing was kept; it has been said on the screen by then
 */
export const saveChange = async (person: UserId, change: LogChange): Promise<void> => {
  try {
    await cycleLogStore(person).change(change)
  } catch (error) {
    showToast(failed)
    throw error
  }
}
