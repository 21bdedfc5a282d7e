/** How well a post's author fits among everybody who could have written it. */
export type Placing = {
  /** Probability that a guess is right: 1 if the author fits best, divided by the number of ties. */
  readonly credit: number
  /** Distance between the best score and the next one; 0 for ties. */
  readonly lead: number
}

/** @param author index of the author in `scores` */
export const placingOf = (scores: readonly number[], author: number): Placing => {
  const own = scores[author] ?? Number.NEGATIVE_INFINITY
  const [best = 0, next = best] = scores.toSorted((a, b) => b - a)
  return {
    credit: best > own ? 0 : 1 / scores.filter((score) => score === own).length,
    lead: Number.isFinite(best) ? Math.min(best - next, Number.MAX_VALUE) : 0,
  }
}

/** One guess, with the author and the probability of a random guess. */
export type ScoredGuess = Placing & { readonly author: string; readonly chance: number }

/** All shares are of posts, from 0 to 1. */
export type Summary = {
  readonly guesses: number
  /** How many of the guesses are right. */
  readonly named: number
  /** A 90 % bootstrap interval of `named`, so each bound holds with 95 %. */
  readonly low: number
  readonly high: number
  /** A lower bound of `named` that holds with 99.8 %, because many strategies are tested. */
  readonly surely: number
  /** How many of the surest guesses are right: those of the 1 % of posts with the largest leads. */
  readonly surest: number
  /** How many random guesses among the active students would be right. */
  readonly chance: number
}

const rounds = 2000

type Sums = { credit: number; count: number }

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN

/** The bootstrap resamples authors, not posts, because the posts of one author are correlated. */
const resampled = (outcomes: readonly ScoredGuess[], random: () => number): readonly number[] => {
  const byAuthor = new Map<string, Sums>()
  for (const { author, credit } of outcomes) {
    const sums = byAuthor.get(author) ?? { credit: 0, count: 0 }
    byAuthor.set(author, { credit: sums.credit + credit, count: sums.count + 1 })
  }
  const authors = [...byAuthor.values()]
  const drawn = Array.from({ length: rounds }, () => {
    const sums: Sums = { credit: 0, count: 0 }
    for (let index = 0; index < authors.length; index += 1) {
      const one = authors[Math.floor(random() * authors.length)]
      if (!one) continue
      sums.credit += one.credit
      sums.count += one.count
    }
    return sums.credit / sums.count
  })
  return drawn.sort((a, b) => a - b)
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** How many of the surest guesses are right. */
export const surestOf = (outcomes: readonly Placing[]): number => {
  const surest = outcomes.toSorted((a, b) => b.lead - a.lead).slice(0, Math.ceil(outcomes.length / 100))
  return mean(surest.map(({ credit }) => credit))
}

export const namedOf = (outcomes: readonly Placing[]): number => mean(outcomes.map(({ credit }) => credit))

export const summaryOf = (outcomes: readonly ScoredGuess[], random: () => number): Summary => {
  const shares = resampled(outcomes, random)
  return {
    guesses: outcomes.length,
    named: namedOf(outcomes),
    low: quantile(shares, 0.05),
    high: quantile(shares, 0.95),
    surely: quantile(shares, 0.002),
    surest: surestOf(outcomes),
    chance: mean(outcomes.map(({ chance }) => chance)),
  }
}
