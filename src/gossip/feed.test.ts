import 'fake-indexeddb/auto'
import { liveQuery } from 'dexie'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ComradeDb } from '@/store/db'
import type { Draft } from '@/store/sync/outbox/operation'
import { userDb as openUserDb, type UserDb } from '@/store/user-db'
import { userId, type Identity } from '@/kit/rules/ids'
import { minuteMs } from '@/kit/rules/durations'
import { publicCopies } from '@/store/sync/outbox/public-copies'
import { enqueue, outboxStore } from '@/store/sync/outbox/store'
import { readHidden, readOnePost, readOrder, readPosts, readTexts } from './feed'

let device: ComradeDb
let identity: Identity
let userDb: UserDb

beforeEach(() => {
  device = new ComradeDb(`feed-${crypto.randomUUID()}`)
  identity = userId(crypto.randomUUID())
  userDb = openUserDb(identity)
})
afterEach(() => Promise.all([device.delete(), userDb.delete()]))

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const noon = Date.parse('2026-11-21T12:00:00Z')

/** The n-th newest post. */
const rowOf = (n: number, category = 'trending') => ({
  id: idOf(n),
  rev: 1,
  content: `Post ${n}`,
  category,
  likes_count: n,
  image_url: null,
  created_at: new Date(noon - n * minuteMs).toISOString(),
})
const addPosts = (...rows: ReturnType<typeof rowOf>[]) => device.replica('gossip_posts').bulkPut(rows)
const many = (count: number, category?: string) =>
  Array.from({ length: count }, (_, index) => rowOf(index + 1, category))

const queue = (...drafts: Draft[]) => enqueue(userDb, drafts, [], () => noon)
const like = (n: number, liked: boolean): Draft => ({
  action: 'switch',
  table: 'gossip_likes',
  row: idOf(n),
  on: liked,
  idempotencyKey: `key-${n}-${liked}`,
  lane: `gossip_likes/${idOf(n)}`,
})
const post = (n: number, category = 'trending'): Draft => ({
  action: 'insert',
  table: 'gossip_submissions',
  row: idOf(n),
  lane: `gossip_submissions/${idOf(n)}`,
  values: { content: `Mine ${n}`, category, image_path: null },
})
/** The n-th newest own submission, as stored on the server. */
const submissionOf = (n: number, state = 'waiting') => ({
  ...rowOf(n),
  content: `Mine ${n}`,
  image_path: null,
  release: 'soon',
  state,
  removed_for: null,
  rev: 7,
})
const deletion = (n: number): Draft => ({
  action: 'delete',
  table: 'gossip_submissions',
  row: idOf(n),
  lane: `gossip_submissions/${idOf(n)}`,
})
const feed = async (tab: 'trending' | 'love' = 'trending') => {
  const order = await readOrder(device, identity, tab)
  const posts = await readPosts(device, identity, order.ids)
  return { ...order, posts: order.ids.flatMap((id) => posts.get(id) ?? []) }
}
const shown = async (...wanted: Parameters<typeof feed>) => (await feed(...wanted)).posts.map(({ content }) => content)

describe('feed order', () => {
  test('shows only posts of the tab, newest first', async () => {
    await addPosts(rowOf(3), rowOf(1), rowOf(2, 'love'))
    expect(await shown()).toEqual(['Post 1', 'Post 3'])
    expect(await shown('love')).toEqual(['Post 2'])
  })

  test('puts a new post on top', async () => {
    await addPosts(...many(3))
    await addPosts({ ...rowOf(0), content: 'News' })
    expect(await shown()).toEqual(['News', 'Post 1', 'Post 2', 'Post 3'])
  })

  test('reads only the newest posts for the first paint, and tells whether there are more', async () => {
    await addPosts(...many(40), ...Array.from({ length: 29 }, (_, index) => rowOf(100 + index, 'love')))
    const first = await readOrder(device, identity, 'trending', { all: false })
    expect(first.isWhole).toBe(false)
    expect(first.ids).toEqual((await readOrder(device, identity, 'trending')).ids.slice(0, 30))
    expect(await readOrder(device, identity, 'love', { all: false })).toMatchObject({
      isWhole: true,
      ids: (await readOrder(device, identity, 'love')).ids,
    })
  })

  test('puts the hottest first on request, with own posts that nobody reads yet on top', async () => {
    await addPosts(
      { ...rowOf(1), likes_count: 0 },
      { ...rowOf(2), likes_count: 8 },
      { ...rowOf(3), likes_count: 4 },
      { ...rowOf(4, 'love'), likes_count: 90 },
    )
    await queue(post(500))
    expect((await readOrder(device, identity, 'trending', { hotAt: noon })).ids).toEqual([500, 2, 3, 1].map(idOf))
  })

  test('reads only the requested posts', async () => {
    await addPosts(...many(40))
    const posts = await readPosts(device, identity, [idOf(7), idOf(39), idOf(41)])
    expect([...posts.keys()]).toEqual([idOf(7), idOf(39)])
  })
})

