import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newItem, newPost } from './new-rows.ts'
import { plainJpeg } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { addItem, addPost, callHousekeeping, endHour, makeGossipDue, publishAll } from './users.ts'
import type { TestUser } from './start-backend.ts'
import { addCampus } from './sync-fixture.ts'
import { backendWithUsers } from './test-backend.ts'

const { backend, users } = await backendWithUsers()
beforeAll(() => addCampus(backend, 'kmtc'))
beforeEach(async () => {
  await backend.sql('delete from private.rate_counters')
})

const submit = async (by: TestUser, values: Record<string, unknown> = {}) => {
  const id = randomUUID()
  const { error } = await by.client.from('gossip_submissions').insert({ ...newPost, id, ...values })
  expect(error).toBeNull()
  return id
}
const remove = (by: TestUser, id: string) => by.client.from('gossip_submissions').delete().eq('id', id)
const listed = async (id: string) =>
  (await users.anonymous.from('gossip_posts').select('id, image_url, created_at, rev').eq('id', id)).data ?? []
const runJobs = (hours: number) =>
  backend.sql(`select public.run_jobs(now() + make_interval(secs => $1))`, [hours * 3600])
/** Hours until a scheduled post or removal is due. */
const hoursUntilDue = async (id: string): Promise<number> => {
  const [row] = await backend.sql<{ hours: number }>(
    'select extract(epoch from due_at - now())::float8 / 3600 as hours from private.gossip_schedule where post_id = $1',
    [id],
  )
  return row?.hours ?? Number.NaN
}
const housekeeping = () => callHousekeeping(backend)

/** In hours. */
const minute = 1 / 60

