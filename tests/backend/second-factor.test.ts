import { createClient } from '@supabase/supabase-js'
import { createHmac, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { plainWebp } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { newGrocery } from './new-rows.ts'
import { addItem, addPost, addSubmission } from './users.ts'
import type { TestUser } from './start-backend.ts'
import { backendWithUsers } from './test-backend.ts'

// The embedded backend does not support second factors. The hosted service stores them in auth.mfa_factors, and the
// token's `aal` claim says whether one was used.

const { backend, users } = await backendWithUsers()
beforeAll(async () => {
  await backend.sql(
    'create table if not exists auth.mfa_factors (id uuid primary key default gen_random_uuid(), user_id uuid not null, status text not null)',
  )
  await backend.sql(
    `insert into auth.mfa_factors (user_id, status) values ($1, 'verified'), ($2, 'verified'), ($3, 'unverified')`,
    [users.admin.user.id, users.owner.user.id, users.other.user.id],
  )
})

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A client with the user's session, with another assurance level in the token. @param others further claims */
async function withLevel({ client }: TestUser, aal: 'aal1' | 'aal2', others: { readonly sub?: string } = {}) {
  const token = (await client.auth.getSession()).data.session?.access_token ?? ''
  const [header, payload] = token.split('.')
  const claims: unknown = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
  const unsigned = `${header}.${base64url({ ...Object(claims), aal, ...others })}`
  const signed = `${unsigned}.${createHmac('sha256', backend.keys.jwtSecret).update(unsigned).digest('base64url')}`
  return createClient(backend.url, backend.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { authorization: `Bearer ${signed}` } },
  })
}

const record = { pregnancy_start_date: '2026-09-01', due_date: '2027-06-08', current_week: 11 }

describe('a user with a second factor who has not used it', () => {
  test('has no admin rights: cannot change rows, decide about reports or read messages', async () => {
    const admin = await withLevel(users.admin, 'aal1')
    const post = await addPost(backend, users.owner.user.id)
    expect((await admin.from('groceries').insert(newGrocery)).error).toMatchObject({ code: '42501' })
    expect((await admin.rpc('report_queue')).error).toMatchObject({ code: '42501' })
    expect(
      (await admin.rpc('moderate', { kind: 'gossip_post', subject: post, decision: 'remove' })).error,
    ).toMatchObject({ code: '42501' })
    for (const table of ['contact_messages', 'audit_log'])
      expect((await admin.from(table).select('id')).data).toEqual([])
  })

  test('cannot read or write health rows, export data or delete the account', async () => {
    const owner = await withLevel(users.owner, 'aal1')
    await backend.sql('delete from public.pregnancy_tracking')
    expect((await owner.from('pregnancy_tracking').insert(record)).error).toMatchObject({ code: '42501' })
    expect((await (await withLevel(users.owner, 'aal2')).from('pregnancy_tracking').insert(record)).error).toBeNull()
    expect((await owner.from('pregnancy_tracking').select('id')).data).toEqual([])
    expect(
      (await owner.from('pregnancy_tracking').update({ current_week: 12 }).gt('current_week', 0).select('id')).data,
    ).toEqual([])
    expect((await owner.rpc('export_my_data')).error).toMatchObject({ code: '42501', hint: 'aal2' })
    expect((await owner.rpc('request_account_deletion', { also_posts: true })).error).toMatchObject({ code: '42501' })
  })
})

test('the database says to whom whether a second factor is due', async () => {
  const due = async (user: TestUser, level: 'aal1' | 'aal2') =>
    (await (await withLevel(user, level)).rpc('second_factor_due')).data
  expect(await due(users.owner, 'aal1')).toBe(true)
  expect(await due(users.owner, 'aal2')).toBe(false)
  expect(await due(users.other, 'aal1')).toBe(false)
  expect((await createClient(backend.url, backend.keys.publishable).rpc('second_factor_due')).error).toMatchObject({
    code: '42501',
  })
})

test('the database tells a token whose account is gone to sign in again', async () => {
  const client = await withLevel(users.other, 'aal1', { sub: randomUUID() })
  expect(await client.rpc('second_factor_due')).toMatchObject({ status: 401, error: { code: 'PT401' } })
})

