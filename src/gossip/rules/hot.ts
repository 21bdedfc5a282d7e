/** The order Hot of the feed: likes by age. */

import { hourMs } from '@/kit/rules/durations'

/** A post as far as its rank depends on it. */
type Ranked = { readonly id: string; readonly likes_count: number; readonly created_at: string }

/** Within so many hours the age says little: most people look in once or twice a day. */
const graceHours = 12
/** How fast a post cools down: one of yesterday needs about four times the likes of one of today. */
const gravity = 1.5

/** @param now milliseconds since the epoch; a post of a phone whose clock is behind is new */
const heatOf = ({ likes_count, created_at }: Ranked, now: number): number => {
  const hours = Math.max(0, now - Date.parse(created_at)) / hourMs
  // A post without a like is ranked by its age, too.
  return (likes_count + 1) / (hours + graceHours) ** gravity
}

/** The ids, the hottest first; of two that are as hot, the newer one. */
export const hottestFirst = (posts: readonly Ranked[], now: number): readonly string[] =>
  posts
    .map((post) => ({ post, heat: heatOf(post, now) }))
    .toSorted(
      (a, b) =>
        b.heat - a.heat || b.post.created_at.localeCompare(a.post.created_at) || a.post.id.localeCompare(b.post.id),
    )
    .map(({ post }) => post.id)

/**
 * The order that a reader has before them, with what is new on top: a like does not move a post away from under a
 * thumb.
 */
export const keepOrder = (shown: readonly string[], next: readonly string[]): readonly string[] => {
  const [known, remaining] = [new Set(shown), new Set(next)]
  return [...next.filter((id) => !known.has(id)), ...shown.filter((id) => remaining.has(id))]
}
