/** The part of the newest posts that a reader has read, and the lines that mark it at the next visit. */

import { sameVisitMs } from '@/kit/rules/visits'

type Placed = { readonly id: string; readonly createdAt: string }

/** Sorts like the feed: a greater position is higher up. */
const positionOf = ({ id, createdAt }: Placed): string => `${createdAt} ${id}`

/** A part of the feed, by the positions of its first and its last post. */
export type Span = { readonly newest: string; readonly oldest: string }

/**
 * @param before the part read before the visit of this mark
 * @param read the part read including that visit
 * @param at the last time something was read, in milliseconds since the epoch
 */
export type ReadingMark = { readonly before: Span | null; readonly read: Span; readonly at: number }

/**
 * The part of the feed from the newest to the oldest of these posts. In a list sorted by time, a reader has passed
 * all posts between them.
 * @returns null for no posts
 */
export const spanOf = (posts: readonly Placed[]): Span | null => {
  const positions = posts.map(positionOf).toSorted()
  const [oldest, newest] = [positions[0], positions.at(-1)]
  return oldest === undefined || newest === undefined ? null : { newest, oldest }
}

const isSameVisit = (mark: ReadingMark, now: number): boolean => Math.abs(now - mark.at) < sameVisitMs

/** The part read before this visit; null on the first one. It stays the same during a visit. */
export const readBefore = (mark: ReadingMark | null, now: number): Span | null =>
  mark && (isSameVisit(mark, now) ? mark.before : mark.read)

const both = (one: Span, other: Span): Span => ({
  newest: one.newest > other.newest ? one.newest : other.newest,
  oldest: one.oldest < other.oldest ? one.oldest : other.oldest,
})

/** The mark after somebody has seen a part of the feed. */
export const withRead = (mark: ReadingMark | null, seen: Span, now: number): ReadingMark => {
  const before = readBefore(mark, now)
  const read = mark && isSameVisit(mark, now) ? both(mark.read, seen) : seen
  // A reader who has come down to the part read before has read all without a gap.
  return { before, read: before && read.oldest <= before.newest ? both(read, before) : read, at: now }
}

/** The line between two neighbours: all above is new, or the reader stopped there. Null for none. */
export const lineBetween = (before: Span, above: Placed, below: Placed): 'new' | 'stopped' | null => {
  const [upper, lower] = [positionOf(above), positionOf(below)]
  if (upper > before.newest && lower <= before.newest) return 'new'
  return upper >= before.oldest && lower < before.oldest ? 'stopped' : null
}
