// Chunk: tracker-log

import { Button, Text, Title } from '@mantine/core'
import { IconDownload, IconPrinter, IconShare3 } from '@tabler/icons-react'
import { useMemo } from 'react'
import { clinicSummary } from '@/health/cycle/rules/clinic-summary'
import { localTime } from '@/health/cycle/rules/reminders'
import type { IsoDay } from '@/kit/rules/day'
import {
  summaryOrigin,
  summarySections,
  summarySpan,
  summaryText,
  summaryTitle,
} from '@/health/cycle/words/clinic-summary'
import * as messages from '#words/health/cycle/screens-summary'
import { canShareFile, downloadFile, shareFile } from '@/kit/platform/save-file'
import type { OpenCycle } from '../cycle-gate'
import { useNow } from '@/kit/platform/use-now'
import classes from './summary.module.css'

type ClinicSummaryPageProps = { today: IsoDay; open: OpenCycle }

/** One page for a doctor or nurse, made and shared by hand on this phone alone. */
export function ClinicSummaryPage({ today, open: { log, outlook } }: ClinicSummaryPageProps) {
  const now = useNow()
  const summary = useMemo(() => clinicSummary(log, outlook, today, localTime(now)), [log, outlook, today, now])
  const file = { name: `menstrual-history-${today}.txt`, text: summaryText(summary), type: 'text/plain;charset=utf-8' }
  return (
    <>
      <div className={classes.tools}>
        <Text>{messages.intro}</Text>
        <div className={classes.actions}>
          <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => globalThis.print()}>
            {messages.print}
          </Button>
          {canShareFile() ? (
            <Button
              variant="default"
              leftSection={<IconShare3 size={18} aria-hidden />}
              onClick={() => void shareFile(file)}
            >
              {messages.share}
            </Button>
          ) : (
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={() => downloadFile(file)}
            >
              {messages.save}
            </Button>
          )}
        </div>
      </div>
      <article className={classes.page} aria-label={summaryTitle}>
        <Title order={2} size="h4">
          {summaryTitle}
        </Title>
        <p>{summarySpan(summary)}</p>
        <p className={classes.byHand}>{messages.byHand}</p>
        {summarySections(summary).map(({ title, lines }) => (
          <section key={title} className={classes.section}>
            <Title order={3} size="h5">
              {title}
            </Title>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <p className={classes.origin}>{summaryOrigin}</p>
      </article>
    </>
  )
}
