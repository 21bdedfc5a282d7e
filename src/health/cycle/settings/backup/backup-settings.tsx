import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { type IsoDay, parseDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/health/cycle/screens-backup'
import { lazyPart } from '@/kit/platform/lazy-part'
import { NotOnThisPhone } from '@/health/cycle/not-on-this-phone'
import type { CycleView } from '@/health/cycle/queries'
import { Section } from '../section'
import classes from '../settings.module.css'
import { ExportLog } from './export-log'
import { fullDay } from '@/kit/words/format-day'

const backupText = (
  { last, unsavedSince }: { readonly last: string | null; readonly unsavedSince: string | null },
  isEmpty: boolean,
): string => {
  const [made, since] = [parseDay(last), parseDay(unsavedSince)]
  if (made === null) return isEmpty ? messages.nothingYet : messages.noneYet
  const text = since === null ? messages.holdsAll : messages.loggedSince
  return text({ day: fullDay(made) })
}

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
