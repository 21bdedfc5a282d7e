import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FeedScene, idOf, many, noon, post, rowOf } from '#support/gossip/feed-scene'
import { readHidden, readOnePost, readOrder, readPosts, readTexts } from './feed'

let scene: FeedScene
beforeEach(() => {
  scene = new FeedScene()
})
afterEach(() => scene.close())

describe('feed order', () => {
  test('shows only posts of the tab, newest first', async () => {
    await scene.addPosts(rowOf(3), rowOf(1), rowOf(2, 'love'))
    expect(await scene.shown()).toEqual(['Post 1', 'Post 3'])
    expect(await scene.shown('love')).toEqual(['Post 2'])
  })

  test('puts a new post on top', async () => {
    await scene.addPosts(...many(3))
    await scene.addPosts({ ...rowOf(0), content: 'News' })
    expect(await scene.shown()).toEqual(['News', 'Post 1', 'Post 2', 'Post 3'])
  })

  test('reads only the newest posts for the first paint, and tells whether there are more', async () => {
    await scene.addPosts(...many(40), ...Array.from({ length: 29 }, (_, index) => rowOf(100 + index, 'love')))
    const first = await readOrder(scene.device, scene.identity, 'trending', { all: false })
    expect(first.isWhole).toBe(false)
    expect(first.ids).toEqual((await readOrder(scene.device, scene.identity, 'trending')).ids.slice(0, 30))
    expect(await readOrder(scene.device, scene.identity, 'love', { all: false })).toMatchObject({
      isWhole: true,
      ids: (await readOrder(scene.device, scene.identity, 'love')).ids,
    })
  })

  test('puts the hottest first on request, with own posts that nobody reads yet on top', async () => {
    await scene.addPosts(
      { ...rowOf(1), likes_count: 0 },
      { ...rowOf(2), likes_count: 8 },
      { ...rowOf(3), likes_count: 4 },
      { ...rowOf(4, 'love'), likes_count: 90 },
    )
    await scene.queue(post(500))
    expect((await readOrder(scene.device, scene.identity, 'trending', { hotAt: noon })).ids).toEqual(
      [500, 2, 3, 1].map(idOf),
    )
  })

  test('reads only the requested posts', async () => {
    await scene.addPosts(...many(40))
    const posts = await readPosts(scene.device, scene.identity, [idOf(7), idOf(39), idOf(41)])
    expect([...posts.keys()]).toEqual([idOf(7), idOf(39)])
  })
})

describe('hidden posts', () => {
  test('are left out of the feed and listed with their content', async () => {
    await scene.addPosts(...many(3))
    await scene.userDb.keyValues.put({ key: 'gossip-hidden', value: [idOf(1), idOf(9)] })
    expect(await scene.shown()).toEqual(['Post 2', 'Post 3'])
    expect((await scene.feed()).hiddenCount).toBe(2)
    expect(await readHidden(scene.device, scene.identity)).toEqual([
      { id: idOf(9), content: null },
      { id: idOf(1), content: 'Post 1' },
    ])
    expect(await readOnePost(scene.device, scene.identity, idOf(1))).toMatchObject({ hidden: true })
  })

  test.each([null, 'x', { a: 1 }, [1, 2]])('a malformed stored list hides nothing: %j', async (value) => {
    await scene.addPosts(rowOf(1))
    await scene.userDb.keyValues.put({ key: 'gossip-hidden', value })
    expect(await scene.shown()).toEqual(['Post 1'])
  })
})

test('a linked post is found while it is still unsent', async () => {
  await scene.queue(post(500))
  expect(await readOnePost(scene.device, scene.identity, idOf(500))).toMatchObject({
    hidden: false,
    post: { content: 'Mine 500' },
  })
  expect(await readOnePost(scene.device, scene.identity, idOf(1))).toBeNull()
})

describe('search texts', () => {
  test('include unsent posts', async () => {
    await scene.addPosts(rowOf(1), rowOf(2, 'love'))
    await scene.queue(post(3))
    expect(
      [...(await readTexts(scene.device, scene.identity)).values()].map(({ id, content }) => [id, content]).toSorted(),
    ).toEqual([
      [idOf(1), 'Post 1'],
      [idOf(2), 'Post 2'],
      [idOf(3), 'Mine 3'],
    ])
  })

  test('are complete when there are more posts than fit in one page', async () => {
    await scene.addPosts(...many(1203))
    expect((await readTexts(scene.device, scene.identity)).size).toBe(1203)
  })
})
