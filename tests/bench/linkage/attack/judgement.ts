import type { Attacker } from '../recording.ts'
import { halfOf, type Attempt, type Guess } from './attack.ts'
import { namedOf, summaryOf, surestOf, type Summary } from './ranking.ts'

/**
 * How many authors may be named on a campus of 500 students: of all posts, and of the 1 % of which the attacker is
 * surest.
 */
export const goals = { named: 0.04, surest: 0.2 }

/** `not shown`: too few posts for a significant result. */
type GoalResult = 'holds' | 'not shown' | 'broken'

export type Tried = Attempt & { readonly summary: Summary }

export type Judged = {
  readonly attacker: Attacker
  /** The best strategy on each half of the students; each is measured on the other half. */
  readonly chosen: readonly [string, string]
  readonly summary: Summary
  readonly result: GoalResult
  /** Strategies that significantly name more than the goal, whether chosen or not. */
  readonly broken: readonly string[]
}

const usable = (tried: readonly Tried[], attacker: Attacker): readonly Tried[] =>
  tried.filter((each) => !each.blind && (each.attacker === 'A' || attacker === 'B'))

const inHalf = ({ guesses }: Attempt, half: 0 | 1) => guesses.filter(({ subject }) => halfOf(subject.author) === half)

type Measure = (guesses: readonly Guess[]) => number

/**
 * The guesses of the strategies that are best by this measure: each is chosen on one half of the students and guesses
 * on the other.
 */
const bestBy = (tried: readonly Tried[], measure: Measure) => {
  const bestIn = (half: 0 | 1) => {
    const measured = tried.map((each) => ({ each, value: measure(inHalf(each, half)) }))
    return measured.sort((a, b) => b.value - a.value)[0]?.each
  }
  const [first, second] = [bestIn(0), bestIn(1)]
  return {
    chosen: [first?.strategy ?? '', second?.strategy ?? ''] as const,
    guesses: [first ? inHalf(first, 1) : [], second ? inHalf(second, 0) : []] as const,
  }
}

const goalResultOf = ({ low, high, surest }: Summary, broken: readonly string[]): GoalResult => {
  if (broken.length > 0 || low > goals.named || surest > goals.surest) return 'broken'
  return high <= goals.named ? 'holds' : 'not shown'
}

/**
 * Checks whether an attacker names more authors than the goals allow. The best of many strategies looks better than it
 * is by chance, so it is chosen on one half of the students and measured on the other.
 */
export const judge = (tried: readonly Tried[], attacker: Attacker, random: () => number): Judged => {
  const own = usable(tried, attacker)
  const best = bestBy(own, namedOf)
  // An attacker who wants to be sure may choose another strategy than one who wants many. Leads of two strategies do
  // not compare.
  const surest = bestBy(own, surestOf).guesses.map((guesses) => ({ right: surestOf(guesses), posts: guesses.length }))
  const posts = surest.reduce((sum, half) => sum + half.posts, 0)
  const summary = {
    ...summaryOf(best.guesses.flat(), random),
    surest: surest.reduce((sum, half) => sum + (half.right * half.posts) / posts, 0),
  }
  const broken = own.filter((each) => each.summary.surely > goals.named).map(({ strategy }) => strategy)
  return { attacker, chosen: best.chosen, summary, result: goalResultOf(summary, broken), broken }
}
