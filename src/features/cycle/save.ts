import { StorageFullError, StorageUnavailableError } from '@/data/storage-errors'
import { CycleLockedError } from '@/data/cycle/cycle-log-store'
import { cycleLogStore } from '@/data/cycle/use-cycle'
import { reportError } from '@/data/error-log/error-log'
import type { LogChange } from '@/domain/cycle/commands'
import type { UserId } from '@/domain/shared/ids'
import * as messages from '@/messages/cycle/screens-tracker.gen'
import { showToast, type Toast } from '@/ui/feedback/toast'

const savedToast: Toast = { title: messages.success, description: messages.saved }
const failedToast: Toast = { title: messages.error, description: messages.notSaved, tone: 'destructive' }

const isExpected = (error: unknown): boolean =>
  error instanceof CycleLockedError || error instanceof StorageFullError || error instanceof StorageUnavailableError

const showFailure = (error: unknown): void => {
  showToast(failedToast)
  if (!isExpected(error)) void reportError('private', error)
}

/** Runs an action on the log and shows its outcome in a toast. @returns whether it succeeded */
export const saveWithToast = async (action: () => Promise<void>, toast: Toast = savedToast): Promise<boolean> => {
  if ((await tryWithErrorToast(action)) === null) return false
  showToast(toast)
  return true
}

/** Runs an action on the log. @returns null, after an error toast, if it failed */
export const tryWithErrorToast = async <Result>(action: () => Promise<Result>): Promise<{ readonly result: Result } | null> => {
  try {
    return { result: await action() }
  } catch (error) {
    showFailure(error)
    return null
  }
}

/** Changes the user's log and shows the outcome in a toast. @returns whether it was saved */
export const changeLog = (userId: UserId, change: LogChange, toast?: Toast): Promise<boolean> =>
  saveWithToast(() => cycleLogStore(userId).change(change), toast)

/** Changes the user's log. @throws if nothing was saved, after showing an error toast */
export const saveChange = async (userId: UserId, change: LogChange): Promise<void> => {
  try {
    await cycleLogStore(userId).change(change)
  } catch (error) {
    showFailure(error)
    throw error
  }
}
