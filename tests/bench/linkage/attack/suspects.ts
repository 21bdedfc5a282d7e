import type { Act, Evidence, Picture } from './evidence.ts'
import { countIn, lowerBound } from './sorted.ts'

/** An account as strategies use it. All lists of numbers are sorted. */
export type Suspect = {
  readonly index: number
  readonly times: readonly number[]
  readonly revs: readonly number[]
  readonly deletionTimes: readonly number[]
  readonly deletionRevs: readonly number[]
  /** When they uploaded pictures. */
  readonly uploads: readonly number[]
  /** Times of acts around which there were transactions without a visible row. */
  readonly timesWithHidden: readonly number[]
  readonly pictures: readonly Picture[]
  /** When all their listings were deleted in one transaction; null if they were not. */
  readonly vanishedAt: number | null
}

const aroundMs = 20_000

/** The number of transactions around `at` that left no visible row. */
const hiddenAround = ({ transactions, revs }: Evidence, countTimes: readonly number[], at: number): number => {
  const before = transactions[lowerBound(countTimes, at - aroundMs) - 1]?.count
  const after = transactions[lowerBound(countTimes, at + aroundMs) - 1]?.count
  return before === undefined || after === undefined ? 0 : after - before - countIn(revs, before, after)
}

const vanishing = (acts: readonly Act[]): number | null => {
  const deletions = acts.filter(({ kind, rev }) => kind === 'delete' && rev !== null)
  const last = deletions.at(-1)
  const together = deletions.filter(({ rev }) => rev === last?.rev)
  return last && together.length > 1 && acts.at(-1) === last ? last.at : null
}

const orEmpty = (value: number | null): number[] => (value === null ? [] : [value])
const ascending = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b)

export const suspectsFrom = (evidence: Evidence): readonly Suspect[] => {
  const countTimes = evidence.transactions.map(({ at }) => at)
  return evidence.acts.map((acts, index) => {
    const deletions = acts.filter(({ kind }) => kind === 'delete')
    return {
      index,
      times: acts.map(({ at }) => at),
      revs: ascending(acts.flatMap(({ rev }) => orEmpty(rev))),
      deletionTimes: deletions.map(({ at }) => at),
      deletionRevs: ascending(deletions.flatMap(({ rev }) => orEmpty(rev))),
      uploads: acts.filter(({ kind }) => kind === 'upload').map(({ at }) => at),
      timesWithHidden: acts.filter(({ at }) => hiddenAround(evidence, countTimes, at) > 0).map(({ at }) => at),
      pictures: evidence.pictures[index] ?? [],
      vanishedAt: vanishing(acts),
    }
  })
}
