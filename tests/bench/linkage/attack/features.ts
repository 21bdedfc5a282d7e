import type { SeenPost } from './evidence.ts'
import { countIn, gapAfter, gapBefore, lowerBound, nearestGap } from './sorted.ts'
import { shareAlike } from './strategies.ts'
import type { Suspect } from './suspects.ts'

/** One thing that can be told of a post and an account, in a few steps. */
export type Feature = { readonly name: string; readonly bins: number; readonly bin: (post: SeenPost, suspect: Suspect) => number }

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const gaps = [5 * second, 30 * second, 2 * minute, 5 * minute, 15 * minute, 30 * minute, 45 * minute, hour, 75 * minute, 90 * minute, 2 * hour, 3 * hour, 6 * hour, 9 * hour, 12 * hour, 18 * hour, day, 2 * day]
const steps = [0, 1, 2, 3, 5, 8, 13, 30, 100]

/** Which step of a ladder a value stands on: the last one is "more, or none at all". */
const stepIn = (ladder: readonly number[], value: number): number => lowerBound(ladder, value)

const inSteps = (name: string, ladder: readonly number[], value: (post: SeenPost, suspect: Suspect) => number | null): Feature => ({
  name,
  bins: ladder.length + 2,
  bin(post, suspect) {
    const found = value(post, suspect)
    return found === null ? ladder.length + 1 : stepIn(ladder, found)
  },
})

const counted = (name: string, from: number, to: number): Feature => ({
  name,
  bins: 5,
  bin: ({ shownAt }, { times }) => Math.min(4, countIn(times, shownAt + from, shownAt + to)),
})

const hourBlock = (at: number): number => Math.floor(((at + 3 * hour) % day) / (3 * hour))

/** Which of some spans before the post have acts in them, and at what time of the day: what a rule about delays would show. */
const pattern = (name: string, spans: readonly (readonly [number, number])[]): Feature => ({
  name,
  bins: 8 * 2 ** spans.length,
  bin: ({ shownAt }, { times }) =>
    spans.reduce((code, [from, to]) => code * 2 + (countIn(times, shownAt - to, shownAt - from) > 0 ? 1 : 0), hourBlock(shownAt)),
})

const firstLike = ({ changes }: SeenPost): number | null => changes.find(({ likes }) => likes > 0)?.at ?? null
const overLikes = ({ changes }: SeenPost, gap: (at: number) => number): number | null => {
  const found = changes.filter(({ likes }) => likes > 0).map(({ at }) => gap(at))
  return found.length === 0 ? null : Math.min(...found)
}

export const features: readonly Feature[] = [
  inSteps('since the last act', gaps, ({ shownAt }, { times }) => gapBefore(times, shownAt)),
  inSteps('until the next act', gaps, ({ shownAt }, { times }) => gapAfter(times, shownAt)),
  inSteps('revisions since the last act', steps, ({ rev }, { revs }) => (rev === null ? null : gapBefore(revs, rev))),
  inSteps('revisions until the next act', steps, ({ rev }, { revs }) => (rev === null ? null : gapAfter(revs, rev))),
  inSteps('revisions between a later change and an act', steps, ({ changes }, { revs }) => {
    const found = changes.flatMap(({ rev, likes }) => (rev === null || likes !== 0 ? [] : [nearestGap(revs, rev)]))
    return found.length === 0 ? null : Math.min(...found)
  }),
  counted('acts within 5 minutes', -5 * minute, 5 * minute),
  counted('acts within an hour', -hour, hour),
  counted('acts in 6 hours before', -6 * hour, 0),
  counted('acts in 6 hours after', 0, 6 * hour),
  counted('acts in a day before', -day, 0),
  counted('acts in a day after', 0, day),
  pattern('pattern of a day', [[0, 6 * hour], [6 * hour, 25 * hour]]),
  pattern('pattern of hours', [[45 * minute, 75 * minute], [75 * minute, 105 * minute], [0, 45 * minute]]),
  pattern('pattern of quarters', [[6 * hour, 12 * hour], [12 * hour, 18 * hour], [18 * hour, 25 * hour]]),
  inSteps('since the last act beside hidden writes', gaps, ({ shownAt }, { timesWithHidden }) => gapBefore(timesWithHidden, shownAt)),
  inSteps('deletion: since the last act', gaps, ({ gone }, { times }) => gone && gapBefore(times, gone.at)),
  inSteps('deletion: until the next act', gaps, ({ gone }, { times }) => gone && gapAfter(times, gone.at)),
  inSteps('deletion: revisions to an act', steps, ({ gone }, { revs }) => (gone?.rev ? nearestGap(revs, gone.rev) : null)),
  inSteps('deletion: since the account vanished', [minute, hour, day, 2 * day, 4 * day], ({ gone }, { vanishedAt }) =>
    gone && (vanishedAt === null || vanishedAt > gone.at ? Number.POSITIVE_INFINITY : gone.at - vanishedAt),
  ),
  inSteps('first like: nearest act', gaps, (post, { times }) => {
    const at = firstLike(post)
    return at === null ? null : nearestGap(times, at)
  }),
  inSteps('any like: nearest act', gaps, (post, { times }) => overLikes(post, (at) => nearestGap(times, at))),
  inSteps('picture: Last-Modified', gaps, ({ picture }, { uploads }) => (picture?.lastModified ? nearestGap(uploads, picture.lastModified) : null)),
  inSteps('picture: like theirs', [0, 0.3, 0.7, 1], ({ picture }, suspect) => (picture === null || suspect.pictures.length === 0 ? null : shareAlike(picture, suspect))),
  {
    name: 'picture: a rare shape, and like theirs',
    bins: 24,
    bin: ({ picture }, suspect) => {
      if (picture === null || suspect.pictures.length === 0) return 23
      const ratio = Math.round((10 * Math.max(picture.width, picture.height)) / Math.max(1, Math.min(picture.width, picture.height)))
      const shape = Math.min(4, ratio <= 11 ? 0 : ratio <= 14 ? 1 : ratio <= 19 ? 2 : 3) + (picture.type === 'image/jpeg' ? 4 : 0)
      return shape * 2 + (shareAlike(picture, suspect) > 0 ? 1 : 0)
    },
  },
]