describe('a submitted post', () => {
  test('is immediately readable by its author, and by nobody else', async () => {
    const id = await submit(users.owner)
    expect((await users.owner.client.from('gossip_submissions').select('state').eq('id', id)).data).toEqual([
      { state: 'waiting' },
    ])
    for (const client of [users.other.client, users.admin.client])
      expect((await client.from('gossip_submissions').select('id').eq('id', id)).data).toEqual([])
    expect(await listed(id)).toEqual([])
  })

  test.each([
    ['in the morning', '2026-11-23 08:00+03', '2026-11-24 06:00+03'],
    ['late in the evening', '2026-11-23 23:59+03', '2026-11-24 06:00+03'],
    ['in the night, before three', '2026-11-24 02:59+03', '2026-11-24 06:00+03'],
    ['at three', '2026-11-24 03:00+03', '2026-11-25 06:00+03'],
  ])('for the morning, written %s, is due at six', async (_when, written, due) => {
    const [row] = await backend.sql('select private.next_morning($1) = $2::timestamptz as right', [written, due])
    expect(row).toEqual({ right: true })
  })

  test('for the morning comes out then, alone too', async () => {
    const id = await submit(users.owner, { release: 'morning' })
    const hours = await hoursUntilDue(id)
    expect(hours).toBeGreaterThan(3 - 0.01)
    expect(hours).toBeLessThan(27)
    await runJobs(hours - 0.02)
    expect(await listed(id)).toEqual([])
    await runJobs(hours + 0.02)
    expect(await listed(id)).toHaveLength(1)
    expect((await users.owner.client.from('gossip_submissions').select('state').eq('id', id)).data).toEqual([
      { state: 'published' },
    ])
  })

  test('is due within seven minutes, and comes out with that of another author', async () => {
    const ids = [await submit(users.owner), await submit(users.other)]
    for (const hours of await Promise.all(ids.map(hoursUntilDue))) {
      expect(hours).toBeGreaterThan(0.9 * minute)
      expect(hours).toBeLessThanOrEqual(7 * minute)
    }
    for (const [index, id] of ids.entries())
      await backend.sql(
        `update private.gossip_schedule set due_at = now() + make_interval(mins => $2) where post_id = $1`,
        [id, 2 + 3 * index],
      )
    await runJobs(3 * minute)
    expect(await Promise.all(ids.map(listed))).toEqual([[], []])
    await runJobs(5.1 * minute)
    for (const id of ids) expect(await listed(id)).toHaveLength(1)
  })

  test('waits ten minutes for that of another author of its campus', async () => {
    const mine = await submit(users.owner)
    const again = await submit(users.owner)
    const there = await submit(users.other, { campus: 'kmtc' })
    const hours = Math.max(...(await Promise.all([mine, again, there].map(hoursUntilDue))))
    await runJobs(hours + minute)
    expect(await Promise.all([mine, again, there].map(listed))).toEqual([[], [], []])
    await runJobs(hours + 11 * minute)
    for (const id of [mine, again, there]) expect(await listed(id)).toHaveLength(1)
  })

  test('comes out hours later where its author has acted under their own name in the two hours before', async () => {
    const id = await submit(users.owner)
    await submit(users.other)
    const item = await addItemAs(users.owner)
    await runJobs(8 * minute)
    expect(await listed(id)).toEqual([])
    const hours = await hoursUntilDue(id)
    expect(hours).toBeGreaterThan(1.9)
    expect(hours).toBeLessThanOrEqual(10)
    await runJobs(hours + 11 * minute)
    expect(await listed(id)).toHaveLength(1)

    const later = await submit(users.owner)
    await backend.sql('delete from private.named_acts')
    await users.owner.client.from('items').delete().eq('id', item)
    await runJobs(8 * minute)
    expect(await listed(later)).toEqual([])
    await publishAll(backend)
  })

  test('is not put off by what an admin does to a listing of its author', async () => {
    const item = await addItemAs(users.owner)
    await backend.sql('delete from private.named_acts')
    const ids = [await submit(users.owner), await submit(users.other)]
    await users.other.client.from('reports').insert({ kind: 'item', subject: item, reason: 'spam' })
    await endHour(backend)
    expect((await users.admin.client.rpc('moderate', { kind: 'item', subject: item, decision: 'remove' })).data).toBe(
      'done',
    )
    await runJobs(8 * minute)
    for (const id of ids) expect(await listed(id)).toHaveLength(1)
  })

  test('has no author in its schedule', async () => {
    expect(
      await backend.sql(
        `select 1 from information_schema.columns where table_name = 'gossip_schedule' and column_name ~ 'author|user|owner'`,
      ),
    ).toEqual([])
  })

  test('leaves no public trace if it is deleted before publication', async () => {
    const id = await submit(users.owner)
    expect((await remove(users.owner, id)).error).toBeNull()
    await runJobs(48)
    expect(await listed(id)).toEqual([])
    expect(await backend.sql('select owner_id from public.tombstones where row_id = $1', [id])).toEqual([
      { owner_id: users.owner.user.id },
    ])
  })

  test('is published even if its author has been suspended since: who suspends all others does not learn whose it is', async () => {
    const id = await submit(users.other)
    await backend.sql(`insert into private.suspensions (user_id, kind, excerpt) values ($1, 'gossip_post', 'Spam')`, [
      users.other.user.id,
    ])
    await runJobs(48)
    expect(await listed(id)).toHaveLength(1)
    expect((await users.other.client.from('gossip_submissions').insert(newPost)).error).toMatchObject({ code: '42501' })
    await backend.sql('delete from private.suspensions where user_id = $1', [users.other.user.id])
  })
})

const addItemAs = async ({ client }: TestUser) => {
  const { data, error } = await client.from('items').insert(newItem).select('id').single()
  expect(error).toBeNull()
  return String(data?.id)
}

test('posts of one batch share a revision and a time, so that their order reveals nothing', async () => {
  const ids: string[] = []
  for (let n = 0; n < 8; n += 1) ids.push(await submit(n % 2 === 0 ? users.owner : users.other))
  await publishAll(backend)
  const posts = (await users.anonymous.from('gossip_posts').select('rev, created_at').in('id', ids)).data ?? []
  expect(posts).toHaveLength(8)
  expect(new Set(posts.map((post) => `${post.rev} ${post.created_at}`)).size).toBe(1)
})

