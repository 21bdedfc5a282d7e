import { daysBetween, type IsoDay } from '@/kit/rules/day'

const daysUntilSuggestion = 30
/** The days for browsers that evict a log after seven days without a visit: at most a week is then lost. */
const daysWhereEvicted = 7

/**
 * A day that is so far to come was written by a wrong clock, and does not say how long ago it was; one is another time
 * zone's.
 */
const daysOfTravel = 1

export type BackupState = {
  readonly today: IsoDay
  /** The day of the last backup; null: never. */
  readonly lastBackup: IsoDay | null
  /** The day of the first change that is in no backup; null: all is saved. */
  readonly firstUnsaved: IsoDay | null
  /** True if the browser deletes a log that is not opened for seven days. */
  readonly isEvicted: boolean
}

/**
 * True if something has been unsaved for 30 days or, where the log is evicted, for 7; there a first backup is due at
 * once.
 */
export const backupIsDue = ({ today, lastBackup, firstUnsaved, isEvicted }: BackupState): boolean => {
  if (firstUnsaved === null) return false
  if (isEvicted && lastBackup === null) return true
  const since = lastBackup !== null && lastBackup > firstUnsaved ? lastBackup : firstUnsaved
  const days = daysBetween(since, today)
  return days < -daysOfTravel || days >= (isEvicted ? daysWhereEvicted : daysUntilSuggestion)
}
