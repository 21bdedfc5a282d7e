import { daysBetween, type IsoDay } from '../shared/day'

type Entry = { readonly start: IsoDay }

/** A first day may be corrected by so many days; the next period is further away. */
const longestCorrection = 7

/**
 * What is kept of a cycle under its first day, also under the one that it had before a day was logged or removed.
 * @param starts the first days of all periods
 */
export const entryOf = <Kept extends Entry>(kept: readonly Kept[], start: IsoDay, starts: readonly IsoDay[]): Kept | undefined =>
  kept.findLast((entry) => entry.start === start) ??
  kept.findLast((entry) => Math.abs(daysBetween(entry.start, start)) <= longestCorrection && !starts.includes(entry.start))
