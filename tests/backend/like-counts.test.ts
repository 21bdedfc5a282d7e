import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { feedPartOf } from '@/gossip/rules/feed-part'
import { newPost } from './new-rows.ts'
import { addCampus, callByGet, currentCursor, insertRow, sync } from './sync-fixture.ts'
import type { Row } from './sync-fixture.ts'
import { backendWithUsers } from './test-backend.ts'

const { backend, users } = await backendWithUsers()
beforeAll(() => addCampus(backend, 'kmtc'))
beforeEach(() => backend.sql('truncate public.gossip_posts cascade'))

const countsSchema = v.record(v.string(), v.record(v.string(), v.number()))
/** An id that begins with these digits. */
const idWith = (start: string) => `${start}${crypto.randomUUID().slice(start.length)}`
const addPost = (values: Row): Promise<string> =>
  insertRow(backend, 'gossip_posts', { ...newPost, created_at: '2026-11-23T08:00:00Z', likes_count: 3, ...values })
const counts = async (parts: readonly string[], campus = 'tum') => {
  const { status, text } = await callByGet(backend, 'like_counts', { campus, parts: parts.join() })
  expect(status, text).toBe(200)
  return v.parse(countsSchema, JSON.parse(text))
}

describe('like counts', () => {
  test('are returned for the requested parts of the feed, by id prefix and without zeros', async () => {
    const [liked, ,] = [
      await addPost({ id: idWith('a1') }),
      await addPost({ id: idWith('a2'), likes_count: 0 }),
      await addPost({ id: idWith('b1'), likes_count: 9 }),
    ]
    expect(await counts(['2026-11-23a', '2026-11-23c'])).toEqual({ '2026-11-23a': { [liked.slice(0, 8)]: 3 } })
  })

  test('are grouped by the day in Nairobi, as on the phone', async () => {
    for (const created_at of [
      '2026-11-22T20:59:59Z',
      '2026-11-22T21:00:00Z',
      '2026-11-23T20:59:59.999Z',
      '2026-11-23T21:00:00Z',
    ]) {
      const id = await addPost({ created_at })
      const part = feedPartOf(created_at, id)
      expect(
        await backend.sql('select private.part_of(created_at, id) as part from public.gossip_posts where id = $1', [
          id,
        ]),
      ).toEqual([{ part }])
      expect((await counts([part]))[part]?.[id.slice(0, 8)]).toBe(3)
    }
  })

  test('do not include hidden posts, or those of another campus', async () => {
    await addPost({ id: idWith('a1'), hidden: true })
    const other = await addPost({ id: idWith('a2'), campus: 'kmtc' })
    expect(await counts(['2026-11-23a'])).toEqual({})
    expect(await counts(['2026-11-23a'], 'kmtc')).toEqual({ '2026-11-23a': { [other.slice(0, 8)]: 3 } })
  })

  test('are returned for at most twelve parts', async () => {
    const digits = [...'0123456789abcdef']
    for (const digit of digits) await addPost({ id: idWith(digit) })
    expect(Object.keys(await counts(digits.map((digit) => `2026-11-23${digit}`)))).toEqual(
      digits.slice(0, 12).map((digit) => `2026-11-23${digit}`),
    )
  })

  test.each([
    '',
    ',',
    'a',
    '2026-11-23',
    '2026-02-30a',
    '9999-99-99a',
    '0000-00-00a',
    'infinity!!a',
    "'; drop table",
    '2026-11-23aa',
    '%',
    '\u0000',
    '🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆',
    'x'.repeat(4000),
  ])('are not returned for the invalid part %j, which causes no server error', async (parts) => {
    await addPost({ id: idWith('a1') })
    const { status, text } = await callByGet(backend, 'like_counts', { campus: 'tum', parts })
    if (status === 200) expect(text).toBe('{}')
    else expect([status >= 400, status < 500, text]).toEqual([true, true, expect.any(String)])
  })
})

test('nobody puts their count in the place of another post’s by an id that begins as its does', async () => {
  const post = await addPost({ created_at: new Date().toISOString() })
  const submit = (id: string, values: Row = {}) =>
    users.other.client.from('gossip_submissions').insert({ ...newPost, id, ...values })
  expect((await submit(idWith(post.slice(0, 8)))).error).toMatchObject({ code: '23505' })
  // Not in the same count.
  expect((await submit(idWith(post.slice(0, 8)), { campus: 'kmtc' })).error).toBeNull()
})

test('a like changes the counter, but phones do not pull the post again', async () => {
  const post = await addPost({ id: idWith('a1'), likes_count: 0 })
  const rev = () => backend.sql('select rev::float8 as rev, updated_at from public.gossip_posts where id = $1', [post])
  const [since, before] = [await currentCursor(backend), await rev()]
  await users.other.client.rpc('set_like', { post, liked: true })
  expect(await rev()).toEqual(before)
  expect(await sync(backend, { since })).toMatchObject({ until: since, tables: {} })
  expect(await counts(['2026-11-23a'])).toEqual({ '2026-11-23a': { [post.slice(0, 8)]: 1 } })
  await users.other.client.rpc('set_like', { post, liked: false })
  expect(await counts(['2026-11-23a'])).toEqual({})
})
