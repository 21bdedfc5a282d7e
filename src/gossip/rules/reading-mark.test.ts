import { describe, expect, test } from 'vitest'
import { minuteMs } from '@/kit/rules/durations'
import { lineBetween, readBefore, spanOf, withRead, type ReadingMark } from './reading-mark'

const noon = Date.parse('2026-11-24T12:00:00Z')
/** The n-th oldest post. */
const post = (n: number) => ({ id: `post-${n}`, createdAt: new Date(noon + n * minuteMs).toISOString() })
const posts = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => post(newest - index))
const span = (newest: number, oldest: number) => spanOf(posts(newest, oldest)) ?? { newest: '', oldest: '' }

/** Reads these parts at these minutes. */
const readAll = (
  ...parts: readonly (readonly [minutes: number, newest: number, oldest: number])[]
): ReadingMark | null =>
  parts.reduce<ReadingMark | null>(
    (mark, [minutes, newest, oldest]) => withRead(mark, span(newest, oldest), noon + minutes * minuteMs),
    null,
  )

/** The lines of a feed of twenty posts, by the post above each. */
const linesOf = (mark: ReadingMark | null, minutes: number, newest = 20) => {
  const before = readBefore(mark, noon + minutes * minuteMs)
  const feed = posts(newest, 1)
  return feed.flatMap((above, index) => {
    const below = feed[index + 1]
    const line = before && below && lineBetween(before, above, below)
    return line ? [[line, above.id]] : []
  })
}

describe('the lines of a feed', () => {
  test('are none on the first visit, however far somebody reads', () => {
    expect(linesOf(null, 0)).toEqual([])
    expect(linesOf(readAll([0, 20, 18], [5, 17, 12]), 6)).toEqual([])
  })

  test('tell at the next visit what is new, and where somebody stopped', () => {
    const mark = readAll([0, 15, 13], [1, 12, 10])
    expect(linesOf(mark, 60)).toEqual([
      ['new', 'post-16'],
      ['stopped', 'post-10'],
    ])
  })

  test('stay where they are during a visit, also after a reload', () => {
    const mark = readAll([0, 15, 10], [60, 20, 17], [70, 16, 12], [95, 11, 9])
    expect(linesOf(mark, 120)).toEqual([
      ['new', 'post-16'],
      ['stopped', 'post-10'],
    ])
  })

  test('tell where somebody stopped among what was new', () => {
    const mark = readAll([0, 12, 3], [60, 18, 16])
    expect(linesOf(mark, 200)).toEqual([
      ['new', 'post-19'],
      ['stopped', 'post-16'],
    ])
  })

  test('tell of what was read in several visits as one', () => {
    const mark = readAll([0, 12, 3], [60, 18, 11])
    expect(linesOf(mark, 200)).toEqual([
      ['new', 'post-19'],
      ['stopped', 'post-3'],
    ])
  })

  test('are none where nothing is new and all has been read', () => {
    expect(linesOf(readAll([0, 20, 1]), 60)).toEqual([])
  })

  test('are at the next post where the last one read is gone', () => {
    const mark = readAll([0, 15, 15])
    const before = readBefore(mark, noon + 60 * minuteMs)
    expect(before && lineBetween(before, post(16), post(14))).toBe('new')
  })

  test('begin a new visit where the clock was set back by hours', () => {
    expect(linesOf(readAll([200, 15, 10]), 0)).toEqual([
      ['new', 'post-16'],
      ['stopped', 'post-10'],
    ])
  })
})

test('no posts are no part of the feed', () => expect(spanOf([])).toBeNull())
