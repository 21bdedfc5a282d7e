import { Button } from '@mantine/core'
import { backupIsDue } from '@/health/cycle/rules/transfer/backup-due'
import { parseDay, type IsoDay } from '@/kit/rules/day'
import * as messages from '#words/health/cycle/screens-tracker'
import { Callout } from '@/kit/feedback/callout'
import { isAppleTab } from '@/kit/platform/installed'
import classes from './cards.module.css'
import type { CycleView } from './queries'

type BackupNudgeProps = {
  today: IsoDay
  open: Extract<CycleView, { status: 'open' }>
  /** Opens the settings. */
  onBackUp: () => void
}

/**
 * Suggests a backup once something has been unsaved for 30 days; sooner where Safari may delete the log, and how it
 * stays.
 */
export function BackupNudge({ today, open: { backup }, onBackUp }: BackupNudgeProps) {
  const isEvicted = isAppleTab()
  const due = backupIsDue({
    today,
    lastBackup: parseDay(backup.last),
    firstUnsaved: parseDay(backup.unsavedSince),
    isEvicted,
  })
  if (!due) return null
  return (
    <Callout
      tone="info"
      title={isEvicted ? messages.safariMayDelete : messages.noBackup}
      actions={
        <Button variant="default" onClick={onBackUp}>
          {messages.makeBackup}
        </Button>
      }
    >
      {isEvicted ? (
        <>
          {messages.safariText}
          <ol className={classes.steps}>
            <li>{messages.safariFirst}</li>
            <li>{messages.safariSecond}</li>
            <li>{messages.safariThird}</li>
          </ol>
        </>
      ) : (
        messages.noBackupText
      )}
    </Callout>
  )
}
