import type { Attacker } from '../recording.ts'
import { exampleOf, type Case, type Cases } from './cases.ts'
import { features } from './features.ts'
import { fitWeights, likelihoods, weighted, type Example, type Model } from './learning.ts'
import { placingOf, type ScoredGuess } from './ranking.ts'
import { jointFits } from './same-author.ts'
import { activityAlone, strategies, type Strategy } from './strategies.ts'
import type { Suspect } from './suspects.ts'

/** One strategy's guess for one post. */
export type Guess = ScoredGuess & { readonly subject: Case; readonly suspect: Suspect | undefined }

/** All guesses of one strategy. */
export type Attempt = {
  readonly attacker: Attacker
  readonly strategy: string
  /** Ignores the post, so its success does not depend on how posts are published. */
  readonly blind: boolean
  readonly guesses: readonly Guess[]
}

/** @param fit scores an account by its index, and by its position among the active ones */
const guessOf = (
  { seed, suspects }: Cases,
  subject: Case,
  fit: (index: number, position: number) => number,
): Guess => ({
  ...placingOf(subject.active.map(fit), subject.active.indexOf(subject.author)),
  author: `${seed}/${subject.author}`,
  chance: 1 / subject.active.length,
  subject,
  suspect: suspects[subject.author],
})

const plainAttempt = (campuses: readonly Cases[], { name, score }: Strategy, blind: boolean): Attempt => ({
  attacker: 'A',
  strategy: name,
  blind,
  guesses: campuses.flatMap((campus) =>
    campus.cases.map((subject) =>
      guessOf(campus, subject, (index) => {
        const suspect = campus.suspects[index]
        return suspect ? score(subject.post, suspect) : Number.NEGATIVE_INFINITY
      }),
    ),
  ),
})

type Models = { readonly bayes: Model; readonly logit: Model }
type Labelled = { readonly campus: Cases; readonly subject: Case; readonly example: Example }

/** Which half of the students an author is in. */
export const halfOf = (author: number): 0 | 1 => (author % 2 === 0 ? 0 : 1)

const train = (examples: readonly Example[]): Models => {
  const tables = likelihoods(examples, features)
  return {
    bayes: weighted(tables, new Float64Array(features.length).fill(1)),
    logit: weighted(tables, fitWeights(examples, tables)),
  }
}

/** Trains one model per half of the students, on the truth about the other half. */
const trainModels = (examples: readonly Labelled[]): readonly [Models, Models] => {
  const without = (half: 0 | 1) =>
    train(examples.filter(({ subject }) => halfOf(subject.author) !== half).map(({ example }) => example))
  return [without(0), without(1)]
}

const learnedAttempt = (
  examples: readonly Labelled[],
  strategy: string,
  modelFor: (subject: Case) => Model,
): Attempt => ({
  attacker: 'A',
  strategy,
  blind: false,
  guesses: examples.map(({ campus, subject, example }) =>
    guessOf(campus, subject, (_, position) => modelFor(subject)(example.bins, position)),
  ),
})

const jointAttempts = (
  examples: readonly Labelled[],
  campuses: readonly Cases[],
  modelFor: (subject: Case) => Model,
): readonly Attempt[] => {
  if (campuses.every(({ sameAuthor }) => sameAuthor.length === 0)) return []
  const fits = new Map(campuses.map((campus) => [campus.seed, jointFits(campus, features, modelFor)]))
  const guesses = examples.map(({ campus, subject, example }) => {
    const together = fits.get(campus.seed)?.get(subject.post.id)
    return guessOf(campus, subject, (index, position) => together?.[index] ?? modelFor(subject)(example.bins, position))
  })
  return [{ attacker: 'B', strategy: 'weighted, all posts of one author', blind: false, guesses }]
}

/** Tries every strategy on every post. B can also use the strategies of A, so only the others are marked B. */
export const attack = (campuses: readonly Cases[]): readonly Attempt[] => {
  const examples = campuses.flatMap((campus) =>
    campus.cases.map((subject) => ({ campus, subject, example: exampleOf(subject, campus.suspects, features) })),
  )
  const models = trainModels(examples)
  const bayes = ({ author }: Case) => models[halfOf(author)].bayes
  const logit = ({ author }: Case) => models[halfOf(author)].logit
  return [
    ...activityAlone.map((strategy) => plainAttempt(campuses, strategy, true)),
    ...strategies.map((strategy) => plainAttempt(campuses, strategy, false)),
    learnedAttempt(examples, 'naive Bayes, all features', bayes),
    learnedAttempt(examples, 'weighted, all features', logit),
    ...jointAttempts(examples, campuses, logit),
  ]
}
