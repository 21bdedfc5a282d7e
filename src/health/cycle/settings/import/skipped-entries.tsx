import { Text } from '@mantine/core'
import * as messages from '#words/health/cycle/screens-import'
import { rowProblemTexts, unreadLines } from '@/health/cycle/words/transfer/import'
import { countLeftOut, type MergePlan } from '@/health/cycle/rules/transfer/merge'
import type { IsoDay } from '@/kit/rules/day'
import { dayCount, fullDay } from '@/kit/words/format-day'
import disclosure from '@/kit/layout/disclosure.module.css'
import classes from '../settings.module.css'
import type { ImportPreview } from './use-import'

const maxLines = 30

type SkippedEntriesProps = { found: ImportPreview; plan: MergePlan; today: IsoDay }

/** Lists what an import leaves out, and why. */
export function SkippedEntries({ found, plan, today }: SkippedEntriesProps) {
  const { future, notesTooLong } = plan
  const { days, entries } = countLeftOut(found.log, found, plan, today)
  const counts = [...(days > 0 ? [dayCount(days)] : []), ...(entries > 0 ? [messages.entries({ count: entries })] : [])]
  const lines = [
    ...(future > 0 ? [messages.stillToCome({ days: dayCount(future) })] : []),
    ...notesTooLong.map((day) => messages.notesTooLong({ day: fullDay(day) })),
    ...found.skipped.map(({ line, problem }) =>
      messages.line({ line: String(line), problem: rowProblemTexts[problem] }),
    ),
    ...unreadLines(found.unread),
  ]
  if (lines.length === 0) return null
  return (
    <details className={disclosure.fold}>
      <summary>{messages.notTakenIn({ counts: counts.join(', ') })}</summary>
      <Text size="sm" c="var(--ink-soft)">
        {messages.noPlace}
      </Text>
      <ul className={`${classes.list} ${classes.break}`}>
        {lines.slice(0, maxLines).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > maxLines && <li>{messages.andMore({ count: lines.length - maxLines })}</li>}
      </ul>
    </details>
  )
}
