import { liveQuery } from 'dexie'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deletion, FeedScene, idOf, like, many, noon, post, rowOf, submissionOf } from '#support/gossip/feed-scene'
import { readOnePost, readOrder } from './feed'

let scene: FeedScene
beforeEach(() => {
  scene = new FeedScene()
})
afterEach(() => scene.close())

describe('own posts', () => {
  test('shows an unsent post on top of its own tab only, as waiting', async () => {
    await scene.addPosts(rowOf(1))
    await scene.queue(post(500))
    expect((await scene.feed()).posts[0]).toMatchObject({
      content: 'Mine 500',
      syncStatus: 'waiting',
      mine: true,
      likes: 0,
      postponed: false,
    })
    expect(await scene.shown('love')).toEqual([])
  })

  test('marks postponed and rejected posts', async () => {
    await scene.queue(post(500))
    const { store, operation } = await scene.firstPending()
    await store.postpone(operation.seq, 1, noon, true)
    expect((await scene.feed()).posts[0]).toMatchObject({ syncStatus: 'waiting', postponed: true })
    await store.markRejected(operation.seq, { reason: 'refused', status: 400, code: '23514' })
    expect((await scene.feed()).posts[0]).toMatchObject({ syncStatus: 'rejected', mine: true })
  })

  test('shows one post when the published copy arrives before the acknowledgement', async () => {
    await scene.queue(post(500))
    await scene.addPosts(rowOf(500), rowOf(1))
    expect((await scene.feed()).posts.map(({ id, mine }) => ({ id, mine }))).toEqual([
      { id: idOf(1), mine: false },
      { id: idOf(500), mine: true },
    ])
  })

  test('does not show a post that was deleted before it was sent', async () => {
    await scene.queue(post(500))
    const { store, operation } = await scene.firstPending()
    await store.markAttempted(operation.seq)
    await scene.queue(deletion(500))
    expect((await scene.feed()).ids).toEqual([])
  })

  test('keeps showing an acknowledged post, as waiting for publication', async () => {
    await scene.queue(post(500))
    const { store, operation } = await scene.firstPending()
    await store.acknowledge(operation, submissionOf(500))
    expect((await scene.feed()).posts).toMatchObject([
      { content: 'Mine 500', syncStatus: 'sent', publication: 'soon', mine: true },
    ])
  })

  test('shows a published post once, in order and as the user’s own', async () => {
    await scene.userDb.replica('gossip_submissions').put(submissionOf(2, 'published'))
    await scene.addPosts(rowOf(1), rowOf(2), rowOf(3))
    expect((await scene.feed()).posts).toMatchObject([
      { mine: false },
      { content: 'Post 2', publication: 'public', mine: true, likes: 2 },
      { mine: false },
    ])
  })

  test('leaves out a published post that is older than the copies, and knows of its link that others see it', async () => {
    await scene.userDb.replica('gossip_submissions').put(submissionOf(900, 'published'))
    await scene.addPosts(rowOf(1))
    expect(await scene.shown()).toEqual(['Post 1'])
    expect(await readOnePost(scene.device, scene.identity, idOf(900))).toMatchObject({
      hidden: false,
      post: { publication: 'published', mine: true },
    })
  })

  test('shows a reported post that is in review to its author', async () => {
    await scene.userDb.replica('gossip_submissions').put(submissionOf(2, 'in_review'))
    expect((await scene.feed()).posts).toMatchObject([{ content: 'Mine 2', publication: 'in_review', mine: true }])
  })

  test.each(['held', 'in_review', 'removed'])(
    'puts a post that is %s in its place by time, not above what is new',
    async (state) => {
      await scene.addPosts(rowOf(1), rowOf(3), rowOf(5), rowOf(0, 'love'))
      await scene.userDb
        .replica('gossip_submissions')
        .bulkPut([submissionOf(2, state), submissionOf(4, state), submissionOf(6, state)])
      expect(await scene.shown()).toEqual(['Post 1', 'Mine 2', 'Post 3', 'Mine 4', 'Post 5', 'Mine 6'])
      expect((await readOrder(scene.device, scene.identity, 'trending', { hotAt: noon })).ids).toEqual(
        [5, 3, 1, 2, 4, 6].map(idOf),
      )
    },
  )

  test('leaves a removed post that is older than the first posts out of the first paint', async () => {
    await scene.addPosts(...many(40))
    await scene.userDb
      .replica('gossip_submissions')
      .bulkPut([submissionOf(30.5, 'removed'), submissionOf(2.5, 'removed')])
    const first = (await readOrder(scene.device, scene.identity, 'trending', { all: false })).ids
    expect(first).toEqual([1, 2, 2.5, ...Array.from({ length: 28 }, (_, n) => n + 3)].map(idOf))
    expect((await readOrder(scene.device, scene.identity, 'trending')).ids.slice(0, first.length)).toEqual(first)
  })

  test('hides a deleted post from its author while its public copy still exists', async () => {
    await scene.addPosts(rowOf(1), rowOf(2))
    await scene.userDb.keyValues.put({ key: 'gossip-deleted', value: [idOf(2)] })
    expect(await scene.shown()).toEqual(['Post 1'])
    expect((await scene.feed()).hiddenCount).toBe(0)
  })

  test('hides a post as soon as its deletion is pending', async () => {
    await scene.addPosts(rowOf(1), rowOf(2))
    await scene.queue(deletion(1))
    expect(await scene.shown()).toEqual(['Post 2'])
  })
})

describe('likes', () => {
  const likesOf = async (n: number) =>
    (await scene.feed()).posts.flatMap(({ id, liked, likes }) => (id === idOf(n) ? [{ liked, likes }] : []))

  test('include the pending like', async () => {
    await scene.addPosts(rowOf(5))
    expect(await likesOf(5)).toEqual([{ liked: false, likes: 5 }])
    await scene.queue(like(5, true))
    expect(await likesOf(5)).toEqual([{ liked: true, likes: 6 }])
    await scene.queue(like(5, false))
    expect(await likesOf(5)).toEqual([{ liked: false, likes: 5 }])
  })

  test('have the same count before and after the acknowledgement', async () => {
    await scene.addPosts(rowOf(5))
    await scene.queue(like(5, true))
    const { store, operation } = await scene.firstPending()
    const before = await likesOf(5)
    await store.acknowledge(operation, { id: idOf(5), rev: 9, likes_count: 6, like_id: idOf(777), like_rev: 9 })
    expect(await likesOf(5)).toEqual(before)
    await scene.queue(like(5, false))
    expect(await likesOf(5)).toEqual([{ liked: false, likes: 5 }])
  })

  test('do not cause the order to be read again, neither when pending nor when acknowledged', async () => {
    await scene.addPosts(...many(3))
    const orders: (readonly string[])[] = []
    const watching = liveQuery(() => readOrder(scene.device, scene.identity, 'trending')).subscribe(({ ids }) =>
      orders.push(ids),
    )
    await expect.poll(() => orders.length).toBe(1)
    await scene.queue(like(1, true))
    const { store, operation } = await scene.firstPending()
    await store.acknowledge(operation, { id: idOf(1), rev: 9, likes_count: 2, like_id: idOf(777), like_rev: 9 })
    await scene.queue(post(500))
    await expect.poll(() => orders.at(-1)?.[0]).toBe(idOf(500))
    expect(orders).toHaveLength(2)
    watching.unsubscribe()
  })
})
