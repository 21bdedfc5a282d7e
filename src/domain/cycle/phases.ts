import { addDays, daysBetween, type IsoDay } from '../shared/day'

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

/** The estimated cycle day of ovulation: length − luteal length, never before day 1. */
export const ovulationCycleDay = ({ length, lutealLength }: CycleShape): number => Math.max(1, length - lutealLength)

const ovulationDays = 3

/**
 * The phase of a cycle day: menstrual to the end of bleeding, follicular to the day before ovulation, three days of
 * ovulation, then luteal; an earlier phase wins where they overlap. Past the end it stays luteal: the period is late.
 */
export const phaseOfCycleDay = (cycleDay: number, shape: CycleShape): Phase => {
  const ovulation = ovulationCycleDay(shape)
  if (cycleDay <= shape.periodLength) return 'menstrual'
  if (cycleDay < ovulation) return 'follicular'
  return cycleDay < ovulation + ovulationDays ? 'ovulation' : 'luteal'
}

export type FertilityLevel = 'peak' | 'high' | 'medium'
export type FertileWindow = { readonly from: IsoDay; readonly ovulation: IsoDay; readonly to: IsoDay }

const daysBefore = 5
const daysAfter = 2

/** Five days before ovulation to two after it, which allow for the uncertainty of a calendar estimate. */
export const fertileWindow = (start: IsoDay, shape: CycleShape): FertileWindow => {
  const ovulation = addDays(start, ovulationCycleDay(shape) - 1)
  return { from: addDays(ovulation, -daysBefore), ovulation, to: addDays(ovulation, daysAfter) }
}

/** Peak on the day of ovulation, high one day either side, else medium; null outside the window. */
export const fertilityOn = (day: IsoDay, { from, ovulation, to }: FertileWindow): FertilityLevel | null => {
  if (day < from || day > to) return null
  const distance = Math.abs(daysBetween(ovulation, day))
  return distance === 0 ? 'peak' : distance === 1 ? 'high' : 'medium'
}

/** The first day of the next period. */
export const nextStart = (start: IsoDay, { length }: CycleShape): IsoDay => addDays(start, length)

/**
 * The wider window, by the longest-and-shortest rule of WHO's family-planning handbook.
 * @param lengths of the last cycles in days, at least one
 */
export const widerFertileWindow = (start: IsoDay, lengths: readonly number[]): { readonly from: IsoDay; readonly to: IsoDay } => ({
  from: addDays(start, Math.max(1, Math.min(...lengths) - 18) - 1),
  to: addDays(start, Math.max(1, Math.max(...lengths) - 11) - 1),
})
