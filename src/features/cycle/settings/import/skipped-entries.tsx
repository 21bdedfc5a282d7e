import { Text } from '@mantine/core'
import * as messages from '@/messages/cycle/screens-import.gen'
import { rowProblemTexts, unreadLines } from '@/messages/cycle/transfer/import'
import type { MergePlan } from '@/domain/cycle/transfer/merge'
import { dayCount, fullDay } from '@/messages/shared/format-day'
import disclosure from '@/ui/layout/disclosure.module.css'
import classes from '../settings.module.css'
import type { ImportPreview } from './use-import'

const maxLines = 30

/** Lists what an import leaves out, and why. */
export function SkippedEntries({ found: { unread, skipped }, plan: { future, notesTooLong } }: { found: ImportPreview; plan: MergePlan }) {
  const lines = [
    ...(future > 0 ? [messages.stillToCome({ days: dayCount(future) })] : []),
    ...notesTooLong.map((day) => messages.notesTooLong({ day: fullDay(day) })),
    ...skipped.map(({ line, problem }) => messages.line({ line: String(line), problem: rowProblemTexts[problem] })),
    ...unreadLines(unread),
  ]
  if (lines.length === 0) return null
  return (
    <details className={disclosure.fold}>
      <summary>{messages.notTakenIn({ count: String(lines.length) })}</summary>
      <Text size="sm" c="var(--ink-soft)">
        {messages.noPlace}
      </Text>
      <ul className={`${classes.list} ${classes.break}`}>
        {lines.slice(0, maxLines).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > maxLines && <li>{messages.andMore({ count: String(lines.length - maxLines) })}</li>}
      </ul>
    </details>
  )
}
