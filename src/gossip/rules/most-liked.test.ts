import { describe, expect, test } from 'vitest'
import { mostLiked } from './most-liked'

/** Wednesday 25 November 2026, one o’clock at night in Nairobi. */
const wednesday = Date.parse('2026-11-24T22:00:00Z')
/** Monday 23 November, at noon there. */
const monday = Date.parse('2026-11-23T09:00:00Z')
const post = (id: string, createdAt: string, likes = 1) => ({ id, createdAt, likes })
const ids = (posts: readonly { readonly id: string }[]) => posts.map(({ id }) => id)

describe('the most liked posts', () => {
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
