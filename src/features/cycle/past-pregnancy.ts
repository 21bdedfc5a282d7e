import { cycleLogStore, useCycle } from '@/data/cycle/use-cycle'
import { addPastPregnancy } from '@/domain/cycle/commands'
import { lastPeriodOf } from '@/domain/cycle/last-period'
import type { PastPregnancy } from '@/domain/cycle/log'
import type { IsoDay } from '@/domain/shared/day'
import type { UserId } from '@/domain/shared/ids'

/** Adds a past pregnancy to the log, so that cycle averages leave its days out. @throws CycleLockedError | StorageFullError | StorageUnavailableError */
export const savePastPregnancy = (userId: UserId, past: PastPregnancy): Promise<void> => cycleLogStore(userId).change(addPastPregnancy(past))

/** The first day of the last logged period; null if there is none or the log is not open. */
export const useLastPeriod = (userId: UserId, today: IsoDay): IsoDay | null => {
  const state = useCycle(userId)
  return state.status === 'open' ? (lastPeriodOf(state.log, today)?.start ?? null) : null
}
