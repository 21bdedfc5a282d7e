// In a file of its own: the first visit loads it, but no other rule of likes.

import { nairobiTime } from '@/kit/rules/nairobi'

/**
 * The part of the feed in which the server counts a post's likes: its day in Nairobi and the first digit of its id,
 * such as `2026-11-23a` (`private.part_of()`).
 * @param createdAt ISO instant
 */
export const feedPartOf = (createdAt: string, id: string): string =>
  `${nairobiTime(Date.parse(createdAt)).toISOString().slice(0, 10)}${id.slice(0, 1)}`
