import { expect, test } from 'vitest'
import type { Sighting } from '../recording.ts'
import { evidenceFrom } from './evidence.ts'

const published = Date.UTC(2027, 0, 4, 3)
const minute = 60_000

const seen = (at: number, row: Readonly<Record<string, unknown>>): Sighting => ({
  at,
  table: 'gossip_posts',
  id: 'post',
  row: { id: 'post', content: 'words', created_at: new Date(published).toISOString(), ...row },
})

test('a like reveals only when it was seen, not the order of writes', () => {
  const publishedRow = { rev: 70, updated_at: new Date(published).toISOString(), likes_count: 0 }
  const hiddenAndShown = { rev: 95, updated_at: new Date(published + 9 * minute).toISOString(), likes_count: 1 }
  const rows = [
    seen(published, publishedRow),
    seen(published + minute, { ...publishedRow, likes_count: 1 }),
    seen(published + 9 * minute, hiddenAndShown),
  ]
  const { posts } = evidenceFrom({
    seed: 1,
    accounts: [],
    firstDay: published,
    seen: { rows, onlyB: [], pictures: [], transactions: [], sameAuthor: [] },
    truth: { posts: [], active: [] },
  })
  expect(posts[0]?.changes).toEqual([
    { at: published + minute, rev: null, likes: 1 },
    { at: published + 9 * minute, rev: 95, likes: 0 },
  ])
})
