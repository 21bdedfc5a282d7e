import { daysBetween, type IsoDay } from '@/kit/rules/day'

type Entry = { readonly start: IsoDay }

/** A first day may be corrected by so many days; the next period is further away. */
const longestCorrection = 7

/**
 * The entry stored under the first day of a cycle, or under the first day it had before a day was logged or removed.
 * @param starts the first days of all periods
 */
export const entryOf = <Stored extends Entry>(
  entries: readonly Stored[],
  start: IsoDay,
  starts: readonly IsoDay[],
): Stored | undefined =>
  entries.findLast((entry) => entry.start === start) ??
  entries.findLast(
    (entry) => Math.abs(daysBetween(entry.start, start)) <= longestCorrection && !starts.includes(entry.start),
  )
