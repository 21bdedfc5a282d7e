import type { Attacker } from '../recording.ts'
import { halfOf, type Attempt } from './attack.ts'
import { summaryOf, type Summary } from './ranking.ts'

/** The largest accepted ratio of correct guesses to chance. */
export const limit = 1.2

/** `not shown`: too few posts for a significant result. */
type Verdict = 'holds' | 'not shown' | 'broken'

export type Tried = Attempt & { readonly summary: Summary }

export type Judged = {
  readonly attacker: Attacker
  /** The best strategy on each half of the students; each is measured on the other half. */
  readonly chosen: readonly [string, string]
  readonly summary: Summary
  readonly verdict: Verdict
  /** Strategies that are significantly above the limit, whether chosen or not. */
  readonly broken: readonly string[]
}

const usable = (tried: readonly Tried[], attacker: Attacker): readonly Tried[] =>
  tried.filter((each) => !each.blind && (each.attacker === 'A' || attacker === 'B'))

const inHalf = ({ guesses }: Attempt, half: 0 | 1) => guesses.filter(({ subject }) => halfOf(subject.author) === half)

const bestIn = (tried: readonly Tried[], half: 0 | 1): Tried | undefined => {
  const ratioOf = (each: Tried) => {
    const guesses = inHalf(each, half)
    return guesses.reduce((sum, { credit }) => sum + credit, 0) / guesses.reduce((sum, { chance }) => sum + chance, 0)
  }
  return tried.map((each) => ({ each, ratio: ratioOf(each) })).sort((a, b) => b.ratio - a.ratio)[0]?.each
}

const verdictOf = ({ low, high, tenthLow, tenthHigh }: Summary, broken: readonly string[]): Verdict => {
  if (broken.length > 0 || low > limit || tenthLow > limit) return 'broken'
  return high <= limit && tenthHigh <= limit ? 'holds' : 'not shown'
}

/**
 * Checks whether an attacker exceeds the limit. The best of many strategies looks better than it is by chance, so it is
 * chosen on one half of the students and measured on the other.
 */
export const judge = (tried: readonly Tried[], attacker: Attacker, random: () => number): Judged => {
  const own = usable(tried, attacker)
  const [first, second] = [bestIn(own, 0), bestIn(own, 1)]
  const summary = summaryOf([...(first ? inHalf(first, 1) : []), ...(second ? inHalf(second, 0) : [])], random)
  const broken = own.filter((each) => each.summary.surely > limit || each.summary.tenthSurely > limit).map(({ strategy }) => strategy)
  return { attacker, chosen: [first?.strategy ?? '', second?.strategy ?? ''], summary, verdict: verdictOf(summary, broken), broken }
}
