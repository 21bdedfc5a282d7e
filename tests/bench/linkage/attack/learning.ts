import type { Feature } from './features.ts'

/**
 * A training example: the feature bins of everybody who could have written a post, concatenated, and the author's
 * index.
 */
export type Example = { readonly bins: Uint16Array; readonly suspects: number; readonly author: number }

/** Scores a suspect by its feature bins; higher fits better. */
export type Model = (bins: Uint16Array, suspect: number) => number

/** Strength of the prior, in pseudo-counts. */
const priorCount = 12

/** The log likelihood ratio of each bin: authors compared with the other active accounts. */
export const likelihoods = (examples: readonly Example[], features: readonly Feature[]): readonly Float64Array[] => {
  const authors = features.map(({ bins }) => new Float64Array(bins))
  const others = features.map(({ bins }) => new Float64Array(bins))
  for (const { bins, suspects, author } of examples) {
    for (let suspect = 0; suspect < suspects; suspect += 1) {
      for (let feature = 0; feature < features.length; feature += 1) {
        const counts = (suspect === author ? authors : others)[feature]
        const bin = bins[suspect * features.length + feature]
        if (counts && bin !== undefined) counts[bin] = (counts[bin] ?? 0) + 1
      }
    }
  }
  return authors.map((own, feature) => {
    const rest = others[feature] ?? own
    const [allOwn, allRest] = [own, rest].map((counts) => counts.reduce((sum, count) => sum + count, 0))
    return own.map((count, bin) => {
      const usual = ((rest[bin] ?? 0) + 0.5) / ((allRest ?? 0) + 0.5 * own.length)
      return Math.log((count + priorCount * usual) / (((allOwn ?? 0) + priorCount) * usual))
    })
  })
}

/** A model that sums the likelihood ratios of the features, multiplied by their weights. */
export const weighted =
  (tables: readonly Float64Array[], weights: Float64Array): Model =>
  (bins, suspect) => {
    let sum = 0
    for (let feature = 0; feature < tables.length; feature += 1) {
      sum += (weights[feature] ?? 0) * (tables[feature]?.[bins[suspect * tables.length + feature] ?? 0] ?? 0)
    }
    return sum
  }

const passes = 25
const learningRate = 0.05
const regularisation = 0.0005

/**
 * Fits the weights of correlated features: a conditional logit (softmax over everybody who could have written a post),
 * trained with AdaGrad.
 */
export const fitWeights = (examples: readonly Example[], tables: readonly Float64Array[]): Float64Array => {
  const size = tables.length
  const weights = new Float64Array(size).fill(0.2)
  const past = new Float64Array(size).fill(1e-3)
  const gradient = new Float64Array(size)
  for (let round = 0; round < passes * examples.length; round += 1) {
    const example = examples[round % examples.length]
    if (!example) break
    const { bins, suspects, author } = example
    const model = weighted(tables, weights)
    const fits = Float64Array.from({ length: suspects }, (_, suspect) => model(bins, suspect))
    const best = fits.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
    const shares = fits.map((fit) => Math.exp(fit - best))
    const all = shares.reduce((sum, share) => sum + share, 0)
    gradient.fill(0)
    for (let suspect = 0; suspect < suspects; suspect += 1) {
      const error = (suspect === author ? 1 : 0) - (shares[suspect] ?? 0) / all
      for (let feature = 0; feature < size; feature += 1) {
        gradient[feature] =
          (gradient[feature] ?? 0) + error * (tables[feature]?.[bins[suspect * size + feature] ?? 0] ?? 0)
      }
    }
    for (let feature = 0; feature < size; feature += 1) {
      const step = (gradient[feature] ?? 0) - regularisation * (weights[feature] ?? 0)
      past[feature] = (past[feature] ?? 0) + step * step
      weights[feature] = (weights[feature] ?? 0) + (learningRate * step) / Math.sqrt(past[feature] ?? 1)
    }
  }
  return weights
}
