import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPost, createUsers, inserted, publishAll } from './users.ts'
import type { TestUsers } from './users.ts'
import { startBackend } from './start-backend.ts'
import type { TestBackend } from './start-backend.ts'
import { addGrocery, currentCursor, sync } from './sync-fixture.ts'

let backend: TestBackend
let users: TestUsers
beforeAll(async () => {
  backend = await startBackend({ seedFile: null })
  users = await createUsers(backend)
})
afterAll(() => backend.close())

const tombstonesOf = async (client: SupabaseClient, row: string) => (await client.from('tombstones').select('table_name, row_id').eq('row_id', row)).data
const otherClients = () => [users.anonymous, users.other.client, users.admin.client]

describe('tombstones', () => {
  test('of groceries are public', async () => {
    const id = await addGrocery(backend)
    const since = await currentCursor(backend)
    await users.admin.client.from('groceries').delete().eq('id', id)
    for (const client of [...otherClients(), users.owner.client]) expect(await tombstonesOf(client, id)).toEqual([{ table_name: 'groceries', row_id: id }])
    expect((await sync(backend, { since })).gone).toEqual([['groceries', id, expect.any(Number)]])
  })

  test('of submissions are visible only to the author, and do not advance the cursors of others', async () => {
    const { client } = users.owner
    const { data } = await client.from('gossip_submissions').insert({ content: 'Never mind', category: 'love' }).select('id').single()
    const since = await currentCursor(backend)
    await client.from('gossip_submissions').delete().eq('id', data?.id)
    expect(await tombstonesOf(client, data?.id)).toEqual([{ table_name: 'gossip_submissions', row_id: data?.id }])
    for (const otherClient of otherClients()) expect(await tombstonesOf(otherClient, data?.id)).toEqual([])
    expect(await sync(backend, { since })).toMatchObject({ until: since, gone: [] })
  })

  test('of pregnancy records are visible only to the owner', async () => {
    const { client } = users.owner
    const record = { pregnancy_start_date: '2026-09-01', due_date: '2027-06-08', current_week: 11 }
    const { data } = await client.from('pregnancy_tracking').insert(record).select('id').single()
    await client.from('pregnancy_tracking').delete().eq('id', data?.id)
    expect(await tombstonesOf(client, data?.id)).toEqual([{ table_name: 'pregnancy_tracking', row_id: data?.id }])
    for (const otherClient of otherClients()) expect(await tombstonesOf(otherClient, data?.id)).toEqual([])
  })

  test('are also created for rows deleted by a cascade', async () => {
    const rental = await inserted(backend, `insert into public.rentals (title, price_per_day, location, category) values ('Room', 1, 'Tudor', 'single')`)
    const photo = await inserted(backend, `insert into public.rental_photos (rental_id, image_url) values ($1, '/pictures/rooms.svg#bed')`, [rental])
    await users.admin.client.from('rentals').delete().eq('id', rental)
    expect(await tombstonesOf(users.anonymous, rental)).toHaveLength(1)
    expect(await tombstonesOf(users.anonymous, photo)).toHaveLength(1)
  })

  test('do not identify the author of a deleted post', async () => {
    const post = await addPost(backend, users.owner.user.id)
    const since = await currentCursor(backend)
    await users.owner.client.from('gossip_submissions').delete().eq('id', post)
    await publishAll(backend)
    const { data } = await users.anonymous.from('tombstones').select('*').eq('row_id', post)
    expect(data).toMatchObject([{ table_name: 'gossip_posts', owner_id: null }])
    expect(JSON.stringify(data)).not.toContain(users.owner.user.id)
    expect((await sync(backend, { since })).gone).toEqual([['gossip_posts', post, expect.any(Number)]])
  })
})
