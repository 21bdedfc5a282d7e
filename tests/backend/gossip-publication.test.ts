import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gossipOn, minute } from './gossip-submissions.ts'
import { newItem, newPost } from './new-rows.ts'
import { addItem, addPost, endHour, publishAll } from './users.ts'
import type { TestUser } from './start-backend.ts'
import { addCampus } from './sync-fixture.ts'
import { backendWithUsers } from './test-backend.ts'

const { backend, users } = await backendWithUsers()
beforeAll(() => addCampus(backend, 'kmtc'))
beforeEach(async () => {
  await backend.sql('delete from private.rate_counters')
})
const { submit, remove, listed, runJobs, hoursUntilDue } = gossipOn(backend, users)

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
