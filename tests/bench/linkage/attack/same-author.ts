import { binsOf, type Case, type Cases } from './cases.ts'
import type { Feature } from './features.ts'
import type { Model } from './learning.ts'

/** Maps each post to all posts known to share its author. Groups that overlap are merged. */
const groupsOf = (found: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> => {
  const groupOf = new Map<string, Set<string>>()
  for (const posts of found) {
    const merged = new Set(posts)
    for (const post of posts) for (const other of groupOf.get(post) ?? []) merged.add(other)
    for (const post of merged) groupOf.set(post, merged)
  }
  return new Map([...groupOf].map(([post, group]) => [post, [...group]]))
}

/** Scores every account against all posts of a group together. @returns scores by account index, by post id */
export const jointFits = (
  { cases, suspects, sameAuthor }: Cases,
  features: readonly Feature[],
  modelFor: (subject: Case) => Model,
): ReadonlyMap<string, Float64Array> => {
  const byPost = new Map(cases.map((subject) => [subject.post.id, subject]))
  const found = new Map<string, Float64Array>()
  for (const [post, group] of groupsOf(sameAuthor)) {
    if (found.has(post)) continue
    const sums = new Float64Array(suspects.length)
    for (const subject of group.flatMap((id) => byPost.get(id) ?? [])) {
      const [bins, model] = [binsOf(subject.post, suspects, features), modelFor(subject)]
      suspects.forEach((_, index) => (sums[index] = (sums[index] ?? 0) + model(bins, index)))
    }
    for (const id of group) found.set(id, sums)
  }
  return found
}