test('a public post that its author deletes is replaced by a tombstone within six hours', async () => {
  const id = await addPost(backend, users.owner.user.id)
  await remove(users.owner, id)
  expect(await listed(id)).toHaveLength(1)
  const hours = await hoursUntilDue(id)
  expect(hours).toBeGreaterThan(0.4)
  expect(hours).toBeLessThanOrEqual(6)
  await runJobs(hours - minute)
  expect(await listed(id)).toHaveLength(1)
  await runJobs(hours + minute)
  expect(await listed(id)).toEqual([])
  expect(
    await backend.sql('select table_name from public.tombstones where row_id = $1 and owner_id is null', [id]),
  ).toEqual([{ table_name: 'gossip_posts' }])
})

test('posts that one author deletes on one day go away one by one, six hours apart', async () => {
  const ids: string[] = []
  // One after another: jobs that run at the same time publish for one of them.
  for (let post = 0; post < 5; post++) ids.push(await addPost(backend, users.owner.user.id))
  for (const id of ids) await remove(users.owner, id)
  const hours = await Promise.all(ids.map(hoursUntilDue))
  expect(hours.map((due) => Math.floor(due / 6))).toEqual([0, 1, 2, 3, 4])
})

test('an author’s like of their own post is neither counted nor stored', async () => {
  const id = await addPost(backend, users.owner.user.id)
  const { data, error } = await users.owner.client.rpc('set_like', {
    post: id,
    liked: true,
    idempotency_key: randomUUID(),
  })
  expect([error, data]).toMatchObject([null, [{ id, likes_count: 0, like_id: null }]])
  expect(await backend.sql('select id from public.gossip_likes where post_id = $1', [id])).toEqual([])
  expect((await users.other.client.rpc('set_like', { post: id, liked: true })).data).toMatchObject([{ likes_count: 1 }])
})

test('an author’s likes of their own post count against the rate limit, as each idempotency key is stored for a week', async () => {
  const id = await addPost(backend, users.owner.user.id)
  const like = () => users.owner.client.rpc('set_like', { post: id, liked: true, idempotency_key: randomUUID() })
  await like()
  await backend.sql(
    `update private.rate_counters set count = 300 where actor = 'user:' || $1 and action = 'set_like a 1 hour'`,
    [users.owner.user.id],
  )
  expect((await like()).error).toMatchObject({ code: 'PT429' })
})

test('deleting an account does not change its posts, revisions and times included', async () => {
  const leavingUser = await backend.signUpAs('leaving')
  const posts = [await addPost(backend, leavingUser.user.id), await addPost(backend, leavingUser.user.id)]
  const item = await addItem(backend, leavingUser.user.id)
  await users.other.client.rpc('set_like', { post: posts[0], liked: true })
  const read = () => backend.sql('select * from public.gossip_posts where id = any ($1::uuid[]) order by id', [posts])
  const before = await read()
  await leavingUser.client.rpc('request_account_deletion', { also_posts: false })
  await runJobs(24 * 9)
  expect(await backend.sql('select id from auth.users where id = $1', [leavingUser.user.id])).toEqual([])
  expect(await backend.sql('select id from public.items where id = $1', [item])).toEqual([])
  expect(await read()).toEqual(before)
})

