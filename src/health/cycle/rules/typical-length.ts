import { longestCycle, shortestCycle } from './history'
import { median } from './median'

/** A length from which nothing is predicted becomes typical with so many cycles. */
const cyclesOfLong = 3

/**
 * The median of the last six cycles, in days. A longer one, which may be a gap in the log, counts only where most are
 * that long. Null without a cycle.
 * @param lengths oldest first
 */
export const typicalLength = (lengths: readonly number[]): number | null => {
  const last = lengths.filter((length) => length >= shortestCycle).slice(-6)
  const usual = last.filter((length) => length <= longestCycle)
  const isLong = last.length >= cyclesOfLong && usual.length * 2 < last.length
  const counted = isLong ? last : usual
  return counted.length === 0 ? null : median(counted)
}
