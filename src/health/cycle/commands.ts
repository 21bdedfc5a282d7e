import { StorageFullError, StorageUnavailableError } from '@/store/storage-errors'
import { CycleLockedError } from '@/health/cycle/store/pin-lock'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { reportError } from '@/store/error-log/error-log'
import { editDay, putDays, takeBackEdits, type LogChange } from '@/health/cycle/rules/log-changes'
import { takenOut, type DayLog } from '@/health/cycle/rules/log'
import { periodsOf } from '@/health/cycle/rules/periods'
import type { IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/health/cycle/screens-tracker'
import { dayWords } from '@/health/cycle/words/transfer/day-words'
import { longDay } from '@/kit/words/format-day'
import { showToast, type Toast } from '@/kit/feedback/toast'
import { dropUndone, type SaveEdits } from './day-drafts'

const savedToast: Toast = { title: messages.success, description: messages.saved }
/** For a switch or a choice, which shows what was saved. */
export const seenToast: Toast = { ...savedToast, quiet: true }
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
export const tryWithErrorToast = async <Result>(
  action: () => Promise<Result>,
): Promise<{ readonly result: Result } | null> => {
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

/**
 * Saves entries of a day. What they take out of it can be undone.
 * @throws if nothing was saved, after showing an error toast
 */
export const saveDay =
  (userId: UserId, toastOf: (date: IsoDay) => Toast = () => savedToast): SaveEdits =>
  async (date, edits, seen) => {
    const store = cycleLogStore(userId)
    // A mark says something of the flow only.
    const whole = edits.flow === null ? { ...edits, mark: null } : edits
    try {
      await store.change(editDay(date, whole, seen))
    } catch (error) {
      showFailure(error)
      throw error
    }
    const after = { ...seen, ...whole }
    const gone = takenOut(seen, whole)
    const startGoes = 'flow' in edits && startsPeriod(userId, seen) && !startsPeriod(userId, after)
    // The choice that was tapped shows it.
    if (!gone && !startGoes) return showToast({ ...toastOf(date), quiet: true })
    const { title } = gone ? { title: messages.takenOut } : toastOf(date)
    const description = [
      ...(gone ? [`${longDay(date)}: ${dayWords(gone)}.`] : []),
      ...(startGoes ? [messages.startTakenOut] : []),
    ].join(' ')
    const undo = () => {
      dropUndone(userId, date, edits)
      void tryWithErrorToast(() => store.change(takeBackEdits(date, after, seen)))
    }
    showToast({ title, description, action: { label: messages.undo, onClick: undo } })
  }

/** True if a period starts on a day that has these entries. */
const startsPeriod = (userId: UserId, day: DayLog): boolean => {
  const state = cycleLogStore(userId).state.getState()
  if (state.status !== 'open') return false
  const log = putDays([day])(state.log)
  return periodsOf(log, log.days.at(-1)?.date ?? day.date).periods.some(({ start }) => start === day.date)
}