describe('whatever is personal requires the second factor', () => {
  /** Writes that everybody may make, without an account, too. */
  const forEverybody = ['contact_messages: a', 'newsletter_subscriptions: a']
  /** What the caller may do to a table by a rule about their own id. Actions as in pg_policy: r, a, w, d. */
  const ownActions = () =>
    backend.sql<{ action: string; guarded: boolean }>(
      `with policies as (
         select c.relname, p.polpermissive, action, concat_ws(' ', pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) as rule
         from pg_policy as p join pg_class as c on c.oid = p.polrelid join pg_namespace as n on n.oid = c.relnamespace, unnest(array['r', 'a', 'w', 'd']) as action
         where n.nspname in ('public', 'storage') and 'authenticated'::regrole = any (p.polroles) and p.polcmd::text in (action, '*')
       )
       select own.relname || ': ' || own.action as action, exists (
         select from policies as guard where not guard.polpermissive and guard.relname = own.relname and guard.action = own.action and guard.rule like '%has_shown_second_factor%') as guarded
       from policies as own where own.polpermissive and own.rule like '%auth.uid()%' order by 1`,
    )

  test('every rule about a caller’s own rows and files', async () => {
    const actions = await ownActions()
    expect(actions.length).toBeGreaterThan(25)
    expect(actions.filter(({ guarded }) => !guarded).map(({ action }) => action)).toEqual(
      forEverybody.filter((each) => actions.some(({ action }) => action === each)),
    )
  })

  const values = (type: string): unknown =>
    ({ uuid: '00000000-0000-4000-8000-000000000000', boolean: true })[type] ?? 'anything'
  test('every function that takes no anonymous caller', async () => {
    const functions = await backend.sql<{ name: string; names: string[]; types: string[] }>(
      `select proname as name, coalesce(proargnames[:pronargs], '{}') as names, array(select format_type(type, null) from unnest(proargtypes) as type) as types
       from pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute') and not has_function_privilege('anon', oid, 'execute')`,
    )
    expect(functions.map(({ name }) => name)).toContain('set_like')
    for (const student of [users.owner, users.admin]) {
      const client = await withLevel(student, 'aal1')
      // It says no more than this.
      for (const { name, names, types } of functions.filter((each) => each.name !== 'second_factor_due')) {
        const { error } = await client.rpc(
          name,
          Object.fromEntries(names.map((each, index) => [each, values(types[index] ?? '')])),
        )
        expect([name, error?.code, error?.message]).toEqual([
          name,
          '42501',
          expect.stringMatching(/^(Show your second factor first|For admins alone)$/),
        ])
      }
    }
  })

  test('nobody reads, writes or pulls own rows by the password alone', async () => {
    const [post, item] = [await addPost(backend, users.other.user.id), await addItem(backend, users.owner.user.id)]
    const submission = await addSubmission(backend, users.owner.user.id)
    const shown = await withLevel(users.owner, 'aal2')
    const subscription = { endpoint: 'https://push.example/1', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
    await backend.sql('delete from public.pregnancy_tracking')
    await shown.from('pregnancy_tracking').insert(record)
    await shown.rpc('set_like', { post, liked: true })
    await shown.from('reports').insert({ kind: 'gossip_post', subject: post, reason: 'spam' })
    await shown.from('provider_ratings').insert({ campus: 'tum', provider: 'gas:gas-mwangaza', stars: 4 })
    await shown.from('push_subscriptions').insert(subscription)
    const tables = [
      'profiles',
      'gossip_submissions',
      'gossip_likes',
      'provider_ratings',
      'pregnancy_tracking',
      'push_subscriptions',
      'reports',
    ] as const
    for (const table of tables)
      expect([table, (await shown.from(table).select('id')).data]).toEqual([
        table,
        expect.arrayContaining([expect.anything()]),
      ])
    const client = await withLevel(users.owner, 'aal1')
    for (const table of tables) expect([table, (await client.from(table).select('id')).data]).toEqual([table, []])
    expect((await client.from('items').select('id').eq('id', item)).data).toEqual([{ id: item }])

    const pulled = async (by: typeof client) => (await by.rpc('sync', { campus: 'tum', own_since: 0 })).data
    expect((await pulled(shown)).own.tables).toHaveProperty('gossip_submissions')
    // Without an answer about them, a phone keeps its copies.
    expect(await pulled(client)).not.toHaveProperty('own')

    expect(
      (await client.from('gossip_submissions').insert({ campus: 'tum', content: 'Hi', category: 'love' })).error,
    ).toMatchObject({ code: '42501' })
    expect(
      (await client.from('items').insert({ campus: 'tum', title: 'Desk', price: 1, seller_phone: '+254700000042' }))
        .error,
    ).toMatchObject({ code: '42501' })
    expect(
      (await client.from('push_subscriptions').insert({ ...subscription, endpoint: 'https://push.example/2' })).error,
    ).toMatchObject({ code: '42501' })
    expect((await client.from('gossip_submissions').delete().eq('id', submission).select('id')).data).toEqual([])
    expect((await client.from('items').update({ title: 'Chair' }).eq('id', item).select('id')).data).toEqual([])
    expect((await client.from('items').delete().eq('id', item).select('id')).data).toEqual([])
    const path = `${users.owner.user.id}/1/1.webp`
    const upload = (by: typeof client) =>
      by.storage.from('item-images').upload(path, plainWebp.buffer, { contentType: 'image/webp' })
    expect((await upload(client)).error).not.toBeNull()
    expect((await upload(shown)).error).toBeNull()
    expect((await client.storage.from('item-images').remove([path])).data).toEqual([])
  })
})

test('a user who has used the second factor has all permissions', async () => {
  const admin = await withLevel(users.admin, 'aal2')
  expect((await admin.from('groceries').insert(newGrocery)).error).toBeNull()
  expect((await admin.rpc('report_queue')).error).toBeNull()
  expect((await (await withLevel(users.owner, 'aal2')).from('pregnancy_tracking').select('current_week')).data).toEqual(
    [{ current_week: 11 }],
  )
})

test('a user without a verified second factor does not need one', async () => {
  expect((await users.other.client.from('pregnancy_tracking').insert(record)).error).toBeNull()
  expect((await users.suspended.client.from('pregnancy_tracking').insert(record)).error).toBeNull()
})