const firstPending = async () => {
  const store = outboxStore(userDb, publicCopies(device))
  const [operation] = await store.pending()
  if (!operation) throw new Error('no pending operation')
  return { store, operation }
}

describe('own posts', () => {
  test('shows an unsent post on top of its own tab only, as waiting', async () => {
    await addPosts(rowOf(1))
    await queue(post(500))
    expect((await feed()).posts[0]).toMatchObject({
      content: 'Mine 500',
      syncStatus: 'waiting',
      mine: true,
      likes: 0,
      postponed: false,
    })
    expect(await shown('love')).toEqual([])
  })

  test('marks postponed and rejected posts', async () => {
    await queue(post(500))
    const { store, operation } = await firstPending()
    await store.postpone(operation.seq, 1, noon, true)
    expect((await feed()).posts[0]).toMatchObject({ syncStatus: 'waiting', postponed: true })
    await store.markRejected(operation.seq, { reason: 'refused', status: 400, code: '23514' })
    expect((await feed()).posts[0]).toMatchObject({ syncStatus: 'rejected', mine: true })
  })

  test('shows one post when the published copy arrives before the acknowledgement', async () => {
    await queue(post(500))
    await addPosts(rowOf(500), rowOf(1))
    expect((await feed()).posts.map(({ id, mine }) => ({ id, mine }))).toEqual([
      { id: idOf(1), mine: false },
      { id: idOf(500), mine: true },
    ])
  })

  test('does not show a post that was deleted before it was sent', async () => {
    await queue(post(500))
    const { store, operation } = await firstPending()
    await store.markAttempted(operation.seq)
    await queue(deletion(500))
    expect((await feed()).ids).toEqual([])
  })

  test('keeps showing an acknowledged post, as waiting for publication', async () => {
    await queue(post(500))
    const { store, operation } = await firstPending()
    await store.acknowledge(operation, submissionOf(500))
    expect((await feed()).posts).toMatchObject([
      { content: 'Mine 500', syncStatus: 'sent', publication: 'soon', mine: true },
    ])
  })

  test('shows a published post once, in order and as the user’s own', async () => {
    await userDb.replica('gossip_submissions').put(submissionOf(2, 'published'))
    await addPosts(rowOf(1), rowOf(2), rowOf(3))
    expect((await feed()).posts).toMatchObject([
      { mine: false },
      { content: 'Post 2', publication: 'public', mine: true, likes: 2 },
      { mine: false },
    ])
  })

  test('leaves out a published post that is older than the copies, and knows of its link that others see it', async () => {
    await userDb.replica('gossip_submissions').put(submissionOf(900, 'published'))
    await addPosts(rowOf(1))
    expect(await shown()).toEqual(['Post 1'])
    expect(await readOnePost(device, identity, idOf(900))).toMatchObject({
      hidden: false,
      post: { publication: 'published', mine: true },
    })
  })

  test('shows a reported post that is in review to its author', async () => {
    await userDb.replica('gossip_submissions').put(submissionOf(2, 'in_review'))
    expect((await feed()).posts).toMatchObject([{ content: 'Mine 2', publication: 'in_review', mine: true }])
  })

  test.each(['held', 'in_review', 'removed'])(
    'puts a post that is %s in its place by time, not above what is new',
    async (state) => {
      await addPosts(rowOf(1), rowOf(3), rowOf(5), rowOf(0, 'love'))
      await userDb
        .replica('gossip_submissions')
        .bulkPut([submissionOf(2, state), submissionOf(4, state), submissionOf(6, state)])
      expect(await shown()).toEqual(['Post 1', 'Mine 2', 'Post 3', 'Mine 4', 'Post 5', 'Mine 6'])
      expect((await readOrder(device, identity, 'trending', { hotAt: noon })).ids).toEqual([5, 3, 1, 2, 4, 6].map(idOf))
    },
  )

  test('leaves a removed post that is older than the first posts out of the first paint', async () => {
    await addPosts(...many(40))
    await userDb.replica('gossip_submissions').bulkPut([submissionOf(30.5, 'removed'), submissionOf(2.5, 'removed')])
    const first = (await readOrder(device, identity, 'trending', { all: false })).ids
    expect(first).toEqual([1, 2, 2.5, ...Array.from({ length: 28 }, (_, n) => n + 3)].map(idOf))
    expect((await readOrder(device, identity, 'trending')).ids.slice(0, first.length)).toEqual(first)
  })

  test('hides a deleted post from its author while its public copy still exists', async () => {
    await addPosts(rowOf(1), rowOf(2))
    await userDb.keyValues.put({ key: 'gossip-deleted', value: [idOf(2)] })
    expect(await shown()).toEqual(['Post 1'])
    expect((await feed()).hiddenCount).toBe(0)
  })

  test('hides a post as soon as its deletion is pending', async () => {
    await addPosts(rowOf(1), rowOf(2))
    await queue(deletion(1))
    expect(await shown()).toEqual(['Post 2'])
  })
})

