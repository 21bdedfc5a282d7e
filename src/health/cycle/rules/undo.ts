import { putDays, type LogChange } from './log-changes'
import { emptyDay, type CycleLog, type DayLog } from './log'
import { withoutEdits } from './with-edits'

/** Reverts what a change affects. Later changes of the same days and settings stay. */
export const undoOf = (before: CycleLog, change: LogChange): LogChange => {
  const after = change(before)
  const [old, now] = [byDate(before.days), byDate(after.days)]
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter((date) => old.get(date) !== now.get(date))
  return (log) => {
    const stored = byDate(log.days)
    const reverted = changed.map((date) => {
      const [empty, was] = [emptyDay(date), old.get(date)]
      return withoutEdits(now.get(date) ?? empty, was ?? empty, stored.get(date) ?? empty)
    })
    const { days, profile } = putDays(reverted)(log)
    return { days, profile: withoutEdits(after.profile, before.profile, profile) }
  }
}

const byDate = (days: readonly DayLog[]) => new Map(days.map((day) => [day.date, day]))
