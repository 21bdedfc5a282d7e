import { counted, fullDay, spanWords } from '../shared/format-day'
import { phases, type ByPhase, type PhaseCount, type PredictionCheck, type Range } from './insights'
import type { Phase } from './phases'
import type { NextPeriod } from './prediction'

export const phaseNames: Readonly<Record<Phase, string>> = { menstrual: 'Menstrual', follicular: 'Follicular', ovulation: 'Ovulation', luteal: 'Luteal' }

/** "26 to 30 days", or one number where there is no range. */
export const rangeWords = ({ shortest, longest }: Range): string =>
  shortest === longest ? counted(shortest, 'day') : `${shortest} to ${counted(longest, 'day')}`

/** "5 days Menstrual, 1 day Luteal" */
export const byPhaseWords = (byPhase: ByPhase): string =>
  phases
    .filter((phase) => byPhase[phase] > 0)
    .map((phase) => `${counted(byPhase[phase], 'day')} ${phaseNames[phase]}`)
    .join(', ')

/** Where something was noted most, in a sentence; the phases that lead together are both named. */
export const mostlyWords = (label: string, { total, byPhase }: PhaseCount<string>): string => {
  const most = Math.max(...phases.map((phase) => byPhase[phase]))
  const leading = phases.filter((phase) => byPhase[phase] === most).map((phase) => phaseNames[phase])
  const where = leading.length === phases.length ? 'in every phase alike' : `${most === total ? 'all' : 'most'} in the ${leading.join(' and ')} phase${leading.length > 1 ? 's' : ''}`
  return `You noted ${label} most: on ${counted(total, 'day')}${total === 1 ? `, in the ${leading.join(' and ')} phase` : `, ${where}`}.`
}

/** The day, or the days where there is no single one. */
export const expectedWords = (next: NextPeriod): string => (next.kind === 'day' ? fullDay(next.day) : spanWords(next.from, next.to))

export const offWords = ({ off, next }: PredictionCheck): string => {
  if (off === 0) return next.kind === 'day' ? 'On the day' : 'Within these days'
  return `${counted(Math.abs(off), 'day')} ${off > 0 ? 'later' : 'earlier'}`
}

/** How near the predictions were, the range that each gave with it included. */
export const checksWords = (checks: readonly PredictionCheck[]): string => {
  const met = checks.filter(({ within }) => within).length
  return `${met} of ${counted(checks.length, 'period')} came within the days that were expected.`
}
