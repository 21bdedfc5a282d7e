import { daysBetween, type IsoDay } from '../../shared/day'

const daysUntilSuggestion = 30

export type BackupState = {
  readonly today: IsoDay
  /** The day of the last backup; null: never. */
  readonly lastBackup: IsoDay | null
  /** The day of the first change that is in no backup; null: all is saved. */
  readonly firstUnsaved: IsoDay | null
}

/** True if something has been unsaved for 30 days. */
export const backupIsDue = ({ today, lastBackup, firstUnsaved }: BackupState): boolean => {
  if (firstUnsaved === null) return false
  const since = lastBackup !== null && lastBackup > firstUnsaved ? lastBackup : firstUnsaved
  return daysBetween(since, today) >= daysUntilSuggestion
}
