import { addDays, daysBetween, type IsoDay } from '@/kit/rules/day'
import { shownPrediction, type LengthEstimate, type NextPeriod } from '../prediction'

/** The number of periods in a calendar file. A change leaves events in calendars that have a file already. */
export const periodsInFile = 6

/** The number of expected periods whose days have passed, and that are not logged. */
export const missedPeriods = (next: NextPeriod, { length }: LengthEstimate, today: IsoDay): number =>
  Math.max(0, Math.ceil(daysBetween(next.to, today) / length))

/**
 * The next expected periods, nearest first. Their uncertainty grows with the square root of the number of cycles, as
 * for independent lengths.
 */
export const comingPeriods = (next: NextPeriod, estimate: LengthEstimate, count: number): readonly NextPeriod[] => {
  const { length, basis } = estimate
  const first =
    next.kind === 'day'
      ? next.day
      : addDays(
          next.from,
          basis.length === 0 ? Math.round(daysBetween(next.from, next.to) / 2) : length - Math.min(...basis),
        )
  const before = daysBetween(next.from, first)
  const after = daysBetween(first, next.to)
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index * length)
    const growth = Math.sqrt(index + 1)
    const range = { from: addDays(day, -Math.round(before * growth)), to: addDays(day, Math.round(after * growth)) }
    return next.kind === 'day'
      ? shownPrediction({ kind: 'day', day, ...range }, estimate)
      : { kind: 'window', ...range }
  })
}
