import type { IsoDay } from '@/domain/shared/day'
import type { UserId } from '@/domain/shared/ids'
import type { CycleView } from '../../queries'
import { ImportLog } from '../import/import-log'
import { Section } from '../section'
import classes from '../settings.module.css'
import { backupText } from './backup-text'
import { ExportLog } from './export-log'

type BackupSettingsProps = { userId: UserId; today: IsoDay; open: Extract<CycleView, { status: 'open' }> }

/** Exports the log to a file and imports one. */
export function BackupSettings({ userId, today, open }: BackupSettingsProps) {
  const { log, backup } = open
  return (
    <Section title="Backup" intro={`Your log is on this phone alone. Lose the phone, and only a backup brings it back. ${backupText(backup, log.days.length === 0)}`}>
      <ExportLog userId={userId} log={log} />
      <div className={classes.apart}>
        <ImportLog userId={userId} today={today} open={open} />
      </div>
    </Section>
  )
}
