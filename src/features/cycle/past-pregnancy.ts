import { cycleLogStore, useCycle } from '@/data/cycle/use-cycle'
import { addPastPregnancy } from '@/domain/cycle/commands'
import { periodsOf } from '@/domain/cycle/history'
import type { PastPregnancy } from '@/domain/cycle/log'
import type { IsoDay } from '@/domain/shared/day'
import type { UserId } from '@/domain/shared/ids'

/** Keeps a pregnancy that is over, so that no average counts its days. @throws CycleLockedError | StorageFullError | StorageUnavailableError */
export const savePastPregnancy = (person: UserId, past: PastPregnancy): Promise<void> => cycleLogStore(person).change(addPastPregnancy(past))

/** The first day of the last period that was logged; null without one, or while the log is locked. */
export const useLastPeriod = (person: UserId, today: IsoDay): IsoDay | null => {
  const state = useCycle(person)
  return state.status === 'open' ? (periodsOf(state.log.days).periods.findLast(({ start }) => start <= today)?.start ?? null) : null
}