describe('likes', () => {
  const likesOf = async (n: number) =>
    (await feed()).posts.flatMap(({ id, liked, likes }) => (id === idOf(n) ? [{ liked, likes }] : []))

  test('include the pending like', async () => {
    await addPosts(rowOf(5))
    expect(await likesOf(5)).toEqual([{ liked: false, likes: 5 }])
    await queue(like(5, true))
    expect(await likesOf(5)).toEqual([{ liked: true, likes: 6 }])
    await queue(like(5, false))
    expect(await likesOf(5)).toEqual([{ liked: false, likes: 5 }])
  })

  test('have the same count before and after the acknowledgement', async () => {
    await addPosts(rowOf(5))
    await queue(like(5, true))
    const { store, operation } = await firstPending()
    const before = await likesOf(5)
    await store.acknowledge(operation, { id: idOf(5), rev: 9, likes_count: 6, like_id: idOf(777), like_rev: 9 })
    expect(await likesOf(5)).toEqual(before)
    await queue(like(5, false))
    expect(await likesOf(5)).toEqual([{ liked: false, likes: 5 }])
  })

  test('do not cause the order to be read again, neither when pending nor when acknowledged', async () => {
    await addPosts(...many(3))
    const orders: (readonly string[])[] = []
    const watching = liveQuery(() => readOrder(device, identity, 'trending')).subscribe(({ ids }) => orders.push(ids))
    await expect.poll(() => orders.length).toBe(1)
    await queue(like(1, true))
    const { store, operation } = await firstPending()
    await store.acknowledge(operation, { id: idOf(1), rev: 9, likes_count: 2, like_id: idOf(777), like_rev: 9 })
    await queue(post(500))
    await expect.poll(() => orders.at(-1)?.[0]).toBe(idOf(500))
    expect(orders).toHaveLength(2)
    watching.unsubscribe()
  })
})

describe('hidden posts', () => {
  test('are left out of the feed and listed with their content', async () => {
    await addPosts(...many(3))
    await userDb.keyValues.put({ key: 'gossip-hidden', value: [idOf(1), idOf(9)] })
    expect(await shown()).toEqual(['Post 2', 'Post 3'])
    expect((await feed()).hiddenCount).toBe(2)
    expect(await readHidden(device, identity)).toEqual([
      { id: idOf(9), content: null },
      { id: idOf(1), content: 'Post 1' },
    ])
    expect(await readOnePost(device, identity, idOf(1))).toMatchObject({ hidden: true })
  })

  test.each([null, 'x', { a: 1 }, [1, 2]])('a malformed stored list hides nothing: %j', async (value) => {
    await addPosts(rowOf(1))
    await userDb.keyValues.put({ key: 'gossip-hidden', value })
    expect(await shown()).toEqual(['Post 1'])
  })
})

test('a linked post is found while it is still unsent', async () => {
  await queue(post(500))
  expect(await readOnePost(device, identity, idOf(500))).toMatchObject({ hidden: false, post: { content: 'Mine 500' } })
  expect(await readOnePost(device, identity, idOf(1))).toBeNull()
})

describe('search texts', () => {
  test('include unsent posts', async () => {
    await addPosts(rowOf(1), rowOf(2, 'love'))
    await queue(post(3))
    expect(
      [...(await readTexts(device, identity)).values()].map(({ id, content }) => [id, content]).toSorted(),
    ).toEqual([
      [idOf(1), 'Post 1'],
      [idOf(2), 'Post 2'],
      [idOf(3), 'Mine 3'],
    ])
  })

  test('are complete when there are more posts than fit in one page', async () => {
    await addPosts(...many(1203))
    expect((await readTexts(device, identity)).size).toBe(1203)
  })
})
