import { daysBetween, type IsoDay } from '@/domain/shared/day'
import { dayCount, dayRange, shortDay } from '@/messages/shared/format-day'
import type { Outlook, RunningCycle } from '@/domain/cycle/outlook'

export type PredictionText = { readonly date: string; readonly when: string; readonly range: string | null }

const daysAway = (days: number): string => {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${dayCount(days)}`
}

export const predictionText = ({ next, late }: Pick<RunningCycle, 'next' | 'late'>, today: IsoDay): PredictionText => {
  const overdue = `Your period may be ${dayCount(late)} late`
  if (next.kind === 'window') {
    const soon = next.from <= today ? 'any day now' : `begins ${daysAway(daysBetween(today, next.from))}`
    return { date: dayRange(next.from, next.to), when: late > 0 ? overdue : soon, range: null }
  }
  const range = next.from === next.to ? null : dayRange(next.from, next.to)
  return { date: shortDay(next.day), when: late > 0 ? overdue : daysAway(daysBetween(today, next.day)), range }
}

/** Explains in a sentence how the date was predicted. */
export const predictionRuleText = ({ estimate, running }: Pick<Outlook, 'estimate' | 'running'>): string => {
  const { basis, length, irregular } = estimate
  if (basis.length === 0) return `No completed cycle is logged yet, so the date stands on your own setting: a cycle of ${dayCount(length)}.`
  if (irregular) {
    const [shortest, longest] = [Math.min(...basis), Math.max(...basis)]
    return `Your last ${basis.length} cycles lasted from ${shortest} to ${longest} days. They differ too much for a single date, so the window runs from the shortest to the longest.`
  }
  const counted = running ? `, counted from ${shortDay(running.start)}` : ''
  return basis.length === 1
    ? `Your one completed cycle lasted ${dayCount(length)}${counted}.`
    : `The middle one of your last ${basis.length} cycles, by length, is ${dayCount(length)}${counted}.`
}

export const confidenceText = {
  low: 'Low: there are few cycles to go by, or they differ a lot.',
  medium: 'Medium: there are a few cycles to go by.',
  high: 'High: your last six cycles were much alike.',
} as const satisfies Record<Outlook['estimate']['confidence'], string>
