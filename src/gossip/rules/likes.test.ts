import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hourMs } from '@/kit/rules/durations'
import { feedPartOf } from './feed-part'
import { hottestFirst, keepOrder, mostLiked, shownLikes } from './likes'

describe('the hottest posts', () => {
  const now = Date.parse('2026-11-24T12:00:00Z')
  const post = (id: string, likes_count: number, hours: number) => ({
    id,
    likes_count,
    created_at: new Date(now - hours * hourMs).toISOString(),
  })

  test('of one day are those with the most likes', () => {
    expect(hottestFirst([post('a', 2, 6), post('b', 9, 6), post('c', 0, 6)], now)).toEqual(['b', 'a', 'c'])
  })

  test('of several days cool down: yesterday needs several times the likes', () => {
    const today = post('today', 9, 6)
    expect(hottestFirst([today, post('yesterday', 25, 30)], now)).toEqual(['today', 'yesterday'])
    expect(hottestFirst([today, post('yesterday', 60, 30)], now)).toEqual(['yesterday', 'today'])
    expect(hottestFirst([today, post('last week', 200, 150)], now)).toEqual(['today', 'last week'])
  })

  test('without any like are the newest first', () => {
    expect(hottestFirst([post('old', 0, 50), post('new', 0, 2)], now)).toEqual(['new', 'old'])
  })

  test('that are equal have one order', () => {
    expect(hottestFirst([post('b', 1, 6), post('a', 1, 6)], now)).toEqual(['a', 'b'])
  })

  test('of a phone whose clock is behind are new', () => {
    expect(hottestFirst([post('a', 0, 1), post('from tomorrow', 0, -24)], now)).toEqual(['from tomorrow', 'a'])
  })
})

describe('an order that somebody reads', () => {
  test('stays when likes change it, with what is new on top', () => {
    expect(keepOrder(['a', 'b', 'c'], ['c', 'new', 'a', 'b'])).toEqual(['new', 'a', 'b', 'c'])
  })

  test('holds exactly the posts that there are', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    fc.assert(
      fc.property(ids, ids, (shown, next) => {
        expect(keepOrder(shown, next).toSorted()).toEqual(next.toSorted())
      }),
    )
  })
})

describe('the most liked posts', () => {
  /** Wednesday 25 November 2026, one o’clock at night in Nairobi. */
  const wednesday = Date.parse('2026-11-24T22:00:00Z')
  /** Monday 23 November, at noon there. */
  const monday = Date.parse('2026-11-23T09:00:00Z')
  const post = (id: string, createdAt: string, likes = 1) => ({ id, createdAt, likes })
  const ids = (posts: readonly { readonly id: string }[]) => posts.map(({ id }) => id)

  test('of yesterday are those of the day in Nairobi', () => {
    const posts = [
      post('today', '2026-11-24T21:00:00+00:00', 9),
      post('last minute', '2026-11-24T20:59:00+00:00'),
      post('first minute', '2026-11-23T21:00:00+00:00', 2),
      post('the day before', '2026-11-23T20:59:00+00:00', 9),
    ]
    expect(ids(mostLiked(posts, wednesday).yesterday)).toEqual(['first minute', 'last minute'])
  })

  test('of last week are those from Monday to Sunday', () => {
    const posts = [
      post('this Monday', '2026-11-22T21:00:00+00:00', 9),
      post('Sunday', '2026-11-22T20:59:00+00:00'),
      post('Monday', '2026-11-15T21:00:00+00:00', 2),
      post('the week before', '2026-11-15T20:59:00+00:00', 9),
    ]
    expect(ids(mostLiked(posts, wednesday).lastWeek)).toEqual(['Monday', 'Sunday'])
  })

  test('are in one list alone: on a Monday, yesterday is of last week, too', () => {
    const posts = [post('Sunday', '2026-11-22T12:00:00+00:00', 9), post('Friday', '2026-11-20T12:00:00+00:00', 4)]
    const { yesterday, lastWeek } = mostLiked(posts, monday)
    expect([ids(yesterday), ids(lastWeek)]).toEqual([['Sunday'], ['Friday']])
  })

  test('are three at most, the newer first of two with as many likes, and none without a like', () => {
    const at = (minute: number) => `2026-11-24T12:0${minute}:00+00:00`
    const posts = [
      post('a', at(1), 2),
      post('b', at(2), 5),
      post('c', at(3), 2),
      post('d', at(4), 0),
      post('e', at(0), 2),
    ]
    expect(ids(mostLiked(posts, wednesday).yesterday)).toEqual(['b', 'c', 'a'])
    expect(mostLiked([post('d', at(4), 0)], wednesday)).toEqual({ yesterday: [], lastWeek: [] })
  })
})

test('a part is a day in Nairobi and the first digit of the id', () => {
  expect(feedPartOf('2026-11-23T03:00:00+00:00', 'a0000000-0000-4000-8000-000000000001')).toBe('2026-11-23a')
  expect(feedPartOf('2026-11-23T21:30:00+00:00', '7f000000-0000-4000-8000-000000000001')).toBe('2026-11-247')
})

describe('pending likes', () => {
  test.each([
    [
      { count: 5, stored: false, pending: undefined },
      { liked: false, likes: 5 },
    ],
    [
      { count: 5, stored: true, pending: undefined },
      { liked: true, likes: 5 },
    ],
    [
      { count: 5, stored: false, pending: true },
      { liked: true, likes: 6 },
    ],
    [
      { count: 5, stored: true, pending: false },
      { liked: false, likes: 4 },
    ],
    [
      { count: 5, stored: true, pending: true },
      { liked: true, likes: 5 },
    ],
    [
      { count: 5, stored: false, pending: false },
      { liked: false, likes: 5 },
    ],
    // The counter is older than the stored like.
    [
      { count: 0, stored: true, pending: false },
      { liked: false, likes: 0 },
    ],
  ])('%o shows %o', (state, shown) => expect(shownLikes(state)).toEqual(shown))

  test('show the choice immediately, and nothing changes once it is stored', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.boolean(), fc.boolean(), (others, stored, pending) => {
        const before = shownLikes({ count: others + Number(stored), stored, pending })
        const after = shownLikes({ count: others + Number(pending), stored: pending, pending: undefined })
        expect(before).toEqual(after)
        expect(before.liked).toBe(pending)
      }),
    )
  })
})
