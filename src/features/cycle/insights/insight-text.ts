import { countText, fullDay, spanText } from '@/messages/shared/format-day'
import { phases, type ByPhase, type PhaseCount, type PredictionCheck, type Range } from '@/domain/cycle/insights'
import type { NextPeriod } from '@/domain/cycle/prediction'
import { phaseText } from '@/messages/cycle/phases'

/** "26 to 30 days", or "28 days" if all are equal. */
export const rangeText = ({ shortest, longest }: Range): string =>
  shortest === longest ? countText(shortest, 'day') : `${shortest} to ${countText(longest, 'day')}`

/** "5 days Menstrual, 1 day Luteal" */
export const byPhaseText = (byPhase: ByPhase): string =>
  phases
    .filter((phase) => byPhase[phase] > 0)
    .map((phase) => `${countText(byPhase[phase], 'day')} ${phaseText[phase].name}`)
    .join(', ')

/** Names the phase in which something was noted most, or all phases that tie. */
export const mostCommonPhaseText = (label: string, { total, byPhase }: PhaseCount<string>): string => {
  const most = Math.max(...phases.map((phase) => byPhase[phase]))
  const leading = phases.filter((phase) => byPhase[phase] === most).map((phase) => phaseText[phase].name)
  const where = leading.length === phases.length ? 'in every phase alike' : `${most === total ? 'all' : 'most'} in the ${leading.join(' and ')} phase${leading.length > 1 ? 's' : ''}`
  return `You noted ${label} most: on ${countText(total, 'day')}${total === 1 ? `, in the ${leading.join(' and ')} phase` : `, ${where}`}.`
}

export const expectedText = (next: NextPeriod): string => (next.kind === 'day' ? fullDay(next.day) : spanText(next.from, next.to))

export const differenceText = ({ off, next }: PredictionCheck): string => {
  if (off === 0) return next.kind === 'day' ? 'On the day' : 'Within these days'
  return `${countText(Math.abs(off), 'day')} ${off > 0 ? 'later' : 'earlier'}`
}

/** Counts the periods that came within their predicted range. */
export const accuracyText = (checks: readonly PredictionCheck[]): string => {
  const hits = checks.filter(({ within }) => within).length
  return `${hits} of ${countText(checks.length, 'period')} came within the days that were expected.`
}
