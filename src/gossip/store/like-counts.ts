import * as v from 'valibot'
import { isYounger } from '@/kit/rules/age'
import { feedPartOf } from '@/gossip/rules/feed-part'
import { readCampus } from '@/store/campus'
import type { ComradeDb } from '@/store/db'
import { isPaused, repeated } from '@/store/remote/asked-pause'
import { supabase } from '@/store/remote/client'

const countsSchema = v.record(v.string(), v.record(v.string(), v.number()))

/** By part, and by the first eight digits of a post's id, without zeros. */
type LikeCounts = v.InferOutput<typeof countsSchema>

/** As many parts as the server counts in one request. */
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
 * the feed. A like does not send the post again. Without an answer, the counters stay as they are.
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
      // Only what has changed: each write repeats the live queries of the feed.
      if (parts.includes(part) && likes !== row.likes_count) await store.update(row.id, { likes_count: likes })
    }
  })
}
