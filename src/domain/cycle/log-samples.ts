import { addDays, daysFrom, type IsoDay } from '../shared/day'
import { logPeriod, putDays, type LogChange } from './commands'
import { emptyDay, newProfile, type CycleLog, type DayLog } from './log'

export const emptyLog: CycleLog = { days: [], profile: newProfile }

/** Periods of five days one after another, so many days apart. */
export const withCycles = (first: IsoDay, ...lengths: readonly number[]): CycleLog => {
  const starts = lengths.reduce<readonly IsoDay[]>((all, length) => [...all, addDays(all.at(-1) ?? first, length)], [first])
  return starts.reduce((log, start) => logPeriod(start, addDays(start, 4))(log), emptyLog)
}

/** Notes the same on each of these days, beside what is there. */
export const noting =
  (from: IsoDay, to: IsoDay, what: Partial<Omit<DayLog, 'date'>>): LogChange =>
  (log) =>
    putDays(daysFrom(from, to).map((date) => ({ ...(log.days.find((day) => day.date === date) ?? emptyDay(date)), ...what })))(log)
