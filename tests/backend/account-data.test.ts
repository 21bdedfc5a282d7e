import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { dayMs } from '@/domain/shared/durations'
import { campus, newItem, newPost } from './new-rows.ts'
import { callHousekeeping, addItem, addPost, publishAll } from './users.ts'
import type { TestUser } from './start-backend.ts'
import { emptyBackend } from './test-backend.ts'

const backend = await emptyBackend()
let student: TestUser
beforeEach(async () => {
  student = await backend.signUpAs('amina')
})

const runJobs = (at: Date) => backend.sql('select public.run_jobs($1)', [at.toISOString()])
const daysFromNow = (count: number) => new Date(Date.now() + count * dayMs)
const housekeeping = () => callHousekeeping(backend)

describe('the export', () => {
  test('contains everything that the service stores about the user, and nothing about other users', async () => {
    const other = await backend.signUpAs('brian')
    const post = await addPost(backend, student.user.id)
    const foreign = await addPost(backend, other.user.id)
    await addItem(backend, student.user.id)
    await student.client.rpc('set_like', { post: foreign, liked: true })
    await student.client.from('reports').insert({ kind: 'gossip_post', subject: foreign, reason: 'spam' })
    await student.client.from('contact_messages').insert({ id: randomUUID(), name: 'Amina', email: student.email, subject: 'Hi', message: 'Hello' })
    await student.client.from('pregnancy_tracking').insert({ pregnancy_start_date: '2026-09-01', due_date: '2027-06-08', current_week: 11 })
    await student.client.from('push_subscriptions').insert({ endpoint: `https://push.example/${randomUUID()}`, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22), wake_at: [daysFromNow(3).toISOString()] })
    await student.client.from('provider_ratings').insert({ campus, provider: 'gas:mwangaza-gas-tudor', stars: 4 })
    const { data, error } = await student.client.rpc('export_my_data')
    expect(error).toBeNull()
    expect(data).toMatchObject({
      account: { id: student.user.id, email: student.email },
      profile: { full_name: 'amina' },
      gossip_posts: [{ id: post, state: 'published' }],
      gossip_likes: [{ post_id: foreign }],
      items: [{ title: 'Desk', seller_phone: '+254700000042' }],
      reports: [{ subject: foreign, reason: 'spam' }],
      contact_messages: [{ message: 'Hello' }],
      reminders: [{ wake_at: [expect.any(String)] }],
      provider_ratings: [{ provider: 'gas:mwangaza-gas-tudor', stars: 4 }],
      pregnancy: { current_week: 11 },
      suspensions: [],
      account_deletion: null,
    })
    expect(JSON.stringify(data)).not.toContain(other.user.id)
  })

  test('covers every table that references an account', async () => {
    const owned = await backend.sql<{ name: string }>(
      `select c.relname as name from pg_catalog.pg_constraint k join pg_catalog.pg_class c on c.oid = k.conrelid
       where k.contype = 'f' and k.confrelid = 'auth.users'::regclass and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1`,
    )
    expect([...new Set(owned.map(({ name }) => name))]).toEqual([
      'account_deletions', 'contact_messages', 'gossip_likes', 'gossip_submissions', 'item_photos', 'items',
      'pregnancy_tracking', 'processed_requests', 'profiles', 'provider_ratings', 'push_subscriptions', 'reports', 'suspensions', 'tombstones',
    ])
  })

  test('requires a session and is rate-limited', async () => {
    expect(await backend.anonClient().rpc('export_my_data')).toMatchObject({ status: 401 })
    for (let n = 0; n < 10; n += 1) expect((await student.client.rpc('export_my_data')).error).toBeNull()
    expect(await student.client.rpc('export_my_data')).toMatchObject({ status: 429 })
  })
})

