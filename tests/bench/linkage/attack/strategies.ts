import { dayMs as day, hourMs as hour, minuteMs as minute } from '../../../../src/kit/rules/durations.ts'
import type { Picture, SeenPost } from './evidence.ts'
import { countIn, gapAfter, gapBefore, nearestGap } from './sorted.ts'
import type { Suspect } from './suspects.ts'

/** How well an account fits a post; higher is better. Ties share the guess. */
type Score = (post: SeenPost, suspect: Suspect) => number

export type Strategy = { readonly name: string; readonly score: Score }

const second = 1000

const nearest = (sorted: readonly number[], value: number | null | undefined): number =>
  value === null || value === undefined ? Number.NEGATIVE_INFINITY : -nearestGap(sorted, value)

const revsOf = ({ rev, changes, gone }: SeenPost): readonly number[] =>
  [rev, gone?.rev ?? null, ...changes.map((change) => change.rev)].flatMap((each) => each ?? [])

/** True if two pictures could come from the same camera and browser. */
const alike = (a: Picture, b: Picture): boolean =>
  a.type === b.type &&
  Math.max(a.width, a.height) === Math.max(b.width, b.height) &&
  Math.min(a.width, a.height) === Math.min(b.width, b.height)

export const shareAlike = (picture: Picture, { pictures }: Suspect): number =>
  pictures.length === 0 ? 0 : pictures.filter((each) => alike(each, picture)).length / pictures.length

const sizeFit = (picture: Picture, { pictures }: Suspect): number => {
  const gaps = pictures
    .filter((each) => alike(each, picture))
    .map(({ size }) => Math.abs(Math.log(size / picture.size)))
  return gaps.length === 0 ? 0 : Math.exp(-Math.min(...gaps))
}

/** The number of acts around `at`, weighted by nearness. */
const windows = [5 * minute, hour, 6 * hour, day]
const density = (times: readonly number[], at: number): number =>
  windows.reduce((sum, width) => sum + countIn(times, at - width, at + width) * (hour / width), 0)

const burstMs = 20 * second
/** The number of acts in the burst around the act nearest to `at`. */
const burstAt = (times: readonly number[], at: number): number => {
  const [back, on] = [gapBefore(times, at), gapAfter(times, at)]
  const near = back <= on ? at - back : at + on
  return Number.isFinite(near) ? countIn(times, near - burstMs, near + burstMs) : 0
}

const startOfDay = (at: number): number => Math.floor((at + 3 * hour) / day) * day - 3 * hour

/** Strategies that do not use the post itself, except its day. */
export const activityAlone: readonly Strategy[] = [
  {
    name: 'public acts of that day',
    score: ({ shownAt }, { times }) => countIn(times, startOfDay(shownAt), startOfDay(shownAt) + day),
  },
  { name: 'public acts of all days', score: (_post, { times }) => times.length },
]

export const strategies: readonly Strategy[] = [
  { name: 'nearest act in time', score: ({ shownAt }, { times }) => nearest(times, shownAt) },
  { name: 'last act before', score: ({ shownAt }, { times }) => -gapBefore(times, shownAt) },
  { name: 'nearest revision', score: ({ rev }, { revs }) => nearest(revs, rev) },
  {
    name: 'same transaction',
    score: (post, { revs }) => revsOf(post).filter((rev) => gapBefore(revs, rev) === 0).length,
  },
  {
    name: 'deletions in pairs',
    score: ({ gone }, { deletionTimes, deletionRevs }) =>
      gone === null
        ? 0
        : gone.rev === null
          ? nearest(deletionTimes, gone.at)
          : Math.max(nearest(deletionRevs, gone.rev), nearest(deletionTimes, gone.at) / second),
  },
  { name: 'acts around the deletion', score: ({ gone }, { times }) => (gone === null ? 0 : nearest(times, gone.at)) },
  {
    name: 'account that vanished',
    score: ({ gone }, { vanishedAt }) =>
      gone === null || vanishedAt === null || gone.at < vanishedAt ? Number.NEGATIVE_INFINITY : vanishedAt - gone.at,
  },
  {
    name: 'picture: shape, type, size',
    score: ({ picture }, suspect) =>
      picture === null ? 0 : shareAlike(picture, suspect) + 0.1 * sizeFit(picture, suspect),
  },
  { name: 'picture: Last-Modified', score: ({ picture }, { uploads }) => nearest(uploads, picture?.lastModified) },
  {
    name: 'order within a burst',
    score: ({ shownAt, rev }, { times, revs }) =>
      rev === null || nearestGap(times, shownAt) > burstMs ? Number.NEGATIVE_INFINITY : nearest(revs, rev),
  },
  {
    name: 'back online',
    score: ({ shownAt }, { times }) => (nearestGap(times, shownAt) > minute ? 0 : burstAt(times, shownAt)),
  },
  {
    name: 'likes: nearest act',
    score: ({ changes }, { times }) =>
      Math.max(
        Number.NEGATIVE_INFINITY,
        ...changes.filter(({ likes }) => likes > 0).map(({ at }) => nearest(times, at)),
      ),
  },
  { name: 'session windows', score: ({ shownAt }, { times }) => density(times, shownAt) },
  {
    name: 'acts with hidden writes',
    score: ({ shownAt }, { timesWithHidden }) => -Math.abs(gapBefore(timesWithHidden, shownAt) - 75 * minute),
  },
]
