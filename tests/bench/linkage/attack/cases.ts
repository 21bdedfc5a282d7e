import type { Recording } from '../recording.ts'
import { evidenceFrom, type SeenPost } from './evidence.ts'
import type { Feature } from './features.ts'
import type { Example } from './learning.ts'
import { suspectsFrom, type Suspect } from './suspects.ts'

/** A post whose author is to be guessed among the accounts that were active on the day it was written. */
export type Case = {
  readonly post: SeenPost
  readonly author: number
  /** Account indexes. The attacker is given them, which is more than a real one knows. */
  readonly active: readonly number[]
  readonly writtenAt: number
  readonly offline: boolean
}

export type Cases = {
  readonly seed: number
  readonly cases: readonly Case[]
  readonly suspects: readonly Suspect[]
  readonly sameAuthor: Recording['seen']['sameAuthor']
}

/** Combines the sightings with the truth. Posts that were never public are left out. */
export const casesFrom = (recording: Recording): Cases => {
  const evidence = evidenceFrom(recording)
  const truths = new Map(recording.truth.posts.map((post) => [post.content, post]))
  const cases = evidence.posts.flatMap((post): Case[] => {
    const truth = truths.get(post.content)
    const active = truth && recording.truth.active[truth.day]
    return truth && active && active.length > 1
      ? [{ post, author: truth.author, active, writtenAt: truth.writtenAt, offline: truth.offline }]
      : []
  })
  return { seed: recording.seed, cases, suspects: suspectsFrom(evidence), sameAuthor: recording.seen.sameAuthor }
}

/** The feature bins of each account as author of the post, concatenated. */
export const binsOf = (
  post: SeenPost,
  accounts: readonly (Suspect | undefined)[],
  features: readonly Feature[],
): Uint16Array => {
  const bins = new Uint16Array(accounts.length * features.length)
  accounts.forEach((suspect, position) => {
    if (suspect)
      features.forEach((feature, index) => (bins[position * features.length + index] = feature.bin(post, suspect)))
  })
  return bins
}

export const exampleOf = (
  { post, author, active }: Case,
  suspects: readonly Suspect[],
  features: readonly Feature[],
): Example => ({
  bins: binsOf(
    post,
    active.map((index) => suspects[index]),
    features,
  ),
  suspects: active.length,
  author: active.indexOf(author),
})
