import { minuteMs } from '../../../../src/kit/rules/durations.ts'
import type { Dice } from '../model/dice.ts'
import { gapBefore } from '../attack/sorted.ts'
import type { Policy } from './policies.ts'

type Submission = { readonly author: number; readonly sentAt: number }

/**
 * When each post comes out (ms, in whole minutes), in the order of `submissions`.
 * @param submissions sorted by `sentAt`
 * @param acts when each student acted under their own name, sorted
 */
export const publish = (
  submissions: readonly Submission[],
  acts: readonly (readonly number[])[],
  { due, hold, group }: Policy,
  dice: Dice,
): readonly number[] => {
  const shown = submissions.map(() => Number.NaN)
  let waiting: { readonly index: number; readonly author: number; due: number }[] = []
  let next = 0
  for (let now = 0; next < submissions.length || waiting.length > 0; now += minuteMs) {
    for (let post = submissions[next]; post !== undefined && post.sentAt <= now; next += 1, post = submissions[next]) {
      waiting.push({ index: next, author: post.author, due: due(post.sentAt, dice) })
    }
    for (const post of waiting) {
      const gap = gapBefore(acts[post.author] ?? [], now)
      if (hold && post.due <= now && gap < hold.within)
        post.due = Math.max(now + minuteMs, now - gap + hold.delay(dice))
    }
    const ready = waiting.filter((post) => post.due <= now)
    const authors = new Set(ready.map(({ author }) => author)).size
    if (authors >= group.authors || ready.some((post) => post.due <= now - group.longest)) {
      for (const { index } of ready) shown[index] = now
      waiting = waiting.filter((post) => post.due > now)
    }
  }
  return shown
}
