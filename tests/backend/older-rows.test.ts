import 'fake-indexeddb/auto'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ComradeDb } from '@/store/db'
import { loadLinkedRow } from '@/store/sync/pull/linked-row'
import { loadOlder, type Position } from '@/store/sync/pull/older-rows'
import { addCampus, addItems, addPhoto, addPosts } from './sync-fixture.ts'
import { emptyBackend, pointAppTo } from './test-backend.ts'

const backend = await emptyBackend()
pointAppTo(backend)
let db: ComradeDb

beforeAll(() => addCampus(backend, 'kmtc'))
beforeEach(async () => {
  db = new ComradeDb(`older-${crypto.randomUUID()}`)
  await backend.sql('truncate public.items, public.gossip_posts cascade')
})
afterEach(() => db.delete())

const loadAllPages = async (category: string | null): Promise<string[]> => {
  const ids: string[] = []
  let before: Position | null = { id: crypto.randomUUID(), created_at: new Date(Date.now() + 60_000).toISOString() }
  while (before) {
    const page = await loadOlder(db, 'gossip_posts', before, category, () => {})
    ids.push(...page.ids)
    before = page.last
  }
  return ids
}

describe('rows older than the window', () => {
  test('are returned page by page, newest first, without gaps or duplicates among rows of the same time', async () => {
    const posts = await addPosts(backend, 70)
    await backend.sql(`update public.gossip_posts set created_at = '2026-11-01T08:00:00Z' where id = any($1)`, [
      posts.slice(20, 60),
    ])
    const loaded = await loadAllPages(null)
    expect(loaded.toSorted()).toEqual(posts.toSorted())
    const expectedOrder = await backend.sql<{ id: string }>(
      'select id from public.gossip_posts order by created_at desc, id desc',
    )
    expect(loaded).toEqual(expectedOrder.map(({ id }) => id))
    expect(await db.replica('gossip_posts').count()).toBe(70)
  })

  test('belong to the requested campus', async () => {
    const posts = await addPosts(backend, 3)
    await addPosts(backend, 3, 'kmtc')
    expect((await loadAllPages(null)).toSorted()).toEqual(posts.toSorted())
  })
})

describe('the row of a shared link', () => {
  test('is stored with its photos if it belongs to the campus of the phone', async () => {
    const [item = ''] = await addItems(backend, 1)
    const photo = await addPhoto(backend, item)
    const onStored = vi.fn<() => void>()
    expect(await loadLinkedRow(db, 'items', item, onStored)).toEqual({ kind: 'stored' })
    expect(onStored).toHaveBeenCalledOnce()
    expect(await db.replica('items').get(item)).toMatchObject({ id: item })
    expect(await db.replica('item_photos').get(photo)).toMatchObject({ item_id: item })
  })

  test('of another campus is returned with its campus and photos, but not stored', async () => {
    const [item = ''] = await addItems(backend, 1, null, 'kmtc')
    const photo = await addPhoto(backend, item)
    expect(await loadLinkedRow(db, 'items', item, () => {})).toMatchObject({
      kind: 'elsewhere',
      campus: 'kmtc',
      row: { id: item },
      photos: [{ id: photo }],
    })
    expect(await db.replica('items').count()).toBe(0)
  })

  test('is reported as gone if it does not exist or is hidden by reports', async () => {
    const [post = ''] = await addPosts(backend, 1)
    await backend.sql('update public.gossip_posts set hidden = true where id = $1', [post])
    expect(await loadLinkedRow(db, 'gossip_posts', post, () => {})).toEqual({ kind: 'gone' })
    expect(await loadLinkedRow(db, 'gossip_posts', crypto.randomUUID(), () => {})).toEqual({ kind: 'gone' })
  })
})
