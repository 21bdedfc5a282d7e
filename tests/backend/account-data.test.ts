import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { daysToDeletion } from '@/account/rules/account-deletion'
import { dayMs, hourMs } from '@/kit/rules/durations'
import { plainWebp } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { columnsThatNamePeople, ofHostedService, personalColumns } from './exported-data.ts'
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

/** A row about a person in every table that the export covers. */
const fillTables = async (person: string): Promise<void> => {
  await addPost(backend, person)
  const item = await addItem(backend, person)
  const like = await addPost(backend, (await backend.signUpAs('author')).user.id)
  for (const [sql, ...values] of [
    [
      `insert into public.item_photos (campus, item_id, image_url, user_id) values ('tum', $2, '/pictures/rooms.svg#bed', $1)`,
      item,
    ],
    ['insert into public.gossip_likes (post_id, user_id) values ($2, $1)', like],
    [`insert into public.reports (kind, subject, reason, user_id) values ('item', $2, 'spam', $1)`, item],
    [
      `insert into public.contact_messages (id, name, email, subject, message, user_id) values (gen_random_uuid(), 'Amina', 'a@students.example', 'Hi', 'Hello', $1)`,
    ],
    [
      `insert into public.push_subscriptions (endpoint, p256dh, auth, wake_at, user_id) values ('https://push.example/' || $1::uuid, repeat('B', 87), repeat('a', 22), array[now() + interval '3 days'], $1)`,
    ],
    [
      `insert into public.provider_ratings (campus, provider, stars, user_id) values ('tum', 'gas:gas-mwangaza', 4, $1)`,
    ],
    [
      `insert into public.pregnancy_tracking (pregnancy_start_date, due_date, current_week, user_id) values ('2026-09-01', '2027-06-08', 11, $1)`,
    ],
    [
      `insert into public.tombstones (table_name, row_id, owner_id) values ('gossip_submissions', gen_random_uuid(), $1)`,
    ],
    [`insert into private.suspensions (user_id, kind, excerpt) values ($1, 'item', 'A desk')`],
    ['insert into private.named_acts (user_id, at) values ($1, now()) on conflict do nothing'],
    ['insert into private.processed_requests (user_id, idempotency_key) values ($1, gen_random_uuid())'],
    [
      `insert into private.account_deletions (user_id, due_at, also_posts) values ($1, now() + interval '7 days', false)`,
    ],
    [
      `insert into public.audit_log (admin_id, action, table_name, row_id) values ($1, 'insert', 'groceries', gen_random_uuid())`,
    ],
    [`insert into storage.objects (bucket_id, name, owner_id) values ('item-images', $1::uuid || '/1.webp', $1::uuid)`],
    [
      `insert into auth.audit_log_entries (id, payload) values (gen_random_uuid(), jsonb_build_object('actor_id', $1::uuid, 'action', 'login'))`,
    ],
    [
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data) values (gen_random_uuid(), 'google', '1', $1, '{}')`,
    ],
  ] as const)
    await backend.sql(sql, [person, ...values])
}

describe('the export', () => {
  test('contains everything that the service stores about the user, and nothing about other users', async () => {
    const other = await backend.signUpAs('brian')
    const post = await addPost(backend, student.user.id)
    const foreign = await addPost(backend, other.user.id)
    await addItem(backend, student.user.id)
    await student.client.rpc('set_like', { post: foreign, liked: true })
    await student.client.from('reports').insert({ kind: 'gossip_post', subject: foreign, reason: 'spam' })
    await student.client
      .from('contact_messages')
      .insert({ id: randomUUID(), name: 'Amina', email: student.email, subject: 'Hi', message: 'Hello' })
    await student.client
      .from('pregnancy_tracking')
      .insert({ pregnancy_start_date: '2026-09-01', due_date: '2027-06-08', current_week: 11 })
    await student.client.from('push_subscriptions').insert({
      endpoint: `https://push.example/${randomUUID()}`,
      p256dh: 'B'.repeat(87),
      auth: 'a'.repeat(22),
      wake_at: [daysFromNow(3).toISOString()],
    })
    await student.client.from('provider_ratings').insert({ campus, provider: 'gas:gas-mwangaza', stars: 4 })
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
      provider_ratings: [{ provider: 'gas:gas-mwangaza', stars: 4 }],
      pregnancy: { current_week: 11 },
      suspensions: [],
      account_deletion: null,
    })
    expect(JSON.stringify(data)).not.toContain(other.user.id)
  })

  test('covers every column that names a person', async () => {
    expect(await columnsThatNamePeople(backend)).toEqual(Object.keys(personalColumns).toSorted())
  })

  test('has every column of these rows, but those that are left out for a reason', async () => {
    const { user, client } = await backend.signUpAsAdmin()
    await fillTables(user.id)
    const { data } = await client.rpc('export_my_data')
    const missing: string[] = []
    for (const [column, rule] of Object.entries(personalColumns)) {
      if ('except' in rule) continue
      const [schema, table] = column.split('.')
      const columns = await backend.sql<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = ($1 || '.' || $2)::regclass and attnum > 0 and not attisdropped`,
        [schema, table],
      )
      const exported = [data[rule.list]].flat()[0] ?? {}
      missing.push(
        ...columns
          .map(({ name }) => name)
          .filter((name) => !(name in exported) && !(name in (rule.without ?? {})))
          .map((name) => `${rule.list}: ${column} → ${name}`),
      )
    }
    expect(missing).toEqual([])
    expect(JSON.stringify(data)).not.toMatch(/encrypted_password|token|p256dh/)
  })

  test('has the devices and second factors that a hosted project stores', async () => {
    await backend.sql(
      `create table auth.mfa_factors (id uuid primary key default gen_random_uuid(), user_id uuid not null, friendly_name text, factor_type text, status text, secret text, created_at timestamptz default now())`,
    )
    await backend.sql(
      `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret) values ($1, 'Amina’s phone', 'totp', 'unverified', 'JBSWY3DPEHPK3PXP')`,
      [student.user.id],
    )
    const { data } = await student.client.rpc('export_my_data')
    await backend.sql('drop table auth.mfa_factors')
    for (const rule of Object.values(ofHostedService)) if ('list' in rule) expect(data).toHaveProperty(rule.list)
    expect(data.second_factors).toMatchObject([{ friendly_name: 'Amina’s phone', factor_type: 'totp' }])
    expect(JSON.stringify(data)).not.toContain('JBSWY3DPEHPK3PXP')
  })

  test('requires a session and is rate-limited', async () => {
    expect(await backend.anonClient().rpc('export_my_data')).toMatchObject({ status: 401 })
    for (let n = 0; n < 10; n += 1) expect((await student.client.rpc('export_my_data')).error).toBeNull()
    expect(await student.client.rpc('export_my_data')).toMatchObject({ status: 429 })
  })
})

describe('the deletion of an account', () => {
  const state = async () => (await student.client.rpc('account_deletion')).data
  const exists = async () =>
    (await backend.sql('select id from auth.users where id = $1', [student.user.id])).length === 1

  test.each(['2026-11-29T10:00:00Z', '2026-11-29T10:59:59Z', '2026-11-29T23:30:00+03:00', '2028-02-28T21:15:00+05:45'])(
    'is due as many days later as the app says, at a whole hour: requested at %s',
    async (requested) => {
      for (const part of [0, 0.04, 0.5, 0.999999]) {
        const [{ due } = { due: '' }] = await backend.sql<{ due: string }>(
          'select private.deletion_time($1, $2) as due',
          [requested, part],
        )
        const days = (new Date(due).getTime() - Date.parse(requested)) / dayMs
        expect(days).toBeGreaterThanOrEqual(daysToDeletion.least)
        expect(days).toBeLessThanOrEqual(daysToDeletion.most)
        expect(new Date(due).getTime() % hourMs).toBe(0)
      }
    },
  )

  test('takes place after seven to eight days, and can be cancelled until then', async () => {
    expect(await state()).toEqual([])
    const { data: due } = await student.client.rpc('request_account_deletion', { also_posts: false })
    expect(new Date(due).getTime() - Date.now()).toBeGreaterThan((daysToDeletion.least - 0.01) * dayMs)
    expect(new Date(due).getTime() - Date.now()).toBeLessThanOrEqual(daysToDeletion.most * dayMs)
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
    const submission = await client
      .from('gossip_submissions')
      .insert({ ...newPost, content: 'Never seen' })
      .select('id')
      .single()
    await addItem(backend, user.id)
    await client.rpc('set_like', { post, liked: true })
    await client
      .from('contact_messages')
      .insert({ id: randomUUID(), name: 'Amina', email: 'x@students.example', subject: 'Hi', message: 'Hello' })
    await client
      .from('pregnancy_tracking')
      .insert({ pregnancy_start_date: '2026-09-01', due_date: '2027-06-08', current_week: 11 })
    await client.from('provider_ratings').insert({ campus, provider: 'salon:salon-zuri', stars: 5 })
    await client.storage
      .from('item-images')
      .upload(`${user.id}/${randomUUID()}/1.webp`, plainWebp.buffer, { contentType: 'image/webp' })
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
      const found = await backend.sql(`select 1 as one from ${name} as t where to_jsonb(t)::text like $1 limit 1`, [
        `%${user.id}%`,
      ])
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
    const jobs = await backend.sql<{ files: number }>(
      'select cardinality(paths) as files from private.file_jobs where paths[1] like $1',
      [`${user.id}%`],
    )
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
    const planned = await backend.sql<{ due_at: string }>(
      'select due_at from private.gossip_schedule where post_id = any ($1::uuid[])',
      [posts],
    )
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
  await student.client.from('push_subscriptions').insert({
    endpoint: `https://push.example/${randomUUID()}`,
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
    wake_at: [daysFromNow(1).toISOString(), daysFromNow(5).toISOString()],
  })
  await student.client.from('items').insert(newItem)
  const count = async (from: string) =>
    (await backend.sql<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n
  await runJobs(daysFromNow(3))
  expect(await count('private.rate_counters')).toBe(0)
  expect(
    await backend.sql('select cardinality(wake_at) as times from public.push_subscriptions where user_id = $1', [
      student.user.id,
    ]),
  ).toEqual([{ times: 1 }])
  await runJobs(daysFromNow(90))
  expect(await backend.sql('select id from public.push_subscriptions where user_id = $1', [student.user.id])).toEqual(
    [],
  )
})
