import { Button } from '@mantine/core'
import { backupIsDue } from '@/domain/cycle/transfer/backup-due'
import { parseDay, type IsoDay } from '@/domain/shared/day'
import { Callout } from '@/ui/feedback/callout'
import type { CycleView } from './queries'

type BackupNudgeProps = {
  today: IsoDay
  open: Extract<CycleView, { status: 'open' }>
  /** Opens the settings. */
  onBackUp: () => void
}

/** Suggests a backup once something has been unsaved for 30 days. */
export function BackupNudge({ today, open: { backup }, onBackUp }: BackupNudgeProps) {
  const due = backupIsDue({ today, lastBackup: parseDay(backup.last), firstUnsaved: parseDay(backup.unsavedSince) })
  if (!due) return null
  return (
    <Callout
      tone="info"
      title="You have not made a backup for 30 days"
      actions={
        <Button variant="default" onClick={onBackUp}>
          Make a backup
        </Button>
      }
    >
      Your log is on this phone alone. A backup brings it back if the phone is lost.
    </Callout>
  )
}
