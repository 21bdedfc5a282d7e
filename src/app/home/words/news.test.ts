import { expect, it } from 'vitest'
import { newsOf } from '@/app/home/rules/news'
import { isoDay } from '@/kit/rules/day'
import { newsText, sinceText } from './news'

it('names only what there is, one or many', () => {
  const news = newsOf({ items: 3, posts: 1, rooms: 0 })
  expect(news.map(({ kind, count }) => newsText(kind, count))).toEqual([
    '3 new items in Marketplace',
    '1 new post in Gossip',
  ])
})

it.each([
  ['2026-11-24', 'since earlier today'],
  ['2026-11-25', 'since earlier today'],
  ['2026-11-23', 'since yesterday'],
  ['2026-11-20', 'since Friday'],
  ['2026-11-12', 'since 12 Nov'],
])('says since when: %s', (day, text) => {
  expect(sinceText(isoDay(day), isoDay('2026-11-24'))).toBe(text)
})
