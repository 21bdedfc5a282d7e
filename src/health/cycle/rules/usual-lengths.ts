import { daysBetween, type IsoDay } from '@/kit/rules/day'

/** Cycle lengths in days that are usual (NHS, FIGO), and in the first two years after the first period (ACOG). */
export const usualLengths = { shortest: 21, longest: 35, longestInFirstYears: 45 } as const

const daysOfFirstYears = 730

/**
 * True if a day can lie in the two years after the very first period, which was no later than the first that is logged.
 */
export const isInFirstYears = (firstLogged: IsoDay | undefined, day: IsoDay): boolean =>
  firstLogged === undefined || daysBetween(firstLogged, day) <= daysOfFirstYears