describe('the picture of a post', () => {
  const bytes = plainJpeg.buffer
  const upload = async (by: TestUser) => {
    const path = `${randomUUID()}/1-large.jpg`
    for (const name of [path, path.replace('large', 'small')]) {
      const { error } = await by.client.storage
        .from('gossip-uploads')
        .upload(name, bytes, { contentType: 'image/jpeg' })
      expect(error).toBeNull()
    }
    return path
  }
  const files = (path: string) =>
    backend.sql<{ bucket_id: string; name: string; owner_id: string | null }>(
      'select bucket_id, name, owner_id from storage.objects where name like $1 order by name',
      [`${path.split('/')[0]}%`],
    )

  test('is published at a URL that does not identify the author, and its upload is deleted', async () => {
    const path = await upload(users.owner)
    const id = await submit(users.owner, { image_path: path })
    await makeGossipDue(backend)
    await housekeeping()
    await publishAll(backend)
    const [post] = await listed(id)
    expect(post?.image_url).toMatch(/^\/storage\/v1\/object\/public\/gossip-images\/[0-9a-f-]{36}\/1-large\.jpg$/)
    expect(post?.image_url).not.toContain(path.split('/')[0])
    for (const name of [post?.image_url, String(post?.image_url).replace('large', 'small')]) {
      const picture = await fetch(`${backend.url}${name}`)
      expect([picture.status, await picture.arrayBuffer()]).toEqual([200, bytes])
    }
    await housekeeping()
    expect(await files(path)).toEqual([])
    const published = String(post?.image_url).split('/').at(-2) ?? ''
    expect((await files(published)).map(({ owner_id }) => owner_id)).toEqual([null, null])
  })

  test('is copied once its post is due, as the time of a file is public, and in the hours before the morning', async () => {
    const [soon, morning] = [
      await submit(users.owner, { image_path: await upload(users.owner) }),
      await submit(users.other, { image_path: await upload(users.other), release: 'morning' }),
    ]
    // Whatever the hour of this test, the morning is further off than the first post.
    await backend.sql(`update private.gossip_schedule set due_at = now() + interval '5 hours' where post_id = $1`, [
      morning,
    ])
    const jobs = async () =>
      (
        await backend.sql<{ post_id: string }>(
          'select post_id from private.file_jobs where post_id = any ($1::uuid[])',
          [[soon, morning]],
        )
      ).map(({ post_id }) => post_id)
    await runJobs((await hoursUntilDue(soon)) - 0.1 * minute)
    expect(await jobs()).toEqual([])
    await runJobs((await hoursUntilDue(soon)) + 0.1 * minute)
    expect(await jobs()).toEqual([soon])
    expect(await listed(soon)).toEqual([])
    const hours = await hoursUntilDue(morning)
    await runJobs(hours - 2.9)
    expect(await jobs()).toContain(morning)
    await housekeeping()
    await runJobs(hours + 0.02)
    for (const id of [soon, morning])
      expect(await listed(id)).toMatchObject([{ image_url: expect.stringContaining('/gossip-images/') }])
  })

  test('is deleted, though it was copied already, with a post that never came out', async () => {
    const id = await submit(users.owner, { image_path: await upload(users.owner), release: 'morning' })
    await runJobs((await hoursUntilDue(id)) - 2)
    await housekeeping()
    const [planned] = await backend.sql<{ image_url: string }>(
      'select image_url from private.gossip_schedule where post_id = $1',
      [id],
    )
    const folder = String(planned?.image_url).split('/').at(-2) ?? ''
    expect(await files(folder)).toHaveLength(2)
    await remove(users.owner, id)
    await housekeeping()
    expect(await files(folder)).toEqual([])
  })

  test('is left out if somebody else uploaded it', async () => {
    const path = await upload(users.other)
    const id = await submit(users.owner, { image_path: path })
    await makeGossipDue(backend)
    await housekeeping()
    expect(await listed(id)).toMatchObject([{ image_url: null }])
    expect(await files(path)).toHaveLength(2)
  })

  test('is deleted with the post, by its author or by an admin', async () => {
    const uploaded = await upload(users.owner)
    const waiting = await submit(users.owner, { image_path: uploaded })
    await remove(users.owner, waiting)
    await housekeeping()
    expect(await files(uploaded)).toEqual([])

    const id = await submit(users.owner, { image_path: await upload(users.owner) })
    await makeGossipDue(backend)
    await housekeeping()
    await publishAll(backend)
    const folder =
      String((await listed(id))[0]?.image_url)
        .split('/')
        .at(-2) ?? ''
    await users.other.client.from('reports').insert({ kind: 'gossip_post', subject: id, reason: 'spam' })
    await endHour(backend)
    await users.admin.client.rpc('moderate', { kind: 'gossip_post', subject: id, decision: 'remove' })
    await housekeeping()
    expect(await files(folder)).toEqual([])
  })
})
