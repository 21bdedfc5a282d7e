import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { Draft, StoredPhoto } from '@/store/sync/outbox/operation'
import { plainWebp } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { addItem } from './users.ts'
import { backendWithUsers, pointAppTo } from './test-backend.ts'
import { newItem, newPost } from './new-rows.ts'
import { insert, phoneOf } from './outbox-fixture.ts'

const { backend, users } = await backendWithUsers()
pointAppTo(backend)
const student = users.owner
const phone = phoneOf(backend, student)
const { enqueueAll, remaining, send } = phone

describe('an operation that the server rejects', () => {
  const sendFailing = async (draft: Draft) => {
    await enqueueAll([draft])
    await send()
    return (await remaining())[0]
  }

  test('for violating a constraint is marked as rejected with the reason', async () => {
    expect(await sendFailing(insert('items', { ...newItem, price: -1 }))).toMatchObject({
      state: 'rejected',
      failure: { reason: 'refused', code: '23514' },
    })
  })

  test('for changing another user’s row is marked as rejected', async () => {
    const foreignItem = await addItem(backend, users.other.user.id)
    expect(
      await sendFailing({ action: 'delete', table: 'items', row: foreignItem, lane: `items/${foreignItem}` }),
    ).toMatchObject({
      state: 'rejected',
      failure: { reason: 'not-allowed' },
    })
  })

  test('because its parent is gone is marked as rejected', async () => {
    expect(
      await sendFailing(insert('reports', { kind: 'gossip_post', subject: randomUUID(), reason: 'spam' })),
    ).toMatchObject({ failure: { reason: 'parent-gone' } })
  })

  test('because of a rate limit waits, and is sent once the limit allows it', async () => {
    await enqueueAll(Array.from({ length: 11 }, () => insert('gossip_submissions', newPost)))
    expect(await send()).toMatchObject({ end: 'idle', acknowledged: 10 })
    expect(await remaining()).toMatchObject([{ state: 'waiting', tries: 1 }])
    await backend.sql('delete from private.rate_counters')
    await phone.db.operations.toCollection().modify({ notBefore: 0 })
    expect(await send()).toMatchObject({ acknowledged: 1 })
  })

  test('because the token is invalid waits for a new sign-in', async () => {
    await enqueueAll([insert('gossip_submissions', newPost)])
    expect(await send('not-a-token')).toMatchObject({ end: 'auth' })
    expect(await remaining()).toMatchObject([{ state: 'waiting', tries: 0 }])
  })

  test('as an upload because the token is invalid waits, too', async () => {
    const file = { bucket: 'item-images', path: `${student.user.id}/x/1.webp`, lane: 'items/x' } as const
    const photo: StoredPhoto = {
      ...file,
      id: 'x',
      bytes: plainWebp.buffer,
      small: plainWebp.buffer,
      type: 'image/webp',
    }
    await enqueueAll([{ ...file, action: 'upload', photo: photo.id }], [photo])
    expect(await send('not-a-token')).toMatchObject({ end: 'auth' })
  })
})

test('without a server all operations wait', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1:9')
  await enqueueAll([insert('gossip_submissions', newPost)])
  expect(await send()).toMatchObject({ end: 'offline', acknowledged: 0 })
  vi.stubEnv('VITE_SUPABASE_URL', backend.url)
  expect(await send()).toMatchObject({ acknowledged: 1 })
})
