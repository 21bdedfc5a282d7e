import { dayMs as day, hourMs as hour, minuteMs as minute } from '../../../../src/kit/rules/durations.ts'
import type { SeenPost } from './evidence.ts'
import { countIn, gapAfter, gapBefore, lowerBound, nearestGap } from './sorted.ts'
import { shareAlike } from './strategies.ts'
import type { Suspect } from './suspects.ts'

/** A property of a pair of post and account, reduced to a few bins. */
export type Feature = {
  readonly name: string
  readonly bins: number
  readonly bin: (post: SeenPost, suspect: Suspect) => number
}

const second = 1000

const gaps = [
  5 * second,
  30 * second,
  2 * minute,
  5 * minute,
  15 * minute,
  30 * minute,
  45 * minute,
  hour,
  75 * minute,
  90 * minute,
  2 * hour,
  3 * hour,
  6 * hour,
  9 * hour,
  12 * hour,
  18 * hour,
  day,
  2 * day,
]
const steps = [0, 1, 2, 3, 5, 8, 13, 30, 100]

/** Bins a value by thresholds; null has a bin of its own. */
const binned = (
  name: string,
  thresholds: readonly number[],
  value: (post: SeenPost, suspect: Suspect) => number | null,
): Feature => ({
  name,
  bins: thresholds.length + 2,
  bin(post, suspect) {
    const found = value(post, suspect)
    return found === null ? thresholds.length + 1 : lowerBound(thresholds, found)
  },
})

const counted = (name: string, from: number, to: number): Feature => ({
  name,
  bins: 5,
  bin: ({ shownAt }, { times }) => Math.min(4, countIn(times, shownAt + from, shownAt + to)),
})

const hourBlock = (at: number): number => Math.floor(((at + 3 * hour) % day) / (3 * hour))

/** Which spans before the post contain acts, and the time of day. This detects rules that delay posts. */
const pattern = (name: string, spans: readonly (readonly [number, number])[]): Feature => ({
  name,
  bins: 8 * 2 ** spans.length,
  bin: ({ shownAt }, { times }) =>
    spans.reduce(
      (code, [from, to]) => code * 2 + (countIn(times, shownAt - to, shownAt - from) > 0 ? 1 : 0),
      hourBlock(shownAt),
    ),
})

const firstLike = ({ changes }: SeenPost): number | null => changes.find(({ likes }) => likes > 0)?.at ?? null
const nearestToLikes = ({ changes }: SeenPost, gap: (at: number) => number): number | null => {
  const found = changes.filter(({ likes }) => likes > 0).map(({ at }) => gap(at))
  return found.length === 0 ? null : Math.min(...found)
}

export const features: readonly Feature[] = [
  binned('since the last act', gaps, ({ shownAt }, { times }) => gapBefore(times, shownAt)),
  binned('until the next act', gaps, ({ shownAt }, { times }) => gapAfter(times, shownAt)),
  {
    // Together they show what a rule does to the posts of who has just acted.
    name: 'since the last act and until the next',
    bins: (gaps.length + 1) ** 2,
    bin: ({ shownAt }, { times }) =>
      lowerBound(gaps, gapBefore(times, shownAt)) * (gaps.length + 1) + lowerBound(gaps, gapAfter(times, shownAt)),
  },
  binned('revisions since the last act', steps, ({ rev }, { revs }) => (rev === null ? null : gapBefore(revs, rev))),
  binned('revisions until the next act', steps, ({ rev }, { revs }) => (rev === null ? null : gapAfter(revs, rev))),
  binned('revisions between a later change and an act', steps, ({ changes }, { revs }) => {
    const found = changes.flatMap(({ rev, likes }) => (rev === null || likes !== 0 ? [] : [nearestGap(revs, rev)]))
    return found.length === 0 ? null : Math.min(...found)
  }),
  counted('acts within 5 minutes', -5 * minute, 5 * minute),
  counted('acts within an hour', -hour, hour),
  counted('acts in 6 hours before', -6 * hour, 0),
  counted('acts in 6 hours after', 0, 6 * hour),
  counted('acts in a day before', -day, 0),
  counted('acts in a day after', 0, day),
  pattern('pattern of a day', [
    [0, 6 * hour],
    [6 * hour, 25 * hour],
  ]),
  pattern('pattern of hours', [
    [45 * minute, 75 * minute],
    [75 * minute, 105 * minute],
    [0, 45 * minute],
  ]),
  pattern('pattern of quarters', [
    [6 * hour, 12 * hour],
    [12 * hour, 18 * hour],
    [18 * hour, 25 * hour],
  ]),
  binned('since the last act with hidden writes', gaps, ({ shownAt }, { timesWithHidden }) =>
    gapBefore(timesWithHidden, shownAt),
  ),
  binned('deletion: since the last act', gaps, ({ gone }, { times }) => gone && gapBefore(times, gone.at)),
  binned('deletion: until the next act', gaps, ({ gone }, { times }) => gone && gapAfter(times, gone.at)),
  binned('deletion: revisions to an act', steps, ({ gone }, { revs }) =>
    gone?.rev ? nearestGap(revs, gone.rev) : null,
  ),
  binned(
    'deletion: since the account vanished',
    [minute, hour, day, 2 * day, 4 * day],
    ({ gone }, { vanishedAt }) =>
      gone && (vanishedAt === null || vanishedAt > gone.at ? Number.POSITIVE_INFINITY : gone.at - vanishedAt),
  ),
  binned('first like: nearest act', gaps, (post, { times }) => {
    const at = firstLike(post)
    return at === null ? null : nearestGap(times, at)
  }),
  binned('any like: nearest act', gaps, (post, { times }) => nearestToLikes(post, (at) => nearestGap(times, at))),
  binned('picture: Last-Modified', gaps, ({ picture }, { uploads }) =>
    picture?.lastModified ? nearestGap(uploads, picture.lastModified) : null,
  ),
  binned('picture: same format as theirs', [0, 0.3, 0.7, 1], ({ picture }, suspect) =>
    picture === null || suspect.pictures.length === 0 ? null : shareAlike(picture, suspect),
  ),
  {
    name: 'picture: rare shape, same format as theirs',
    bins: 24,
    bin: ({ picture }, suspect) => {
      if (picture === null || suspect.pictures.length === 0) return 23
      const ratio = Math.round(
        (10 * Math.max(picture.width, picture.height)) / Math.max(1, Math.min(picture.width, picture.height)),
      )
      const shape =
        Math.min(4, ratio <= 11 ? 0 : ratio <= 14 ? 1 : ratio <= 19 ? 2 : 3) + (picture.type === 'image/jpeg' ? 4 : 0)
      return shape * 2 + (shareAlike(picture, suspect) > 0 ? 1 : 0)
    },
  },
]
