import { dayMs } from '@/kit/rules/durations'
import { nairobiOffsetMs, nairobiTime } from '@/kit/rules/nairobi'

type Liked = { readonly id: string; readonly createdAt: string; readonly likes: number }

const most = 3

/** The posts of a time, the most liked first; of two with as many likes, the newer one. Without a like, none. */
const mostOf = <Post extends Liked>(posts: readonly Post[], from: number, to: number): readonly Post[] =>
  posts
    .filter(({ createdAt, likes }) => likes > 0 && Date.parse(createdAt) >= from && Date.parse(createdAt) < to)
    .toSorted((a, b) => b.likes - a.likes || b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id))
    .slice(0, most)

/**
 * The three posts with the most likes of yesterday, and of the week before this one, which begins on Monday, in
 * Nairobi. None is in both.
 * @param now milliseconds since the epoch
 */
export const mostLiked = <Post extends Liked>(
  posts: readonly Post[],
  now: number,
): { readonly yesterday: readonly Post[]; readonly lastWeek: readonly Post[] } => {
  const local = nairobiTime(now)
  const today = Math.floor(local.getTime() / dayMs) * dayMs - nairobiOffsetMs
  const monday = today - ((local.getUTCDay() + 6) % 7) * dayMs
  const yesterday = mostOf(posts, today - dayMs, today)
  return {
    yesterday,
    lastWeek: mostOf(
      posts.filter((post) => !yesterday.includes(post)),
      monday - 7 * dayMs,
      monday,
    ),
  }
}
