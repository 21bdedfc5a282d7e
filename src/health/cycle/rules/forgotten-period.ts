import { addDays, type IsoDay } from '@/kit/rules/day'
import { entryOf } from './cycle-entry'
import type { Cycle } from './history'
import type { CycleProfile } from './log'
import { typicalLength } from './typical-length'
import { isInFirstYears, usualLengths } from './usual-lengths'

/** A cycle in which periods may be missing from the log. */
export type ForgottenPeriod = {
  /** The first day of the cycle. */
  readonly start: IsoDay
  readonly length: number
  /** The days on which the missing periods would have begun: one or two. */
  readonly around: readonly IsoDay[]
}

/** Longer by half than is typical, and within 20 % of a whole number of typical cycles. */
const longerBy = 1.5
const counts = [2, 3] as const
const isNear = (length: number, whole: number): boolean => Math.abs(length - whole) * 5 <= whole

/** The number of cycles that a stretch probably holds; null when it looks like one. */
const countIn = (length: number, typical: number): number | null =>
  length > longerBy * typical ? (counts.find((count) => isNear(length, count * typical)) ?? null) : null

/** The cycles that the person is asked about, oldest first. Each is measured by the last six of the others. */
export const forgottenPeriods = (
  cycles: readonly Cycle[],
  { confirmed, firstYears }: Pick<CycleProfile, 'confirmed' | 'firstYears'>,
): readonly ForgottenPeriod[] => {
  const entries = confirmed.map((start) => ({ start }))
  const starts = cycles.map(({ start }) => start)
  return cycles.flatMap(({ start, length }, index) => {
    const isConfirmed = entryOf(entries, start, starts) !== undefined
    const typical = typicalLength(cycles.filter((_, other) => other !== index).map((cycle) => cycle.length))
    if (
      typical === null ||
      isConfirmed ||
      (firstYears && isInFirstYears(starts[0], start) && length <= usualLengths.longestInFirstYears)
    )
      return []
    const count = countIn(length, typical)
    if (count === null) return []
    return [
      {
        start,
        length,
        around: counts.filter((n) => n <= count).map((n) => addDays(start, Math.round((length / count) * (n - 1)))),
      },
    ]
  })
}
