import { daysBetween, type IsoDay } from '@/kit/rules/day'
import * as messages from '#words/health/cycle/screens-prediction'
import { dayRange, shortDay } from '@/kit/words/format-day'
import type { RunningCycle } from '@/health/cycle/rules/running-cycle'

export type PredictionText = { readonly date: string; readonly when: string; readonly range: string | null }

/** Null where nothing is predicted. */
export const predictionText = (
  { shownPrediction: next, late }: Pick<RunningCycle, 'shownPrediction' | 'late'>,
  today: IsoDay,
): PredictionText | null => {
  if (next === null) return null
  const overdue = late > 0 ? messages.late({ days: late }) : null
  if (next.kind === 'window') {
    const soon = next.from <= today ? messages.anyDay : messages.begins({ days: daysBetween(today, next.from) })
    return { date: dayRange(next.from, next.to), when: overdue ?? soon, range: null }
  }
  const range = next.from === next.to ? null : dayRange(next.from, next.to)
  const soon = next.day < today ? messages.anyDay : messages.away({ days: daysBetween(today, next.day) })
  return { date: shortDay(next.day), when: overdue ?? soon, range }
}
