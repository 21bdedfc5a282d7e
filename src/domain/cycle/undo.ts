import { putDays, type LogChange } from './commands'
import { emptyDay, type CycleLog, type DayLog } from './log'

/** Reverts the days that a change affects. Later changes of other days stay. */
export const undoOf = (before: CycleLog, change: LogChange): LogChange => {
  const after = change(before)
  const [old, now] = [byDate(before.days), byDate(after.days)]
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter((date) => old.get(date) !== now.get(date))
  return putDays(changed.map((date) => old.get(date) ?? emptyDay(date)))
}

const byDate = (days: readonly DayLog[]) => new Map(days.map((day) => [day.date, day]))
