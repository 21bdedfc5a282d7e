import * as v from 'valibot'
import { feedPartOf } from '@/gossip/rules/feed-part'
import { isYounger } from '@/kit/rules/age'
import type { Identity } from '@/kit/rules/ids'
import { readCampus } from '@/store/campus'
import type { ComradeDb } from '@/store/db'
import { reportAs } from '@/store/error-log/error-log'
import { isPaused, repeated } from '@/store/remote/asked-pause'
import { supabase } from '@/store/remote/client'
import { write } from '@/store/sync/write'
import { userDb } from '@/store/user-db'
import { watchQuery } from '@/store/watch-query'

const isRefused = ({ action, state }: { readonly action: string; readonly state: string }): boolean =>
  action === 'switch' && state === 'rejected'

const likeOperations = (identity: Identity) => userDb(identity).operations.where('lane').startsWith('gossip_likes/')

/**
 * Queues a like, or takes it back.
 * @throws StorageFullError | StorageUnavailableError
 */
export const setLike = async (identity: Identity, post: string, liked: boolean): Promise<void> => {
  // A refused like would block its lane.
  await discardRefusedLikes(identity)
  await write(identity, [
    { action: 'switch', table: 'gossip_likes', row: post, on: liked, idempotencyKey: crypto.randomUUID() },
  ])
}

/** Deletes refused likes, which nobody could correct. Resolves to their number. */
const discardRefusedLikes = (identity: Identity): Promise<number> => likeOperations(identity).and(isRefused).delete()

/**
 * Calls back when the server has refused likes, also earlier ones that nobody has heard of, and discards them. Returns
 * a function that stops it.
 */
export const watchRefusedLikes = (identity: Identity, onRefused: () => void): (() => void) => {
  const discard = async () => {
    // Another tab may have been faster.
    if ((await discardRefusedLikes(identity)) > 0) onRefused()
  }
  return watchQuery(async () => likeOperations(identity).and(isRefused).count(), {
    next: (count) => count > 0 && void discard().catch(reportAs('gossip')),
    failed: () => {},
  })
}

/** The user's likes by post id: those that the server knows, and the choices that still wait to be sent. */
export type Likes = { readonly stored: ReadonlySet<string>; readonly pending: ReadonlyMap<string, boolean> }

export const readLikes = async (identity: Identity): Promise<Likes> => {
  const [waiting, copies] = await Promise.all([
    likeOperations(identity).sortBy('seq'),
    userDb(identity).replica('gossip_likes').toArray(),
  ])
  return {
    stored: new Set(copies.flatMap(({ post_id, liked }) => (liked ? [post_id] : []))),
    pending: new Map(
      waiting.flatMap((operation) =>
        operation.action === 'switch' && !isRefused(operation) ? [[operation.row, operation.on]] : [],
      ),
    ),
  }
}

const countsSchema = v.record(v.string(), v.record(v.string(), v.number()))

/** By part of the feed, and by the first eight digits of a post's id; counts of zero are left out. */
type LikeCounts = v.InferOutput<typeof countsSchema>

/** The most parts that the server counts in one request. */
const maxParts = 12
const freshForMs = 60_000
const askedAt = new Map<string, number>()

const fetchCounts = async (campus: string, parts: readonly string[]): Promise<LikeCounts | null> => {
  const { data, error } = await supabase().rpc('like_counts', { campus, parts: parts.join() }, { get: true })
  const counts = v.safeParse(countsSchema, data)
  return error || !counts.success ? null : counts.output
}

/**
 * Updates the like counters of posts near the screen, in one small request, and at most once a minute for each part of
 * the feed. A like does not make the server send the post again. Without an answer, the counters stay as they are.
 */
export const refreshLikeCounts = async (
  db: ComradeDb,
  posts: readonly { readonly id: string; readonly createdAt: string }[],
  now: number,
): Promise<void> => {
  const due = [...new Set(posts.map(({ id, createdAt }) => feedPartOf(createdAt, id)))].filter(
    (part) => !isYounger(askedAt.get(part) ?? -Infinity, now, freshForMs),
  )
  const parts = due.slice(0, maxParts)
  if (parts.length === 0 || isPaused(repeated.likeCounts)) return
  for (const part of parts) askedAt.set(part, now)
  const counts = await fetchCounts(await readCampus(db), parts)
  if (!counts) {
    for (const part of parts) askedAt.delete(part)
    return
  }
  const store = db.replica('gossip_posts')
  await db.transaction('rw', store, async () => {
    for (const row of await store.bulkGet(posts.map(({ id }) => id))) {
      if (!row) continue
      const part = feedPartOf(row.created_at, row.id)
      const likes = counts[part]?.[row.id.slice(0, 8)] ?? 0
      // Writes only changes, because each write repeats the live queries of the feed.
      if (parts.includes(part) && likes !== row.likes_count) await store.update(row.id, { likes_count: likes })
    }
  })
}
