// Chunk: pregnancy-care

import { Text } from '@mantine/core'
import { symptomWeeks, type SymptomWeek } from '@/health/pregnancy/rules/symptom-weeks'
import * as messages from '#words/health/pregnancy/symptom-weeks'
import shared from './pregnancy.module.css'
import type { RecordProps } from './shown-pregnancy'
import classes from './symptom-weeks.module.css'

/** The picture of the symptoms as text; empty without weeks. */
const symptomWeeksText = (weeks: readonly SymptomWeek[]): string => {
  const [first] = weeks
  const last = weeks.at(-1)
  if (!first || !last) return ''
  const most = weeks.reduce((best, week) => (week.count > best.count ? week : best), first)
  const total = weeks.reduce((sum, { count }) => sum + count, 0)
  return messages.label({
    first: String(first.week),
    last: String(last.week),
    total: String(total),
    most: String(most.week),
    count: String(most.count),
  })
}

/** The number of symptoms each week had, as bars with a text that says the same. */
export function SymptomWeeks({ shown: { record }, today }: RecordProps) {
  const weeks = symptomWeeks(record.symptoms, record.due, today)
  const [first] = weeks
  const last = weeks.at(-1)
  if (!first || !last) return null
  const text = symptomWeeksText(weeks)
  const highest = Math.max(...weeks.map(({ count }) => count))
  return (
    <div className={shared.chart}>
      <div className={classes.bars} role="img" aria-label={text}>
        {weeks.map(({ week, count }) => (
          <span key={week} className={classes.bar} style={{ height: `${(100 * count) / highest}%` }} />
        ))}
      </div>
      <div className={classes.ends} aria-hidden>
        <span>{messages.week({ week: String(first.week) })}</span>
        {last !== first && <span>{messages.week({ week: String(last.week) })}</span>}
      </div>
      <Text size="sm" aria-hidden>
        {text}
      </Text>
    </div>
  )
}
