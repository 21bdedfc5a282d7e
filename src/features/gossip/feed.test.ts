import 'fake-indexeddb/auto'
import { liveQuery } from 'dexie'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ComradeDb } from '@/data/db'
import type { Draft } from '@/data/outbox/operation'
import { UserDb } from '@/data/outbox/user-db'
import { publicCopies } from '@/data/outbox/public-copies'
import { enqueue, outboxStore } from '@/data/outbox/store'
import { readHidden, readOnePost, readOrder, readPosts, readTexts } from './feed'

let device: ComradeDb
let person: UserDb
let made = 0

beforeEach(() => {
  made += 1
  device = new ComradeDb(`feed-${made}`)
  person = new UserDb(`feed-of-${made}`)
})
afterEach(() => Promise.all([device.delete(), person.delete()]))

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const minute = 60_000
const noon = Date.parse('2026-11-21T12:00:00Z')

/** The n-th newest post. */
const rowOf = (n: number, category = 'trending') => ({
  id: idOf(n),
  rev: 1,
  content: `Post ${n}`,
  category,
  likes_count: n,
  image_url: null,
  created_at: new Date(noon - n * minute).toISOString(),
})
const addPosts = (...rows: ReturnType<typeof rowOf>[]) => device.replica('gossip_posts').bulkPut(rows)
const many = (count: number, category?: string) => Array.from({ length: count }, (_, index) => rowOf(index + 1, category))

