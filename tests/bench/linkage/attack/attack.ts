import type { Attacker } from '../recording.ts'
import { exampleOf, type Case, type Cases } from './cases.ts'
import { features } from './features.ts'
import { fitWeights, likelihoods, weighted, type Example, type Model } from './learning.ts'
import { placingOf, type Outcome } from './ranking.ts'
import { jointFits } from './same-author.ts'
import { activityAlone, strategies, type Strategy } from './strategies.ts'
import type { Suspect } from './suspects.ts'

/** A guess at one post, by one strategy. */
export type Guess = Outcome & { readonly subject: Case; readonly suspect: Suspect | undefined }

/** All guesses of one strategy. */
export type Attempt = {
  readonly attacker: Attacker
  readonly strategy: string
  /** Looks at no post: what it finds is no fault of how posts are published. */
  readonly blind: boolean
  readonly guesses: readonly Guess[]
}

/** @param fit how well an account fits, by its number and by its place among those who were active */
const guessOf = ({ seed, suspects }: Cases, subject: Case, fit: (index: number, place: number) => number): Guess => ({
  ...placingOf(subject.active.map(fit), subject.active.indexOf(subject.author)),
  author: `${seed}/${subject.author}`,
  chance: 1 / subject.active.length,
  subject,
  suspect: suspects[subject.author],
})

const plain = (given: readonly Cases[], { name, score }: Strategy, blind: boolean): Attempt => ({
  attacker: 'A',
  strategy: name,
  blind,
  guesses: given.flatMap((campus) =>
    campus.cases.map((subject) =>
      guessOf(campus, subject, (index) => {
        const suspect = campus.suspects[index]
        return suspect ? score(subject.post, suspect) : Number.NEGATIVE_INFINITY
      }),
    ),
  ),
})

type Models = { readonly bayes: Model; readonly logit: Model }
type Known = { readonly campus: Cases; readonly subject: Case; readonly example: Example }

/** Which half of the students an author is in. */
export const halfOf = (author: number): 0 | 1 => (author % 2 === 0 ? 0 : 1)

const learnFrom = (examples: readonly Example[]): Models => {
  const tables = likelihoods(examples, features)
  return { bayes: weighted(tables, new Float64Array(features.length).fill(1)), logit: weighted(tables, fitWeights(examples, tables)) }
}

/** What the truth about half of the students teaches; the other half is guessed with it. */
const teach = (known: readonly Known[]): readonly [Models, Models] => {
  const without = (half: 0 | 1) => learnFrom(known.filter(({ subject }) => halfOf(subject.author) !== half).map(({ example }) => example))
  return [without(0), without(1)]
}

const learned = (known: readonly Known[], strategy: string, modelFor: (subject: Case) => Model): Attempt => ({
  attacker: 'A',
  strategy,
  blind: false,
  guesses: known.map(({ campus, subject, example }) => guessOf(campus, subject, (_, place) => modelFor(subject)(example.bins, place))),
})

const joint = (known: readonly Known[], given: readonly Cases[], modelFor: (subject: Case) => Model): readonly Attempt[] => {
  if (given.every(({ sameAuthor }) => sameAuthor.length === 0)) return []
  const fits = new Map(given.map((campus) => [campus.seed, jointFits(campus, features, modelFor)]))
  const guesses = known.map(({ campus, subject, example }) => {
    const together = fits.get(campus.seed)?.get(subject.post.id)
    return guessOf(campus, subject, (index, place) => together?.[index] ?? modelFor(subject)(example.bins, place))
  })
  return [{ attacker: 'B', strategy: 'weighted, over all posts of one author', blind: false, guesses }]
}

/** Every strategy, tried on every post. What A can do B can; only what B can do beyond that is told apart. */
export const attack = (given: readonly Cases[]): readonly Attempt[] => {
  const known = given.flatMap((campus) => campus.cases.map((subject) => ({ campus, subject, example: exampleOf(subject, campus.suspects, features) })))
  const models = teach(known)
  const bayes = ({ author }: Case) => models[halfOf(author)].bayes
  const logit = ({ author }: Case) => models[halfOf(author)].logit
  return [
    ...activityAlone.map((strategy) => plain(given, strategy, true)),
    ...strategies.map((strategy) => plain(given, strategy, false)),
    learned(known, 'naive Bayes over all of it', bayes),
    learned(known, 'weighted over all of it', logit),
    ...joint(known, given, logit),
  ]
}
