import { useEffect } from 'react'
import { CycleLockedError } from '@/health/cycle/store/pin-lock'
import { cycleLogStore, useCycle } from '@/health/cycle/store/use-cycle'
import { reportError } from '@/store/error-log/error-log'
import { addPastPregnancy, changeProfile } from '@/health/cycle/rules/log-changes'
import { lastPeriodOf, newPregnancyStart } from '@/health/cycle/rules/last-period'
import type { PastPregnancy } from '@/health/cycle/rules/log'
import type { IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'

/**
 * Adds a past pregnancy to the log, so that cycle averages leave its days out.
 * @throws CycleLockedError | StorageFullError | StorageUnavailableError
 */
export const savePastPregnancy = (userId: UserId, past: PastPregnancy): Promise<void> =>
  cycleLogStore(userId).change(addPastPregnancy(past))

type LastPeriod = {
  /** The first day of the last logged period; null if there is none or the log is not open. */
  readonly start: IsoDay | null
  /** The same, if a new pregnancy may be counted from it. */
  readonly offered: IsoDay | null
}

export const useLastPeriod = (userId: UserId, today: IsoDay): LastPeriod => {
  const state = useCycle(userId)
  if (state.status !== 'open') return { start: null, offered: null }
  return { start: lastPeriodOf(state.log, today)?.start ?? null, offered: newPregnancyStart(state.log, today) }
}

/**
 * Notes in the log which pregnancy is tracked, so that it is not offered again once another phone has closed its
 * record.
 */
export const useNoteTracked = (userId: UserId, due: IsoDay | null): void => {
  const state = useCycle(userId)
  const noted = state.status === 'open' ? state.log.profile.trackedDue : due
  useEffect(() => {
    if (due === null || noted === due) return
    cycleLogStore(userId)
      .change(changeProfile({ trackedDue: due }))
      .catch((error: unknown) => {
        if (!(error instanceof CycleLockedError)) void reportError('private', error)
      })
  }, [userId, due, noted])
}
