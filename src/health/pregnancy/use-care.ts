import { CycleLockedError } from '@/health/cycle/store/pin-lock'
import { cycleLogStore, useCycle } from '@/health/cycle/store/use-cycle'
import { reportError } from '@/store/error-log/error-log'
import type { User } from '@/store/session/session-state'
import type { LogChange } from '@/health/cycle/rules/log-changes'
import { careOf, type PregnancyCare } from '@/health/pregnancy/rules/care'
import type { IsoDay } from '@/kit/rules/day'
import { undo } from '#words/health/cycle/screens-tracker'
import { failed, failedTitle } from '#words/health/pregnancy/visits'
import { showToast, type Toast } from '@/kit/feedback/toast'

/** The props of the visits, the movement counter and the contraction timer. */
export type CareProps = { user: User; today: IsoDay; due: IsoDay; care: PregnancyCare }

/** The visits and counts of this pregnancy in the log on this phone; null until the log is open. */
export const useCare = (user: User, due: IsoDay): PregnancyCare | null => {
  const cycle = useCycle(user.id)
  return cycle.status === 'open' ? careOf(cycle.log.profile, due) : null
}

const reportFailure = (error: unknown): void => {
  if (!(error instanceof CycleLockedError)) void reportError('private', error)
}

/** Stores a change that follows by itself. A failure is not shown, because nobody has tapped. */
export const settleCare = (user: User, change: LogChange): Promise<void> =>
  cycleLogStore(user.id).change(change).catch(reportFailure)

/** Changes the log, and shows a toast if the phone could not store the change. @returns true if it was stored */
export const changeCare = async (user: User, change: LogChange): Promise<boolean> => {
  try {
    await cycleLogStore(user.id).change(change)
    return true
  } catch (error) {
    reportFailure(error)
    showToast({ title: failedTitle, description: failed, tone: 'destructive' })
    return false
  }
}

/** Removes an entry from the log at once; a button in the toast restores it. */
export const removeFromCare = async (
  user: User,
  remove: LogChange,
  restore: LogChange,
  toast: Toast,
): Promise<void> => {
  if (!(await changeCare(user, remove))) return
  showToast({ ...toast, action: { label: undo, onClick: () => void changeCare(user, restore) } })
}
