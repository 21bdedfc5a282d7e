import { beforeEach, describe, expect, test } from 'vitest'
import { inserted } from './users.ts'
import {
  addItems,
  addPhoto,
  changesSince,
  currentCursor,
  idsOf,
  rowsOf,
  snapshotPages,
  sync,
  tablesIn,
} from './sync-fixture.ts'
import { emptyBackend } from './test-backend.ts'

const backend = await emptyBackend()
beforeEach(() => backend.sql('truncate public.items, public.gossip_posts cascade'))

const sell = (id: string) => backend.sql(`update public.items set status = 'sold' where id = $1`, [id])
const offer = (id: string) => backend.sql(`update public.items set status = 'available' where id = $1`, [id])

describe('posts', () => {
  test('the newest hundred are copied, without hidden ones', async () => {
    const rows = await backend.sql<{ id: string }>(
      `insert into public.gossip_posts (campus, content, category, hidden, created_at)
       select 'tum', 'Post ' || n, 'trending', n = 103, now() - make_interval(hours => 105 - n) from generate_series(1, 104) as n returning id`,
    )
    const ids = rows.map(({ id }) => id)
    const expected = ids.filter((_id, index) => index >= 3 && index !== 102)
    expect(idsOf(await sync(backend, { tables: 'gossip_posts' }), 'gossip_posts').toSorted()).toEqual(
      expected.toSorted(),
    )
  })

  test('a hidden post is removed, and returns when it is shown again', async () => {
    const post = await inserted(
      backend,
      `insert into public.gossip_posts (campus, content, category) values ('tum', 'Heard at the gate', 'trending')`,
    )
    const since = await currentCursor(backend)
    await backend.sql('update public.gossip_posts set hidden = true where id = $1', [post])
    const hidden = await sync(backend, { since })
    expect([hidden.tables, hidden.gone.map(([, id]) => id)]).toEqual([{}, [post]])
    await backend.sql('update public.gossip_posts set hidden = false where id = $1', [post])
    const [row] = rowsOf(await sync(backend, { since }), 'gossip_posts')
    expect(row?.['id']).toBe(post)
    expect(row?.['rev']).toBeGreaterThan(hidden.gone[0]?.[2] ?? Infinity)
  })
})

describe('items', () => {
  test('the newest 150 for sale are copied, with their photos and no others', async () => {
    const ids = await addItems(backend, 160)
    const photos: Record<string, string> = {}
    for (const id of [ids[0], ids[9], ids[10], ids[159]]) photos[id ?? ''] = await addPhoto(backend, id ?? '')
    const pages = await snapshotPages(backend, { tables: 'items,item_photos' })
    expect(idsOf(pages, 'items').toSorted()).toEqual(ids.slice(10).toSorted())
    expect(idsOf(pages, 'item_photos').toSorted()).toEqual([photos[ids[10] ?? ''], photos[ids[159] ?? '']].toSorted())
  })

  test('a sold item is removed, and the next older one replaces it in a snapshot', async () => {
    const ids = await addItems(backend, 151)
    const since = await currentCursor(backend)
    await sell(ids[100] ?? '')
    const answer = await sync(backend, { since })
    expect(answer.left).toEqual({ items: [[ids[100], expect.any(Number)]] })
    expect(tablesIn(answer)).toEqual([])
    expect(idsOf(await sync(backend, { tables: 'items' }), 'items')).toHaveLength(150)
    expect(idsOf(await sync(backend, { tables: 'items' }), 'items')).toContain(ids[0])
  })

  test('an item that is for sale again is sent with its unchanged photos', async () => {
    const [item = ''] = await addItems(backend, 1)
    const photo = await addPhoto(backend, item)
    await sell(item)
    const since = await currentCursor(backend)
    await offer(item)
    const answer = await sync(backend, { since })
    expect([idsOf(answer, 'items'), idsOf(answer, 'item_photos')]).toEqual([[item], [photo]])
  })

  test('a deleted item is removed with its photos', async () => {
    const [item = ''] = await addItems(backend, 1)
    const photo = await addPhoto(backend, item)
    const since = await currentCursor(backend)
    await backend.sql('delete from public.items where id = $1', [item])
    expect((await sync(backend, { since })).gone.map(([table, id]) => `${table} ${id}`).toSorted()).toEqual([
      `item_photos ${photo}`,
      `items ${item}`,
    ])
  })

  test('a new photo is sent without its item', async () => {
    const [item = ''] = await addItems(backend, 1)
    const since = await currentCursor(backend)
    const photo = await addPhoto(backend, item)
    const answer = await sync(backend, { since })
    expect([tablesIn(answer), idsOf(answer, 'item_photos')]).toEqual([['item_photos'], [photo]])
  })

  test('a simultaneous change of all items is one answer, with more than 500 photos', async () => {
    await addItems(backend, 150)
    await backend.sql(
      `insert into public.item_photos (item_id, image_url, position) select id, '/pictures/market.svg#desk', n from public.items, generate_series(0, 3) as n`,
    )
    const since = await currentCursor(backend)
    await backend.sql('update public.items set price = price + 1')
    const answers = await changesSince(backend, since)
    expect(idsOf(answers, 'items')).toHaveLength(150)
    expect(new Set(idsOf(answers, 'item_photos')).size).toBe(600)
    expect(answers).toHaveLength(1)
  })

  test('more than 500 items sold at once reset the copies', async () => {
    await addItems(backend, 501)
    const since = await currentCursor(backend)
    await backend.sql(`update public.items set status = 'sold'`)
    expect(await sync(backend, { since })).toMatchObject({ reset: true })
  })
})
