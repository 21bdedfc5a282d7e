import * as messages from '#words/health/cycle/screens-insights'
import { fullDay, spanText } from '@/kit/words/format-day'
import { phases, type ByPhase, type PhaseCount, type PredictionCheck, type Range } from '@/health/cycle/rules/insights'
import type { NextPeriod } from '@/health/cycle/rules/prediction'
import { phaseText } from '@/health/cycle/words/phases'

/** "26 to 30 days", or "28 days" if all are equal. */
export const rangeText = ({ shortest, longest }: Range): string =>
  shortest === longest
    ? messages.days({ days: shortest })
    : messages.range({ shortest: String(shortest), longest: String(longest) })

/** "5 days Menstrual, 1 day Luteal" */
export const byPhaseText = (byPhase: ByPhase): string =>
  phases
    .filter((phase) => byPhase[phase] > 0)
    .map((phase) => messages.daysInPhase({ days: byPhase[phase], phase: phaseText[phase].name }))
    .join(', ')

/** Names the phase in which something was noted most, or all phases that tie. */
export const mostCommonPhaseText = (what: string, { total: days, byPhase }: PhaseCount<string>): string => {
  const most = Math.max(...phases.map((phase) => byPhase[phase]))
  const leading = phases.filter((phase) => byPhase[phase] === most).map((phase) => phaseText[phase].name)
  const named = leading.reduce((first, second) => messages.both({ first, second }))
  if (days === 1) return messages.mostOnce({ what, phase: named })
  if (leading.length === phases.length) return messages.mostAlike({ what, days })
  return most === days
    ? messages.mostAll({ what, days, phase: named })
    : messages.mostSome({ what, days, phases: named, count: leading.length })
}

export const expectedText = (next: NextPeriod): string =>
  next.kind === 'day' ? fullDay(next.day) : spanText(next.from, next.to)

export const differenceText = ({ off, next }: PredictionCheck): string => {
  if (off === 0) return next.kind === 'day' ? messages.onTheDay : messages.withinTheseDays
  const text = off > 0 ? messages.later : messages.earlier
  return text({ days: Math.abs(off) })
}

/** Counts the periods that came within their predicted range. */
export const accuracyText = (checks: readonly PredictionCheck[]): string => {
  const hits = checks.filter(({ within }) => within).length
  return messages.accuracy({ hits: String(hits), periods: checks.length })
}
