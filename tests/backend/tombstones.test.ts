import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPost, createPeople, inserted, publishAll } from './people.ts'
import type { People } from './people.ts'
import { startBackend } from './start-backend.ts'
import type { TestBackend } from './start-backend.ts'
import { addGrocery, currentCursor, sync } from './sync-fixture.ts'

let backend: TestBackend
let people: People
beforeAll(async () => {
  backend = await startBackend({ seedFile: null })
  people = await createPeople(backend)
})
afterAll(() => backend.close())

const tombstonesOf = async (client: SupabaseClient, row: string) => (await client.from('tombstones').select('table_name, row_id').eq('row_id', row)).data
const strangers = () => [people.anonymous, people.other.client, people.admin.client]

describe('tombstones', () => {
  test('of groceries are public', async () => {
    const id = await addGrocery(backend)
    const since = await currentCursor(backend)
    await people.admin.client.from('groceries').delete().eq('id', id)
    for (const client of [...strangers(), people.owner.client]) expect(await tombstonesOf(client, id)).toEqual([{ table_name: 'groceries', row_id: id }])
    expect((await sync(backend, { since })).gone).toEqual([['groceries', id, expect.any(Number)]])
  })

  test('of submissions are visible only to the author, and move nobody else’s cursor', async () => {
    const { client } = people.owner
    const { data } = await client.from('gossip_submissions').insert({ content: 'Never mind', category: 'love' }).select('id').single()
    const since = await currentCursor(backend)
    await client.from('gossip_submissions').delete().eq('id', data?.id)
    expect(await tombstonesOf(client, data?.id)).toEqual([{ table_name: 'gossip_submissions', row_id: data?.id }])
    for (const stranger of strangers()) expect(await tombstonesOf(stranger, data?.id)).toEqual([])
    expect(await sync(backend, { since })).toMatchObject({ until: since, gone: [] })
  })

  test('of pregnancy records are visible only to the owner', async () => {
    const { client } = people.owner
    const record = { pregnancy_start_date: '2026-09-01', due_date: '2027-06-08', current_week: 11 }
    const { data } = await client.from('pregnancy_tracking').insert(record).select('id').single()
    await client.from('pregnancy_tracking').delete().eq('id', data?.id)
    expect(await tombstonesOf(client, data?.id)).toEqual([{ table_name: 'pregnancy_tracking', row_id: data?.id }])
    for (const stranger of strangers()) expect(await tombstonesOf(stranger, data?.id)).toEqual([])
  })

  test('are also created for rows deleted by a cascade', async () => {
    const rental = await inserted(backend, `insert into public.rentals (title, price_per_day, location, category) values ('Room', 1, 'Tudor', 'single')`)
    const photo = await inserted(backend, `insert into public.rental_photos (rental_id, image_url) values ($1, '/room.svg')`, [rental])
    await people.admin.client.from('rentals').delete().eq('id', rental)
    expect(await tombstonesOf(people.anonymous, rental)).toHaveLength(1)
    expect(await tombstonesOf(people.anonymous, photo)).toHaveLength(1)
  })

  test('do not identify the author of a deleted post', async () => {
    const post = await addPost(backend, people.owner.user.id)
    const since = await currentCursor(backend)
    await people.owner.client.from('gossip_submissions').delete().eq('id', post)
    await publishAll(backend)
    const { data } = await people.anonymous.from('tombstones').select('*').eq('row_id', post)
    expect(data).toMatchObject([{ table_name: 'gossip_posts', owner_id: null }])
    expect(JSON.stringify(data)).not.toContain(people.owner.user.id)
    expect((await sync(backend, { since })).gone).toEqual([['gossip_posts', post, expect.any(Number)]])
  })
})
