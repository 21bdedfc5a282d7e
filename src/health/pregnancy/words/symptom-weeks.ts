import type { SymptomWeek } from '@/health/pregnancy/rules/symptom-weeks'
import * as messages from '#words/health/pregnancy/symptom-weeks'

/** The picture of the symptoms as text; empty without weeks. */
export const symptomWeeksText = (weeks: readonly SymptomWeek[]): string => {
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
