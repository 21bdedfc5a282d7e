import { daysBetween, type IsoDay } from '../../shared/day'

const patience = 30

export type BackupState = {
  readonly today: IsoDay
  /** When a backup was made last; null: never. */
  readonly lastBackup: IsoDay | null
  /** When the first thing was logged that no backup holds; null: all is saved. */
  readonly firstUnsaved: IsoDay | null
}

/** Whether to suggest a backup: 30 days have passed with something unsaved. */
export const backupIsDue = ({ today, lastBackup, firstUnsaved }: BackupState): boolean => {
  if (firstUnsaved === null) return false
  const since = lastBackup !== null && lastBackup > firstUnsaved ? lastBackup : firstUnsaved
  return daysBetween(since, today) >= patience
}
