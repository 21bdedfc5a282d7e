import { daysBetween, type IsoDay } from '@/domain/shared/day'
import { influenceText } from '@/messages/cycle/contraception'
import { unpredictedText } from '@/messages/cycle/outlook'
import { dayCount, dayRange, shortDay } from '@/messages/shared/format-day'
import type { Outlook } from '@/domain/cycle/outlook'
import type { RunningCycle } from '@/domain/cycle/running-cycle'

export type PredictionText = { readonly date: string; readonly when: string; readonly range: string | null }

const anyDay = 'any day now'

const daysAway = (days: number): string => {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${dayCount(days)}`
}

/** Null where nothing is predicted. */
export const predictionText = ({ next, late }: Pick<RunningCycle, 'next' | 'late'>, today: IsoDay): PredictionText | null => {
  if (next === null) return null
  const overdue = `Your period may be ${dayCount(late)} late`
  if (next.kind === 'window') {
    const soon = next.from <= today ? anyDay : `begins ${daysAway(daysBetween(today, next.from))}`
    return { date: dayRange(next.from, next.to), when: late > 0 ? overdue : soon, range: null }
  }
  const range = next.from === next.to ? null : dayRange(next.from, next.to)
  return { date: shortDay(next.day), when: late > 0 ? overdue : next.day < today ? anyDay : daysAway(daysBetween(today, next.day)), range }
}

/** Explains in a sentence how the date was predicted. */
export const predictionRuleText = ({ estimate, running, cycles }: Pick<Outlook, 'estimate' | 'running' | 'cycles'>): string => {
  const { basis, length, irregular } = estimate
  const why = running && (unpredictedText(running) ?? (running.influence && influenceText(running.influence)))
  if (why) return why
  if (basis.length === 0 && cycles.length > 0) return `None of your completed cycles can count yet, so the date stands on your own setting: a cycle of ${dayCount(length)}.`
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
