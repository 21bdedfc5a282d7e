import { addDays, daysBetween, type IsoDay } from '@/kit/rules/day'
import type { SymptomEntry } from './entries'
import { gestationStart } from './gestation'

export type SymptomWeek = { readonly week: number; readonly count: number }

/** The number of bars that a phone has room for. */
const mostWeeks = 16

/**
 * The number of symptoms noted in each completed week, from the first week that has one (of the last 16) to this week.
 * Symptoms without a day are left out. Empty with fewer than two.
 */
export const symptomWeeks = (symptoms: readonly SymptomEntry[], due: IsoDay, today: IsoDay): readonly SymptomWeek[] => {
  const weekOf = (day: IsoDay) => Math.floor(daysBetween(gestationStart(due), day) / 7)
  const last = weekOf(today)
  const earliest = addDays(gestationStart(due), Math.max(0, last - mostWeeks + 1) * 7)
  const weeks = symptoms.flatMap(({ date }) =>
    date !== null && date >= earliest && date <= today ? [weekOf(date)] : [],
  )
  if (weeks.length < 2) return []
  const first = Math.min(...weeks)
  return Array.from({ length: last - first + 1 }, (_, n) => ({
    week: first + n,
    count: weeks.filter((week) => week === first + n).length,
  }))
}
