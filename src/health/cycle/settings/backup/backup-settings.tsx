import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import type { IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/health/cycle/screens-backup'
import { lazyPart } from '@/kit/platform/lazy-part'
import { NotOnThisPhone } from '@/health/cycle/not-on-this-phone'
import type { CycleView } from '@/health/cycle/queries'
import { Section } from '../section'
import classes from '../settings.module.css'
import { backupText } from './backup-text'
import { ExportLog } from './export-log'

const ImportLog = lazyPart(() => import('../import/import-log').then((loaded) => loaded.ImportLog), NotOnThisPhone)

type BackupSettingsProps = { userId: UserId; today: IsoDay; open: Extract<CycleView, { status: 'open' }> }

/** Exports the log to a file and imports one. */
export function BackupSettings({ userId, today, open }: BackupSettingsProps) {
  const { log, backup } = open
  return (
    <Section title={messages.backup} intro={messages.intro({ state: backupText(backup, log.days.length === 0) })}>
      <ExportLog userId={userId} log={log} />
      <div className={classes.apart}>
        <Suspense fallback={<Skeleton height={90} radius="lg" />}>
          <ImportLog userId={userId} today={today} open={open} />
        </Suspense>
      </div>
    </Section>
  )
}
