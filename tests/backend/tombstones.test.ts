import { describe, expect, test } from 'vitest'
import { addPost, inserted, publishAll } from './users.ts'
import type { TestUser } from './start-backend.ts'
import { newPost } from './new-rows.ts'
import { addGrocery, currentCursor, sync, tokenOf } from './sync-fixture.ts'
import { backendWithUsers } from './test-backend.ts'

const { backend, users } = await backendWithUsers()

/** What somebody is told to have been deleted since a revision: `table id`. */
const goneFor = async (user: TestUser | null, since: number): Promise<readonly string[]> => {
  const { gone, own } = user
    ? await sync(backend, { since, own_since: since }, await tokenOf(user))
    : await sync(backend, { since })
  return [...(gone ?? []), ...(own?.gone ?? [])].map(([table, row]) => `${table} ${row}`)
}
const others = () => [null, users.other, users.admin]

describe('tombstones', () => {
  test('of groceries are public', async () => {
    const id = await addGrocery(backend)
    const since = await currentCursor(backend)
    await users.admin.client.from('groceries').delete().eq('id', id)
    for (const user of [...others(), users.owner]) expect(await goneFor(user, since)).toEqual([`groceries ${id}`])
    expect((await sync(backend, { since })).gone).toEqual([['groceries', id, expect.any(Number)]])
  })

  test('of submissions are visible only to the author, and do not advance the cursors of others', async () => {
    const { client } = users.owner
    const { data } = await client.from('gossip_submissions').insert(newPost).select('id').single()
    const since = await currentCursor(backend)
    await client.from('gossip_submissions').delete().eq('id', data?.id)
    expect(await goneFor(users.owner, since)).toEqual([`gossip_submissions ${data?.id}`])
    for (const user of others()) expect(await goneFor(user, since)).toEqual([])
    expect(await sync(backend, { since })).toMatchObject({ until: since, gone: [] })
  })

  test('of pregnancy records are visible only to the owner', async () => {
    const { client } = users.owner
    const record = { pregnancy_start_date: '2026-09-01', due_date: '2027-06-08', current_week: 11 }
    const { data } = await client.from('pregnancy_tracking').insert(record).select('id').single()
    const since = await currentCursor(backend)
    await client.from('pregnancy_tracking').delete().eq('id', data?.id)
    expect(await goneFor(users.owner, since)).toContain(`pregnancy_tracking ${data?.id}`)
    for (const user of others()) expect(await goneFor(user, since)).toEqual([])
  })

  test('are also created for rows deleted by a cascade', async () => {
    const rental = await inserted(
      backend,
      `insert into public.rentals (campus, title, price_per_day, location, category) values ('tum', 'Room', 1, 'Tudor', 'single')`,
    )
    const photo = await inserted(
      backend,
      `insert into public.rental_photos (rental_id, image_url) values ($1, '/pictures/rooms.svg#bed')`,
      [rental],
    )
    const since = await currentCursor(backend)
    await users.admin.client.from('rentals').delete().eq('id', rental)
    expect((await goneFor(null, since)).toSorted()).toEqual([`rental_photos ${photo}`, `rentals ${rental}`])
  })

  test('do not identify the author of a deleted post', async () => {
    const post = await addPost(backend, users.owner.user.id)
    const since = await currentCursor(backend)
    await users.owner.client.from('gossip_submissions').delete().eq('id', post)
    await publishAll(backend)
    const rows = await backend.sql('select * from public.tombstones where row_id = $1 and owner_id is null', [post])
    expect(rows).toMatchObject([{ table_name: 'gossip_posts' }])
    expect(JSON.stringify(rows)).not.toContain(users.owner.user.id)
    expect((await sync(backend, { since })).gone).toEqual([['gossip_posts', post, expect.any(Number)]])
  })
})
