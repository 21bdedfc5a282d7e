/** Where a reader of the newest posts has been, and the lines that show it at the next visit. */

import { sameVisitMs } from '@/app/home/rules/visits'

type Placed = { readonly id: string; readonly createdAt: string }

/** Sorts as the feed does; a later one is higher up. */
const positionOf = ({ id, createdAt }: Placed): string => `${createdAt} ${id}`

/** A part of the feed, by the positions of its first and its last post. */
export type Span = { readonly newest: string; readonly oldest: string }

/**
 * @param before what was read until the visit before this one
 * @param read what has been read with this one
 * @param at milliseconds since the epoch
 */
export type ReadingMark = { readonly before: Span | null; readonly read: Span; readonly at: number }

/**
 * The part that posts on the screen stand for, of a list that is sorted by time: what was between them has been passed.
 * @returns null for no posts
 */
export const spanOf = (posts: readonly Placed[]): Span | null => {
  const positions = posts.map(positionOf).toSorted()
  const [oldest, newest] = [positions[0], positions.at(-1)]
  return oldest === undefined || newest === undefined ? null : { newest, oldest }
}

const isSameVisit = (mark: ReadingMark, now: number): boolean => Math.abs(now - mark.at) < sameVisitMs

/** What was read before this visit; null on the first one. It stays the same during a visit. */
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
  // Who has come down to what they knew has read on from there.
  return { before, read: before && read.oldest <= before.newest ? both(read, before) : read, at: now }
}

/** What a line between two neighbours says: all above is new, or that somebody stopped reading there. */
export const lineBetween = (before: Span, above: Placed, below: Placed): 'new' | 'stopped' | null => {
  const [upper, lower] = [positionOf(above), positionOf(below)]
  if (upper > before.newest && lower <= before.newest) return 'new'
  return upper >= before.oldest && lower < before.oldest ? 'stopped' : null
}
