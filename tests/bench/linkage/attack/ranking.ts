/** The rank of a post's author among everybody who could have written it. */
export type Placing = {
  /** Probability that a guess is right: 1 if the author fits best, divided by the number of ties. */
  readonly credit: number
  /** Probability of being in the best tenth. */
  readonly inTopTenth: number
  /** Distance between the best score and the next one; 0 for ties. */
  readonly lead: number
}

/** @param author index of the author in `scores` */
export const placingOf = (scores: readonly number[], author: number): Placing => {
  const own = scores[author] ?? Number.NEGATIVE_INFINITY
  const better = scores.filter((score) => score > own).length
  const ties = scores.filter((score) => score === own).length
  const room = scores.length / 10
  const [best = 0, next = best] = scores.toSorted((a, b) => b - a)
  return {
    credit: better === 0 ? 1 / ties : 0,
    inTopTenth: Math.min(1, Math.max(0, (room - better) / ties)),
    lead: Number.isFinite(best) ? Math.min(best - next, Number.MAX_VALUE) : 0,
  }
}

/** One guess, with the author and the probability of a random guess. */
export type Outcome = Placing & { readonly author: string; readonly chance: number }

export type Summary = {
  readonly guesses: number
  /** Share of correct guesses. */
  readonly right: number
  /** Expected share of correct random guesses among the active students. */
  readonly chance: number
  readonly ratio: number
  /** A 90 % bootstrap interval of the ratio, so each bound holds with 95 %. */
  readonly low: number
  readonly high: number
  /** How much more often than by chance the author was in the best tenth, with its interval. */
  readonly tenth: number
  readonly tenthLow: number
  readonly tenthHigh: number
  /** Lower bounds that hold with 99.8 %, because many strategies are tested. */
  readonly surely: number
  readonly tenthSurely: number
}

const rounds = 2000

type Sums = { credit: number; chance: number; tenth: number; count: number }
const emptySums = (): Sums => ({ credit: 0, chance: 0, tenth: 0, count: 0 })
const addSums = (sums: Sums, more: Sums): Sums => ({
  credit: sums.credit + more.credit,
  chance: sums.chance + more.chance,
  tenth: sums.tenth + more.tenth,
  count: sums.count + more.count,
})

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN

/** Summarises guesses. The bootstrap resamples authors, not posts, because the posts of one author are correlated. */
export const summaryOf = (outcomes: readonly Outcome[], random: () => number): Summary => {
  const byAuthor = new Map<string, Sums>()
  for (const { author, credit, chance, inTopTenth } of outcomes) {
    byAuthor.set(author, addSums(byAuthor.get(author) ?? emptySums(), { credit, chance, tenth: inTopTenth, count: 1 }))
  }
  const authors = [...byAuthor.values()]
  const whole = authors.reduce(addSums, emptySums())
  const drawn = Array.from({ length: rounds }, () => {
    const sums = emptySums()
    for (let index = 0; index < authors.length; index += 1) {
      const one = authors[Math.floor(random() * authors.length)]
      if (!one) continue
      sums.credit += one.credit
      sums.chance += one.chance
      sums.tenth += one.tenth
      sums.count += one.count
    }
    return sums
  })
  const ratios = drawn.map(({ credit, chance }) => credit / chance).sort((a, b) => a - b)
  const tenths = drawn.map(({ tenth, count }) => tenth / (count / 10)).sort((a, b) => a - b)
  return {
    guesses: whole.count,
    right: whole.credit / whole.count,
    chance: whole.chance / whole.count,
    ratio: whole.credit / whole.chance,
    low: quantile(ratios, 0.05),
    high: quantile(ratios, 0.95),
    tenth: whole.tenth / (whole.count / 10),
    tenthLow: quantile(tenths, 0.05),
    tenthHigh: quantile(tenths, 0.95),
    surely: quantile(ratios, 0.002),
    tenthSurely: quantile(tenths, 0.002),
  }
}