const keep = (...drafts: Draft[]) => enqueue(person, drafts, [], () => noon)
const like = (n: number, liked: boolean): Draft => ({
  action: 'like',
  table: 'gossip_likes',
  row: idOf(n),
  liked,
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
/** The n-th newest own post, as the server has it. */
const submissionOf = (n: number, state = 'waiting') => ({ ...rowOf(n), content: `Mine ${n}`, image_path: null, state, rev: 7 })
const deletion = (n: number): Draft => ({ action: 'delete', table: 'gossip_submissions', row: idOf(n), lane: `gossip_submissions/${idOf(n)}` })
const feed = async (tab: 'trending' | 'love' = 'trending') => {
  const order = await readOrder(device, person, tab)
  const posts = await readPosts(device, person, order.ids)
  return { ...order, posts: order.ids.flatMap((id) => posts.get(id) ?? []) }
}
const shown = async (...wanted: Parameters<typeof feed>) => (await feed(...wanted)).posts.map(({ content }) => content)

describe('the order', () => {
  test('the newest come first, of the tab alone', async () => {
    await addPosts(rowOf(3), rowOf(1), rowOf(2, 'love'))
    expect(await shown()).toEqual(['Post 1', 'Post 3'])
    expect(await shown('love')).toEqual(['Post 2'])
  })

  test('a post that arrives comes on top', async () => {
    await addPosts(...many(3))
    await addPosts({ ...rowOf(0), content: 'News' })
    expect(await shown()).toEqual(['News', 'Post 1', 'Post 2', 'Post 3'])
  })

  test('the newest come by themselves for the first paint, and say whether there are more', async () => {
    await addPosts(...many(40), ...Array.from({ length: 29 }, (_, index) => rowOf(100 + index, 'love')))
    const first = await readOrder(device, person, 'trending', false)
    expect(first.isWhole).toBe(false)
    expect(first.ids).toEqual((await readOrder(device, person, 'trending')).ids.slice(0, 30))
    expect(await readOrder(device, person, 'love', false)).toMatchObject({ isWhole: true, ids: (await readOrder(device, person, 'love')).ids })
  })

  test('only the posts that are asked for are read', async () => {
    await addPosts(...many(40))
    const posts = await readPosts(device, person, [idOf(7), idOf(39), idOf(41)])
    expect([...posts.keys()]).toEqual([idOf(7), idOf(39)])
  })
})

describe('what waits to be sent', () => {
  test('an own post is on top at once, waiting, in its tab alone', async () => {
    await addPosts(rowOf(1))
    await keep(post(500))
    expect((await feed()).posts[0]).toMatchObject({ content: 'Mine 500', syncStatus: 'waiting', mine: true, likes: 0, putOff: false })
    expect(await shown('love')).toEqual([])
  })

  test('one that was put off says so, one that was refused, too', async () => {
    await keep(post(500))
    const store = outboxStore(person, publicCopies(device))
    const [operation] = await store.pending()
    if (!operation) throw new Error('nothing is kept')
    await store.postpone(operation.seq, 1, noon)
    expect((await feed()).posts[0]).toMatchObject({ syncStatus: 'waiting', putOff: true })
    await store.markRejected(operation.seq, { reason: 'refused', status: 400, code: '23514' })
    expect((await feed()).posts[0]).toMatchObject({ syncStatus: 'rejected', mine: true })
  })

  test('what the server has already, and has not said so yet, is one post', async () => {
    await keep(post(500))
    await addPosts(rowOf(500), rowOf(1))
    expect((await feed()).posts.map(({ id, mine }) => ({ id, mine }))).toEqual([{ id: idOf(1), mine: false }, { id: idOf(500), mine: true }])
  })

  test('written and deleted before it was sent, it is nowhere', async () => {
    await keep(post(500))
    const store = outboxStore(person, publicCopies(device))
    const [operation] = await store.pending()
    if (!operation) throw new Error('nothing is kept')
    await store.markAttempted(operation.seq)
    await keep(deletion(500))
    expect((await feed()).ids).toEqual([])
  })

  test('once the server has it, it is on the screen still, and says that others see it later', async () => {
    await keep(post(500))
    const store = outboxStore(person, publicCopies(device))
    const [operation] = await store.pending()
    if (!operation) throw new Error('nothing is kept')
    await store.acknowledge(operation, submissionOf(500))
    expect((await feed()).posts).toMatchObject([{ content: 'Mine 500', syncStatus: 'sent', publication: 'waiting', mine: true }])
  })

  test('once it is published it is one post, in its place, still own', async () => {
    await person.gossip_submissions.put(submissionOf(2, 'published'))
    await addPosts(rowOf(1), rowOf(2), rowOf(3))
    expect((await feed()).posts).toMatchObject([
      { mine: false },
      { content: 'Post 2', publication: 'public', mine: true, likes: 2 },
      { mine: false },
    ])
  })

  test('one that reports have hidden is on its author’s screen alone, and says so', async () => {
    await person.gossip_submissions.put(submissionOf(2, 'in_review'))
    expect((await feed()).posts).toMatchObject([{ content: 'Mine 2', publication: 'in_review', mine: true }])
  })

  test('an own post that was deleted stays out of sight while others may still see it', async () => {
    await addPosts(rowOf(1), rowOf(2))
    await person.keyValues.put({ key: 'gossip-deleted', value: [idOf(2)] })
    expect(await shown()).toEqual(['Post 1'])
    expect((await feed()).away).toBe(0)
  })

  test('a deletion takes its post away at once', async () => {
    await addPosts(rowOf(1), rowOf(2))
    await keep(deletion(1))
    expect(await shown()).toEqual(['Post 2'])
  })
})

describe('likes', () => {
  const likesOf = async (n: number) => (await feed()).posts.flatMap(({ id, liked, likes }) => (id === idOf(n) ? [{ liked, likes }] : []))

  test('show the pending like on top of what is stored', async () => {
    await addPosts(rowOf(5))
    expect(await likesOf(5)).toEqual([{ liked: false, likes: 5 }])
    await keep(like(5, true))
    expect(await likesOf(5)).toEqual([{ liked: true, likes: 6 }])
    await keep(like(5, false))
    expect(await likesOf(5)).toEqual([{ liked: false, likes: 5 }])
  })

  test('count the same before and after the server has taken it', async () => {
    await addPosts(rowOf(5))
    await keep(like(5, true))
    const store = outboxStore(person, publicCopies(device))
    const [operation] = await store.pending()
    if (!operation) throw new Error('nothing is kept')
    const before = await likesOf(5)
    await store.acknowledge(operation, { id: idOf(5), rev: 9, likes_count: 6, like_id: idOf(777) })
    expect(await likesOf(5)).toEqual(before)
    await keep(like(5, false))
    expect(await likesOf(5)).toEqual([{ liked: false, likes: 5 }])
  })

  test('leave the order alone: ten thousand ids are not read anew for one, neither when it is kept nor when the server has it', async () => {
    await addPosts(...many(3))
    const orders: (readonly string[])[] = []
    const watching = liveQuery(() => readOrder(device, person, 'trending')).subscribe(({ ids }) => orders.push(ids))
    await expect.poll(() => orders.length).toBe(1)
    await keep(like(1, true))
    const store = outboxStore(person, publicCopies(device))
    const [operation] = await store.pending()
    if (!operation) throw new Error('nothing is kept')
    await store.acknowledge(operation, { id: idOf(1), rev: 9, likes_count: 2, like_id: idOf(777) })
    await keep(post(500))
    await expect.poll(() => orders.at(-1)?.[0]).toBe(idOf(500))
    expect(orders).toHaveLength(2)
    watching.unsubscribe()
  })
})

describe('kept out of sight', () => {
  test('hidden posts, with what is known of them', async () => {
    await addPosts(...many(3))
    await person.keyValues.put({ key: 'gossip-hidden', value: [idOf(1), idOf(9)] })
    expect(await shown()).toEqual(['Post 2', 'Post 3'])
    expect((await feed()).away).toBe(2)
    expect(await readHidden(device, person)).toEqual([
      { id: idOf(9), content: null },
      { id: idOf(1), content: 'Post 1' },
    ])
    expect(await readOnePost(device, person, idOf(1))).toMatchObject({ away: true })
  })

  test.each([null, 'x', { a: 1 }, [1, 2]])('a note that is none hides nothing: %j', async (value) => {
    await addPosts(rowOf(1))
    await person.keyValues.put({ key: 'gossip-hidden', value })
    expect(await shown()).toEqual(['Post 1'])
  })
})

test('a post that a link names is found also when it still waits', async () => {
  await keep(post(500))
  expect(await readOnePost(device, person, idOf(500))).toMatchObject({ away: false, post: { content: 'Mine 500' } })
  expect(await readOnePost(device, person, idOf(1))).toBeNull()
})

describe('what is searched', () => {
  test('is what every post says, those still to be sent included', async () => {
    await addPosts(rowOf(1), rowOf(2, 'love'))
    await keep(post(3))
    expect(Object.fromEntries(await readTexts(device, person))).toEqual({ [idOf(1)]: 'Post 1', [idOf(2)]: 'Post 2', [idOf(3)]: 'Mine 3' })
  })

  test('is complete when there are more posts than are read at a time', async () => {
    await addPosts(...many(1203))
    expect((await readTexts(device, person)).size).toBe(1203)
  })
})
