import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../../simulation/random.ts'
import type { Recording, Sighting } from '../recording.ts'
import { attack } from './attack.ts'
import { casesFrom } from './cases.ts'
import { placingOf, summaryOf } from './ranking.ts'
import { judge } from './judgement.ts'

const minute = 60_000
const day = 24 * 60 * minute
const [students, days, postsADay] = [30, 6, 40]
const start = Date.UTC(2027, 0, 4)
const accountOf = (index: number) => `0a000000-0000-4000-8000-0000000000${String(index + 10)}`

type Plan = { readonly author: number; readonly writtenAt: number; readonly shownAt: number }

/** A recording in which accounts list items at the times in `acts`, and posts become public as planned. */
const recordingOf = (
  plans: readonly Plan[],
  acts: readonly { readonly by: number; readonly at: number }[],
): Recording => {
  const at = (time: number) => new Date(time).toISOString()
  const items = acts.map(({ by, at: time }, n): Sighting => ({
    at: time,
    table: 'items',
    id: `item-${n}`,
    row: { id: `item-${n}`, user_id: accountOf(by), created_at: at(time), updated_at: at(time) },
  }))
  const posts = plans.map(({ shownAt }, n): Sighting => ({
    at: shownAt,
    table: 'gossip_posts',
    id: `post-${n}`,
    row: { id: `post-${n}`, content: `words ${n}`, created_at: at(shownAt), likes_count: 0 },
  }))
  const everybody = Array.from({ length: students }, (_, index) => index)
  return {
    seed: 1,
    accounts: everybody.map(accountOf),
    firstDay: start,
    seen: {
      rows: [...items, ...posts].sort((a, b) => a.at - b.at),
      onlyB: [],
      pictures: [],
      transactions: [],
      sameAuthor: [],
    },
    truth: {
      posts: plans.map(({ author, writtenAt }, n) => ({
        content: `words ${n}`,
        author,
        day: Math.floor((writtenAt - start) / day),
        writtenAt,
        offline: false,
      })),
      active: Array.from({ length: days }, () => everybody),
    },
  }
}

/** @param publishedAt returns when a post becomes public, by when it was written */
const campus = (publishedAt: (writtenAt: number) => number): Recording => {
  const random = randomFrom(7)
  const plans = Array.from({ length: days * postsADay }, (_, n): Plan => {
    const writtenAt = start + Math.floor(n / postsADay) * day + Math.floor(random() * 20 * 60) * minute
    return { author: Math.floor(random() * students), writtenAt, shownAt: publishedAt(writtenAt) }
  })
  // Each author also lists an item two seconds later. The others list items at random times.
  const nearby = plans.map(({ author, writtenAt }) => ({ by: author, at: writtenAt + 2000 }))
  const others = Array.from({ length: students * days }, (_, n) => ({
    by: n % students,
    at: start + Math.floor(random() * days * day),
  }))
  return recordingOf(plans, [...nearby, ...others])
}

const judged = (recording: Recording) => {
  const random = randomFrom(3)
  const tried = attack([casesFrom(recording)]).map((attempt) => ({
    ...attempt,
    summary: summaryOf(attempt.guesses, random),
  }))
  return {
    nearest: tried.find(({ strategy }) => strategy === 'nearest act in time')?.summary.named ?? 0,
    ...judge(tried, 'A', random),
  }
}

describe('the attack', () => {
  test('finds authors whose posts are public immediately, next to their listings', () => {
    const found = judged(campus((writtenAt) => writtenAt))
    expect(found.nearest).toBeGreaterThan(0.3)
    expect(found.summary.surest).toBeGreaterThan(0.9)
    expect(found.result).toBe('broken')
    expect(found.broken).toContain('nearest act in time')
  })

  test('finds authors when each post is delayed by an hour', () => {
    expect(judged(campus((writtenAt) => writtenAt + 60 * minute)).result).toBe('broken')
  })

  test('finds no authors when all posts of a day are published together the next morning', () => {
    const found = judged(
      campus((writtenAt) => start + (Math.floor((writtenAt - start) / day) + 1) * day + 3 * 60 * minute),
    )
    expect(found.summary.named / found.summary.chance).toBeLessThan(2)
    expect(found.result).not.toBe('broken')
  })
})

describe('a guess', () => {
  test('is right only for the best fit, and shares the credit among ties', () => {
    expect(placingOf([1, 5, 3], 1)).toMatchObject({ credit: 1, lead: 2 })
    expect(placingOf([1, 5, 3], 2).credit).toBe(0)
    expect(placingOf([4, 4, 4, 4], 0)).toMatchObject({ credit: 0.25, lead: 0 })
  })

  test('at random is right as often as by chance', () => {
    const outcomes = Array.from({ length: 400 }, (_, n) => ({
      ...placingOf(
        Array.from({ length: 10 }, () => 0),
        n % 10,
      ),
      author: String(n % 40),
      chance: 0.1,
    }))
    const { named, chance, surest } = summaryOf(outcomes, randomFrom(1))
    expect([named, chance, surest].map((value) => value.toFixed(6))).toEqual(['0.100000', '0.100000', '0.100000'])
  })

  test('is surest where the author leads by most', () => {
    const outcomes = Array.from({ length: 300 }, (_, n) => ({
      credit: n < 3 ? 1 : 0,
      lead: 300 - n,
      author: String(n),
      chance: 0.1,
    }))
    expect(summaryOf(outcomes, randomFrom(1))).toMatchObject({ named: 0.01, surest: 1 })
  })
})
