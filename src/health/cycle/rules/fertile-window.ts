import { addDays, daysBetween, type IsoDay } from '@/kit/rules/day'
import { ovulationCycleDay, type CycleShape } from './phases'

export type FertilityLevel = 'peak' | 'high' | 'medium'
/** Without a day of ovulation when cycles are irregular. */
export type FertileWindow = { readonly from: IsoDay; readonly ovulation: IsoDay | null; readonly to: IsoDay }

const daysBefore = 5
const daysAfter = 2

const dayOfCycle = (start: IsoDay, cycleDay: number): IsoDay => addDays(start, Math.max(1, cycleDay) - 1)

/**
 * Five days before ovulation to two after it, which allow for the uncertainty of a calendar estimate; never before day
 * 1. Null without an estimated ovulation.
 */
export const fertileWindow = (start: IsoDay, shape: CycleShape): FertileWindow | null => {
  const day = ovulationCycleDay(shape)
  if (day === null) return null
  return {
    from: dayOfCycle(start, day - daysBefore),
    ovulation: dayOfCycle(start, day),
    to: dayOfCycle(start, day + daysAfter),
  }
}

/** For irregular cycles: from the window of the shortest to that of the longest, without a day of ovulation. */
export const irregularFertileWindow = (
  start: IsoDay,
  shape: CycleShape,
  lengths: readonly number[],
): FertileWindow | null => {
  const last = fertileWindow(start, { ...shape, length: Math.max(...lengths) })
  if (last === null) return null
  const first = fertileWindow(start, { ...shape, length: Math.min(...lengths) })
  return { from: first?.from ?? dayOfCycle(start, shape.periodLength + 1 - daysBefore), ovulation: null, to: last.to }
}

/** Peak on the day of ovulation, high one day either side, else medium; null outside the window. */
export const fertilityOn = (day: IsoDay, { from, ovulation, to }: FertileWindow): FertilityLevel | null => {
  if (day < from || day > to) return null
  const distance = ovulation === null ? Number.POSITIVE_INFINITY : Math.abs(daysBetween(ovulation, day))
  return distance === 0 ? 'peak' : distance === 1 ? 'high' : 'medium'
}

/**
 * The wider window, by the longest-and-shortest rule of WHO's family-planning handbook.
 * @param lengths of the last cycles in days, at least one
 */
export const widerFertileWindow = (
  start: IsoDay,
  lengths: readonly number[],
): { readonly from: IsoDay; readonly to: IsoDay } => ({
  from: addDays(start, Math.max(1, Math.min(...lengths) - 18) - 1),
  to: addDays(start, Math.max(1, Math.max(...lengths) - 11) - 1),
})
