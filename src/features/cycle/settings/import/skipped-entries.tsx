import { Text } from '@mantine/core'
import { rowProblems } from '@/domain/cycle/transfer/csv-days'
import type { MergePlan } from '@/domain/cycle/transfer/merge'
import { countText, fullDay } from '@/domain/shared/format-day'
import fold from '@/ui/layout/disclosure.module.css'
import classes from '../settings.module.css'
import type { Found } from './use-import'

/** More would make a list that nobody reads. */
const shown = 30

/** What of a file the log will not hold, and why: nothing is lost without a word. */
export function SkippedEntries({ found: { unread, skipped }, plan: { future, notesTooLong } }: { found: Found; plan: MergePlan }) {
  const lines = [
    ...(future > 0 ? [`${countText(future, 'day')} still to come`] : []),
    ...notesTooLong.map((day) => `${fullDay(day)}: both notes together are too long; yours stay`),
    ...skipped.map(({ line, problem }) => `Line ${line}: ${rowProblems[problem]}`),
    ...unread.map(({ what, count }) => `${what} (${count})`),
  ]
  if (lines.length === 0) return null
  return (
    <details className={fold.fold}>
      <summary>Not taken in: {lines.length}</summary>
      <Text size="sm" c="var(--ink-soft)">
        Comrade has no place for this, or could not understand it.
      </Text>
      <ul className={`${classes.list} ${classes.break}`}>
        {lines.slice(0, shown).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > shown && <li>and {lines.length - shown} more</li>}
      </ul>
    </details>
  )
}
