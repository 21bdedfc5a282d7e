import { addDays, daysFrom, type IsoDay } from '@/kit/rules/day'
import { logPeriod, putDays, type LogChange } from '@/health/cycle/rules/log-changes'
import { emptyDay, newProfile, type CycleLog, type DayLog } from '@/health/cycle/rules/log'

export const emptyLog: CycleLog = { days: [], profile: newProfile }

/** Periods of five days, with the given cycle lengths. */
export const withCycles = (first: IsoDay, ...lengths: readonly number[]): CycleLog => {
  const starts = lengths.reduce<readonly IsoDay[]>(
    (all, length) => [...all, addDays(all.at(-1) ?? first, length)],
    [first],
  )
  return starts.reduce((log, start) => logPeriod(start, addDays(start, 4))(log), emptyLog)
}

/** Adds the same notes to each day, and keeps existing ones. */
export const noting =
  (from: IsoDay, to: IsoDay, notes: Partial<Omit<DayLog, 'date'>>): LogChange =>
  (log) =>
    putDays(
      daysFrom(from, to).map((date) => ({
        ...(log.days.find((day) => day.date === date) ?? emptyDay(date)),
        ...notes,
      })),
    )(log)
