import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hourMs } from '@/kit/rules/durations'
import { hottestFirst, keepOrder } from './hot'

const now = Date.parse('2026-11-24T12:00:00Z')
const post = (id: string, likes_count: number, hours: number) => ({
  id,
  likes_count,
  created_at: new Date(now - hours * hourMs).toISOString(),
})

describe('the hottest posts', () => {
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