describe('the deletion of an account', () => {
  const state = async () => (await student.client.rpc('account_deletion')).data
  const exists = async () => (await backend.sql('select id from auth.users where id = $1', [student.user.id])).length === 1

  test('takes place after seven to eight days, and can be cancelled until then', async () => {
    expect(await state()).toEqual([])
    const { data: due } = await student.client.rpc('request_account_deletion', { also_posts: false })
    expect(new Date(due).getTime() - Date.now()).toBeGreaterThan(6.9 * dayMs)
    expect(new Date(due).getTime() - Date.now()).toBeLessThan(8 * dayMs)
    expect((await student.client.rpc('request_account_deletion', { also_posts: true })).data).toBe(due)
    expect(await state()).toEqual([{ due_at: due, also_posts: true }])
    await runJobs(daysFromNow(6.9))
    expect(await exists()).toBe(true)
    expect((await student.client.rpc('cancel_account_deletion')).error).toBeNull()
    expect(await state()).toEqual([])
    await runJobs(daysFromNow(30))
    expect(await exists()).toBe(true)
  })

  test('leaves no trace of the user in any table', async () => {
    const { client, user } = student
    const post = await addPost(backend, user.id)
    const submission = await client.from('gossip_submissions').insert({ ...newPost, content: 'Never seen' }).select('id').single()
    await addItem(backend, user.id)
    await client.rpc('set_like', { post, liked: true })
    await client.from('contact_messages').insert({ id: randomUUID(), name: 'Amina', email: 'x@students.example', subject: 'Hi', message: 'Hello' })
    await client.from('pregnancy_tracking').insert({ pregnancy_start_date: '2026-09-01', due_date: '2027-06-08', current_week: 11 })
    await client.from('provider_ratings').insert({ campus, provider: 'salon:zuri-hair-studio', stars: 5 })
    await client.storage.from('item-images').upload(`${user.id}/${randomUUID()}/1.webp`, new Uint8Array([1]).buffer, { contentType: 'image/webp' })
    await client.rpc('request_account_deletion', { also_posts: false })
    await runJobs(daysFromNow(9))
    await housekeeping()
    expect(await exists()).toBe(false)
    const tables = await backend.sql<{ name: string }>(
      `select c.oid::regclass::text as name from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'private', 'auth', 'storage') and c.relkind = 'r'`,
    )
    const tablesWithId: string[] = []
    for (const { name } of tables) {
      const found = await backend.sql(`select 1 as one from ${name} as t where to_jsonb(t)::text like $1 limit 1`, [`%${user.id}%`])
      if (found.length > 0) tablesWithId.push(name)
    }
    expect(tablesWithId).toEqual([])
    expect(await backend.sql('select id from public.gossip_posts where id = $1', [post])).toHaveLength(1)
    await publishAll(backend)
    expect(await backend.sql('select id from public.gossip_posts where id = $1', [submission.data?.id])).toEqual([])
  })

  test('removes any number of pictures, a hundred at a time: storage refuses more than a few hundred', async () => {
    const { client, user } = student
    await backend.sql(
      `insert into storage.objects (bucket_id, name, owner_id) select 'item-images', $1 || '/' || n || '-large.webp', $1 from generate_series(1, 250) as n`,
      [user.id],
    )
    await client.rpc('request_account_deletion', { also_posts: false })
    await runJobs(daysFromNow(9))
    const jobs = await backend.sql<{ files: number }>('select cardinality(paths) as files from private.file_jobs where paths[1] like $1', [`${user.id}%`])
    expect(jobs.reduce((sum, { files }) => sum + files, 0)).toBe(250)
    expect(Math.max(...jobs.map(({ files }) => files))).toBeLessThanOrEqual(100)
    await housekeeping()
    expect(await backend.sql('select from storage.objects where owner_id = $1', [user.id])).toEqual([])
  })

  test('deletes the posts on request, one by one over the following two weeks', async () => {
    const posts: string[] = []
    for (let n = 0; n < 5; n += 1) posts.push(await addPost(backend, student.user.id))
    await student.client.rpc('request_account_deletion', { also_posts: true })
    await runJobs(daysFromNow(9))
    const planned = await backend.sql<{ due_at: string }>('select due_at from private.gossip_schedule where post_id = any ($1::uuid[])', [posts])
    expect(planned).toHaveLength(posts.length)
    const due = planned.map(({ due_at }) => new Date(due_at).toISOString())
    expect(new Set(due.map((time) => time.slice(0, 10))).size).toBeGreaterThan(1)
    // What goes at the same time on each day has one author.
    expect(new Set(due.map((time) => time.slice(11, 16))).size).toBeGreaterThan(1)
    await runJobs(daysFromNow(25))
    expect(await backend.sql('select id from public.gossip_posts where id = any ($1::uuid[])', [posts])).toEqual([])
  })
})

test('expired data is deleted: rate counters, past wake-up times, unused subscriptions', async () => {
  await student.client.from('push_subscriptions').insert({ endpoint: `https://push.example/${randomUUID()}`, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22), wake_at: [daysFromNow(1).toISOString(), daysFromNow(5).toISOString()] })
  await student.client.from('items').insert(newItem)
  const count = async (from: string) => (await backend.sql<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n
  await runJobs(daysFromNow(3))
  expect(await count('private.rate_counters')).toBe(0)
  expect(await backend.sql('select cardinality(wake_at) as times from public.push_subscriptions where user_id = $1', [student.user.id])).toEqual([{ times: 1 }])
  await runJobs(daysFromNow(90))
  expect(await backend.sql('select id from public.push_subscriptions where user_id = $1', [student.user.id])).toEqual([])
})
