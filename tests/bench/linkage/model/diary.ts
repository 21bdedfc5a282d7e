import { dayMs, hourMs, minuteMs } from '../../../../src/kit/rules/durations.ts'
import { diceFor, type Dice } from './dice.ts'
import type { Scale, Student } from './students.ts'

/** Monday, 4 January 2027, 0:00 in Nairobi. */
export const firstDayMs = Date.UTC(2027, 0, 3, 21)

export type Action =
  | { readonly kind: 'post'; readonly photo: boolean }
  | { readonly kind: 'list'; readonly photos: number }
  | { readonly kind: 'edit' | 'delete item' | 'delete post' | 'like' | 'like own post' | 'report' | 'pregnancy' }

/** One visit to the app. `at` is milliseconds since the first day began. */
export type Visit = {
  readonly student: number
  readonly day: number
  readonly at: number
  readonly actions: readonly { readonly at: number; readonly action: Action }[]
  /**
   * When an offline visit gets a network and its writes can be sent (ms since the first day); null if it was online.
   */
  readonly backOnline: number | null
}

/** Relative number of visits that begin in each hour from 6:00 on. */
const visitHours = [2, 4, 5, 4, 5, 5, 7, 8, 6, 5, 5, 6, 7, 9, 11, 11, 8, 4].map((weight, index) => ({
  weight,
  hour: 6 + index,
}))

const visitsADay = [
  { weight: 40, count: 1 },
  { weight: 35, count: 2 },
  { weight: 25, count: 3 },
]

/** Average number of each action per active student and day, independent of the number of visits. */
const dailyMeans = {
  post: 2.5,
  list: 0.45,
  edit: 0.4,
  'delete item': 0.12,
  'delete post': 0.15,
  like: 1,
  'like own post': 0.1,
  report: 0.04,
} as const
const photoShare = 0.2
const itemPhotoCounts = [
  { weight: 2, photos: 0 },
  { weight: 4, photos: 1 },
  { weight: 3, photos: 2 },
  { weight: 1, photos: 3 },
]

const listingActions = (dice: Dice, { pregnant }: Student): readonly Action[] => {
  const times = (kind: keyof typeof dailyMeans) => Array.from({ length: dice.count(dailyMeans[kind]) }, () => kind)
  const plain = (['edit', 'delete item', 'delete post', 'like', 'like own post', 'report'] as const).flatMap((kind) =>
    times(kind).map(() => ({ kind })),
  )
  const actions: readonly Action[] = [
    ...times('post').map(() => ({ kind: 'post' as const, photo: dice.chance(photoShare) })),
    ...times('list').map(() => ({ kind: 'list' as const, photos: dice.weighted(itemPhotoCounts).photos })),
    ...plain,
    ...(pregnant && dice.chance(0.4) ? [{ kind: 'pregnancy' as const }] : []),
  ]
  // An active student does at least one thing.
  return actions.length > 0 ? actions : [{ kind: 'like' }]
}

const visitTimes = (dice: Dice, day: number): readonly number[] => {
  const { count } = dice.weighted(visitsADay)
  const latest = (day + 1) * dayMs - minuteMs
  return Array.from({ length: count }, () =>
    Math.min(latest, day * dayMs + (dice.weighted(visitHours).hour + dice.roll()) * hourMs),
  ).sort((a, b) => a - b)
}

const dayOf = (dice: Dice, student: Student, day: number): readonly Visit[] => {
  if (!dice.chance(student.activity)) return []
  const times = visitTimes(dice, day)
  const placed = listingActions(dice, student).map((action) => ({
    visit: Math.floor(dice.roll() * times.length),
    action,
  }))
  return times.flatMap((at, visit) => {
    const actions = placed.filter((each) => each.visit === visit)
    if (actions.length === 0) return []
    let next = at
    const timed = actions
      .map(({ action }) => ({ action, order: dice.roll() }))
      .sort((a, b) => a.order - b.order)
      .map(({ action }) => ({ action, at: (next += 4000 + dice.wait(45_000, 5 * minuteMs)) }))
    const backOnline = dice.chance(student.offline) ? next + 2 * minuteMs + dice.wait(hourMs, 6 * hourMs) : null
    return [{ student: student.index, day, at, actions: timed, backOnline }]
  })
}

/** All visits of one student, in order, up to the day on which they leave. */
const diaryOf = ({ seed, days }: Scale, student: Student): readonly Visit[] => {
  const dice = diceFor(seed, 'diary', student.index)
  const last = Math.min(days - 1, student.leaves?.day ?? days)
  return Array.from({ length: last + 1 }, (_, day) => dayOf(dice, student, day)).flat()
}

/** The visits of all students, sorted by time. */
export const diariesOf = (scale: Scale, students: readonly Student[]): readonly Visit[] =>
  students.flatMap((student) => diaryOf(scale, student)).sort((a, b) => a.at - b.at)
