// The visits and writes of a day on a campus (docs/scale.md). Times are milliseconds since midnight.

import { dayMs, hourMs } from '@/kit/rules/durations'

/** The daily writes of a campus of 20,000 students, whatever the number of phones in a run. */
export const campusWrites = { posts: 333, likes: 3333, items: 66, sold: 60 } as const
const visitsADay = 4
export const visitMs = 3 * 60 * 1000
/** One in this many phones is new each day, which is one in twenty in a month. */
export const newPhones = 600

/** Relative activity by hour; the busiest hour has about a tenth of the day. */
const hours = [1, 0.5, 0.5, 0.5, 0.5, 1, 4, 5, 5, 4, 4, 5, 6, 6, 4, 4, 4, 5, 6, 8, 9, 10, 5, 2]
const total = hours.reduce((sum, share) => sum + share, 0)

export type DayEvent =
  | { readonly at: number; readonly kind: 'visit'; readonly phone: number; readonly scrolls: boolean }
  | { readonly at: number; readonly kind: keyof typeof campusWrites }
  | { readonly at: number; readonly kind: 'hour' }

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
export const randomFrom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const timeOfDay = (random: () => number): number => {
  let left = random() * total
  const hour = hours.findIndex((share) => (left -= share) < 0)
  return Math.min(dayMs - 1, (hour + random()) * hourMs)
}

/** The time of the last visit of a day. */
export const lastVisit = (random: () => number): number =>
  Math.max(...Array.from({ length: visitsADay }, () => timeOfDay(random)))

const writeKinds = ['posts', 'likes', 'items', 'sold'] as const

/** The events of a day, sorted by time. */
export const eventsOfDay = (phones: number, random: () => number): readonly DayEvent[] => {
  const events: DayEvent[] = []
  for (let hour = 0; hour < 24; hour += 1) events.push({ at: hour * hourMs, kind: 'hour' })
  for (const kind of writeKinds)
    for (let n = 0; n < campusWrites[kind]; n += 1) events.push({ at: timeOfDay(random), kind })
  for (let phone = 0; phone < phones; phone += 1)
    for (let n = 0; n < visitsADay; n += 1)
      events.push({ at: timeOfDay(random), kind: 'visit', phone, scrolls: random() < 0.5 })
  return events.toSorted((a, b) => a.at - b.at)
}

/**
 * A simulated day passes in minutes, so a response cached for seconds would stay too long. The host name, a part of the
 * cache key, changes every `seconds` of simulated time instead. On average that halves the lifetime of a response.
 */
export const hostFor = (at: number, seconds: number): string =>
  `${Math.floor(at / 1000 / seconds)}.${seconds}.campus.test`
