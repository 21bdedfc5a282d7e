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

/** The first day of the next period. */
export const nextStart = (start: IsoDay, { length }: CycleShape): IsoDay => addDays(start, length)
