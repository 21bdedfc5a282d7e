/** The likes of posts: the order Hot, the most liked posts, and the shown state. */

import { dayMs, hourMs } from '@/kit/rules/durations'
import { nairobiOffsetMs, nairobiTime } from '@/kit/rules/nairobi'

/** The part of a post that decides its rank. */
type Ranked = { readonly id: string; readonly likes_count: number; readonly created_at: string }

/** Age counts little within these hours: most people look in once or twice a day. */
const graceHours = 12
/** The speed at which a post cools down: one of yesterday needs about four times the likes of one of today. */
const gravity = 1.5

/** @param now milliseconds since the epoch; a post that is dated later than `now` counts as new */
const heatOf = ({ likes_count, created_at }: Ranked, now: number): number => {
  const hours = Math.max(0, now - Date.parse(created_at)) / hourMs
  // One more, so that posts without likes are ranked by age, too.
  return (likes_count + 1) / (hours + graceHours) ** gravity
}

/** Returns the ids, the hottest first; of two that are equally hot, the newer one. */
export const hottestFirst = (posts: readonly Ranked[], now: number): readonly string[] =>
  posts
    .map((post) => ({ post, heat: heatOf(post, now) }))
    .toSorted(
      (a, b) =>
        b.heat - a.heat || b.post.created_at.localeCompare(a.post.created_at) || a.post.id.localeCompare(b.post.id),
    )
    .map(({ post }) => post.id)

/**
 * Keeps the order that the reader sees and puts new posts on top, so that a like does not move a post away from under
 * a thumb.
 */
export const keepOrder = (shown: readonly string[], next: readonly string[]): readonly string[] => {
  const [known, remaining] = [new Set(shown), new Set(next)]
  return [...next.filter((id) => !known.has(id)), ...shown.filter((id) => remaining.has(id))]
}

type Liked = { readonly id: string; readonly createdAt: string; readonly likes: number }

const mostListed = 3

/** The liked posts of a period, the most liked first; of two with as many likes, the newer one. */
const mostLikedBetween = <Post extends Liked>(posts: readonly Post[], from: number, to: number): readonly Post[] =>
  posts
    .filter(({ createdAt, likes }) => likes > 0 && Date.parse(createdAt) >= from && Date.parse(createdAt) < to)
    .toSorted((a, b) => b.likes - a.likes || b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id))
    .slice(0, mostListed)

/**
 * The three posts with the most likes of yesterday, and of the week before this one, both in Nairobi time. Weeks begin
 * on Monday. No post is in both lists.
 * @param now milliseconds since the epoch
 */
export const mostLiked = <Post extends Liked>(
  posts: readonly Post[],
  now: number,
): { readonly yesterday: readonly Post[]; readonly lastWeek: readonly Post[] } => {
  const local = nairobiTime(now)
  const today = Math.floor(local.getTime() / dayMs) * dayMs - nairobiOffsetMs
  const monday = today - ((local.getUTCDay() + 6) % 7) * dayMs
  const yesterday = mostLikedBetween(posts, today - dayMs, today)
  return {
    yesterday,
    lastWeek: mostLikedBetween(
      posts.filter((post) => !yesterday.includes(post)),
      monday - 7 * dayMs,
      monday,
    ),
  }
}

type LikeState = {
  /** The last known counter of the server. */
  readonly count: number
  /** True if the counter includes a like of this person. */
  readonly stored: boolean
  /** This person's choice, until the server has it. */
  readonly pending: boolean | undefined
}

/** The like state to show: a pending choice counts immediately. */
export const shownLikes = ({
  count,
  stored,
  pending,
}: LikeState): { readonly liked: boolean; readonly likes: number } => {
  const liked = pending ?? stored
  return { liked, likes: Math.max(0, count + Number(liked) - Number(stored)) }
}
