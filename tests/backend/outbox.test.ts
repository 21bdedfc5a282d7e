import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Draft, StoredPhoto } from '@/store/sync/outbox/operation'
import { restRemote } from '@/store/sync/outbox/rest-remote'
import { plainWebp, webpWith } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { addPost } from './users.ts'
import { backendWithUsers, pointAppTo } from './test-backend.ts'
import { campus, newItem, newPost } from './new-rows.ts'
import { insert, phoneOf } from './outbox-fixture.ts'

const { backend, users } = await backendWithUsers()
pointAppTo(backend)
const student = users.owner
const phone = phoneOf(backend, student)
const { enqueueAll, remaining, send } = phone

describe('an operation', () => {
  test('that inserts creates a row owned by the user and is acknowledged', async () => {
    const post = insert('gossip_submissions', newPost)
    await enqueueAll([post])
    expect(await send()).toMatchObject({ end: 'idle', acknowledged: 1 })
    expect(await backend.sql('select user_id from public.gossip_submissions where id = $1', [post.row])).toEqual([
      { user_id: student.user.id },
    ])
    expect(await phone.db.replica('gossip_submissions').get(post.row)).toMatchObject({
      content: 'Heard at the mess',
      state: 'waiting',
    })
    expect(await backend.sql('select id from public.gossip_posts where id = $1', [post.row])).toEqual([])
  })

  test('that is sent twice after a lost response creates one row', async () => {
    const post = insert('gossip_submissions', { ...newPost, content: 'Once' })
    await enqueueAll([post])
    const [operation] = await remaining()
    if (!operation) throw new Error('the outbox is empty')
    await restRemote.send(operation, undefined, { token: phone.token, signal: new AbortController().signal })
    expect(await send()).toMatchObject({ acknowledged: 1 })
    expect(await backend.sql('select id from public.gossip_submissions where id = $1', [post.row])).toHaveLength(1)
  })

  test('that updates succeeds only on the current revision', async () => {
    const item = insert('items', newItem)
    await enqueueAll([item])
    await send()
    const stored = await phone.shared.replica('items').get(item.row)
    const edit = (price: number, baseRev: number): Draft => ({
      action: 'update',
      table: 'items',
      row: item.row,
      lane: item.lane,
      values: { price },
      before: { price: 900 },
      baseRev,
    })
    await enqueueAll([edit(800, stored?.rev ?? 0)])
    expect(await send()).toMatchObject({ acknowledged: 1 })
    await enqueueAll([edit(700, stored?.rev ?? 0)])
    await send()
    expect(await remaining()).toMatchObject([{ state: 'rejected', failure: { reason: 'conflict' } }])
    expect(await backend.sql('select price::int as price from public.items where id = $1', [item.row])).toEqual([
      { price: 800 },
    ])
  })

  test('that deletes succeeds, even if the row is already gone', async () => {
    const item = insert('items', newItem)
    const gone: Draft = { action: 'delete', table: 'items', row: item.row, lane: item.lane }
    await enqueueAll([item])
    await send()
    await enqueueAll([gone])
    expect(await send()).toMatchObject({ acknowledged: 1 })
    expect(await phone.shared.replica('items').get(item.row)).toBeUndefined()
    await enqueueAll([gone])
    expect(await send()).toMatchObject({ acknowledged: 1 })
  })

  test('of a signed-out user stores no account: a message and a subscription', async () => {
    const message = insert('contact_messages', {
      name: 'Amina',
      email: 'amina@students.example',
      subject: 'Hi',
      message: 'Hello',
    })
    const address = insert('newsletter_subscriptions', { email: `${randomUUID()}@students.example` })
    await enqueueAll([message, address])
    expect(await send(null, 'anonymous')).toMatchObject({ acknowledged: 2 })
    expect(await backend.sql('select user_id from public.contact_messages where id = $1', [message.row])).toEqual([
      { user_id: null },
    ])
  })

  test('that rates a provider is counted; a second rating of the same provider replaces it', async () => {
    const provider = 'gas:gas-mwangaza'
    const first = insert('provider_ratings', { campus, provider, stars: 5 })
    await enqueueAll([first])
    expect(await send()).toMatchObject({ end: 'idle', acknowledged: 1 })
    expect(await phone.db.replica('provider_ratings').toArray()).toMatchObject([{ id: first.row, provider, stars: 5 }])
    await enqueueAll([
      {
        action: 'update',
        table: 'provider_ratings',
        row: first.row,
        lane: first.lane,
        values: { stars: 3 },
        before: {},
        baseRev: 0,
      },
    ])
    expect(await send()).toMatchObject({ end: 'idle', acknowledged: 1 })
    expect(
      await backend.sql('select ratings, stars_sum from public.provider_scores where provider = $1', [provider]),
    ).toEqual([{ ratings: 1, stars_sum: 3 }])
    await enqueueAll([insert('provider_ratings', { campus, provider, stars: 4 })])
    expect(await send()).toMatchObject({ end: 'idle', acknowledged: 1 })
    expect(
      await backend.sql('select ratings, stars_sum from public.provider_scores where provider = $1', [provider]),
    ).toEqual([{ ratings: 1, stars_sum: 4 }])
  })

  test('that rates a provider that has been removed since is refused, and holds up nothing', async () => {
    const provider = 'gas:pwani-gas-point-ganjoni'
    const rating = insert('provider_ratings', { campus, provider, stars: 5 })
    await enqueueAll([rating, insert('gossip_submissions', newPost)])
    await backend.sql(`insert into public.catalogues (campus, name, entries) values ($1, 'gas', '[]')`, [campus])
    expect(await send()).toMatchObject({ end: 'idle', acknowledged: 1 })
    expect(await remaining()).toMatchObject([
      { row: rating.row, state: 'rejected', failure: { reason: 'parent-gone' } },
    ])
    expect(await send()).toMatchObject({ end: 'idle', acknowledged: 0 })
    await backend.sql('delete from public.catalogues')
  })

  test('that likes is stored, counted once and applied to the local copies', async () => {
    const post = await addPost(backend, users.other.user.id)
    await phone.shared.replica('gossip_posts').put({
      id: post,
      rev: 1,
      content: 'x',
      category: 'love',
      likes_count: 0,
      image_url: null,
      created_at: '2026-11-21T08:00:00Z',
    })
    const like = (liked: boolean): Draft => ({
      action: 'switch',
      table: 'gossip_likes',
      row: post,
      on: liked,
      idempotencyKey: randomUUID(),
      lane: `gossip_likes/${post}`,
    })
    await enqueueAll([like(true)])
    expect(await send()).toMatchObject({ acknowledged: 1 })
    expect(await phone.shared.replica('gossip_posts').get(post)).toMatchObject({ likes_count: 1 })
    expect(await phone.db.replica('gossip_likes').toArray()).toMatchObject([{ post_id: post, liked: true }])
    await enqueueAll([like(false)])
    await send()
    expect(await phone.shared.replica('gossip_posts').get(post)).toMatchObject({ likes_count: 0 })
    expect(await phone.db.replica('gossip_likes').toArray()).toMatchObject([{ post_id: post, liked: false }])
  })

  test('that inserts a listing is preceded by its uploads, which may be repeated', async () => {
    const item = randomUUID()
    const lane = `items/${item}` as const
    const path = (n: number, size = 'large') => `${student.user.id}/${item}/${n}-${size}.webp`
    const bytes = (n: number, size = 'large') => webpWith(`${n}-${size}`).buffer
    const photos: StoredPhoto[] = [1, 2].map((n) => ({
      id: `${item}-${n}`,
      lane,
      bucket: 'item-images',
      path: path(n),
      bytes: bytes(n),
      small: bytes(n, 'small'),
      type: 'image/webp',
    }))
    const uploads: Draft[] = photos.map((photo) => ({
      action: 'upload',
      bucket: 'item-images',
      path: photo.path,
      photo: photo.id,
      lane,
    }))
    await enqueueAll([...uploads, { ...insert('items', newItem, item), lane }], photos)
    const [first] = await remaining()
    if (!first) throw new Error('the outbox is empty')
    await restRemote.send(first, photos[0], { token: phone.token, signal: new AbortController().signal })
    expect(await send()).toMatchObject({ end: 'idle', acknowledged: 3 })
    expect(await phone.db.photos.count()).toBe(0)
    const stored = (name: string) => fetch(`${backend.url}/storage/v1/object/public/item-images/${name}`)
    for (const [name, content] of [
      [path(2), bytes(2)],
      [path(2, 'small'), bytes(2, 'small')],
    ] as const) {
      const picture = await stored(name)
      expect([picture.status, await picture.arrayBuffer()]).toEqual([200, content])
    }
    await enqueueAll([{ action: 'remove', bucket: 'item-images', path: path(1), lane }])
    expect(await send()).toMatchObject({ acknowledged: 1 })
    for (const size of ['large', 'small']) expect((await stored(path(1, size))).status).toBeGreaterThanOrEqual(400)
  })

  test('that removes a photo succeeds if only its small file was uploaded', async () => {
    const lane = `items/${randomUUID()}` as const
    const path = `${student.user.id}/${randomUUID()}/1-large.webp`
    const small = path.replace('large', 'small')
    expect(
      (await student.client.storage.from('item-images').upload(small, plainWebp.buffer, { contentType: 'image/webp' }))
        .error,
    ).toBeNull()
    await enqueueAll([{ action: 'remove', bucket: 'item-images', path, lane }])
    expect(await send()).toMatchObject({ end: 'idle', acknowledged: 1 })
    expect((await fetch(`${backend.url}/storage/v1/object/public/item-images/${small}`)).status).toBeGreaterThanOrEqual(
      400,
    )
  })
})
