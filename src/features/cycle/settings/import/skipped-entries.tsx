import { Text } from '@mantine/core'
import { rowProblemTexts, unreadLines } from '@/messages/cycle/transfer/import'
import type { MergePlan } from '@/domain/cycle/transfer/merge'
import { countText, fullDay } from '@/messages/shared/format-day'
import disclosure from '@/ui/layout/disclosure.module.css'
import classes from '../settings.module.css'
import type { ImportPreview } from './use-import'

const maxLines = 30

/** Lists what an import leaves out, and why. */
export function SkippedEntries({ found: { unread, skipped }, plan: { future, notesTooLong } }: { found: ImportPreview; plan: MergePlan }) {
  const lines = [
    ...(future > 0 ? [`${countText(future, 'day')} still to come`] : []),
    ...notesTooLong.map((day) => `${fullDay(day)}: both notes together are too long; yours stay`),
    ...skipped.map(({ line, problem }) => `Line ${line}: ${rowProblemTexts[problem]}`),
    ...unreadLines(unread),
  ]
  if (lines.length === 0) return null
  return (
    <details className={disclosure.fold}>
      <summary>Not taken in: {lines.length}</summary>
      <Text size="sm" c="var(--ink-soft)">
        Comrade has no place for this, or could not understand it.
      </Text>
      <ul className={`${classes.list} ${classes.break}`}>
        {lines.slice(0, maxLines).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > maxLines && <li>and {lines.length - maxLines} more</li>}
      </ul>
    </details>
  )
}
