import { addDays, daysBetween, type IsoDay } from '@/kit/rules/day'

/** The lengths from which a cycle is calculated, in days. */
export type CycleShape = {
  /** From the first day of a period to the day before the next. */
  readonly length: number
  /** Days of bleeding. */
  readonly periodLength: number
  /** Days after the day of ovulation: 14 by default, 10 to 16 by choice. */
  readonly lutealLength: number
}

export const defaultShape: CycleShape = { length: 28, periodLength: 5, lutealLength: 14 }

/** Bounds that a person may set (luteal 10 to 16 days: NHS). */
export const shapeBounds = {
  length: { min: 15, max: 90 },
  periodLength: { min: 1, max: 15 },
  lutealLength: { min: 10, max: 16 },
} as const satisfies Record<keyof CycleShape, { readonly min: number; readonly max: number }>

export type Phase = 'menstrual' | 'follicular' | 'ovulation' | 'luteal'

/** Day 1 is the first day of bleeding. @returns less than 1 for a day before the start */
export const cycleDayOf = (start: IsoDay, day: IsoDay): number => daysBetween(start, day) + 1

/** With fewer days from ovulation to the next period there is no estimate: 95 % of cycles have 7 to 17 (Bull 2019). */
const shortestLuteal = 7

/**
 * The estimated cycle day of ovulation: length − luteal length, but never on a day of the period. Null where that
 * leaves too few days until the next period.
 */
export const ovulationCycleDay = ({ length, periodLength, lutealLength }: CycleShape): number | null => {
  const day = Math.max(length - lutealLength, periodLength + 1)
  return length - day < shortestLuteal ? null : day
}

const ovulationDays = 3

/**
 * The phase of a cycle day: menstrual to the end of bleeding, follicular to the day before ovulation, three days of
 * ovulation, then luteal; an earlier phase wins where they overlap. Past the end it stays luteal: the period is late.
 * After the period it is null where ovulation cannot be estimated.
 */
export const phaseOfCycleDay = (cycleDay: number, shape: CycleShape): Phase | null => {
  if (cycleDay <= shape.periodLength) return 'menstrual'
  const ovulation = ovulationCycleDay(shape)
  if (ovulation === null) return null
  if (cycleDay < ovulation) return 'follicular'
  return cycleDay < ovulation + ovulationDays ? 'ovulation' : 'luteal'
}

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

/** The first day of the next period. */
export const nextStart = (start: IsoDay, { length }: CycleShape): IsoDay => addDays(start, length)

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
