import { createClient } from '@supabase/supabase-js'
import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { newGrocery } from './new-rows.ts'
import { addPost } from './users.ts'
import type { TestUser } from './start-backend.ts'
import { backendWithUsers } from './test-backend.ts'

// The embedded backend does not support second factors. The hosted service stores them in auth.mfa_factors, and the token's
// `aal` claim says whether one was used.

const { backend, users } = await backendWithUsers()
beforeAll(async () => {
  await backend.sql('create table if not exists auth.mfa_factors (id uuid primary key default gen_random_uuid(), user_id uuid not null, status text not null)')
  await backend.sql(`insert into auth.mfa_factors (user_id, status) values ($1, 'verified'), ($2, 'verified'), ($3, 'unverified')`, [
    users.admin.user.id, users.owner.user.id, users.other.user.id,
  ])
})

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A client with the user's session, with another assurance level in the token. */
async function withLevel({ client }: TestUser, aal: 'aal1' | 'aal2') {
  const token = (await client.auth.getSession()).data.session?.access_token ?? ''
  const [header, payload] = token.split('.')
  const claims: unknown = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
  const unsigned = `${header}.${base64url({ ...Object(claims), aal })}`
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
    expect((await admin.rpc('moderate', { kind: 'gossip_post', subject: post, decision: 'remove' })).error).toMatchObject({ code: '42501' })
    for (const table of ['contact_messages', 'audit_log']) expect((await admin.from(table).select('id')).data).toEqual([])
  })

  test('cannot read or write health rows, export data or delete the account', async () => {
    const owner = await withLevel(users.owner, 'aal1')
    await backend.sql('delete from public.pregnancy_tracking')
    expect((await owner.from('pregnancy_tracking').insert(record)).error).toMatchObject({ code: '42501' })
    expect((await (await withLevel(users.owner, 'aal2')).from('pregnancy_tracking').insert(record)).error).toBeNull()
    expect((await owner.from('pregnancy_tracking').select('id')).data).toEqual([])
    expect((await owner.from('pregnancy_tracking').update({ current_week: 12 }).gt('current_week', 0).select('id')).data).toEqual([])
    expect((await owner.rpc('export_my_data')).error).toMatchObject({ code: '42501', hint: 'aal2' })
    expect((await owner.rpc('request_account_deletion', { also_posts: true })).error).toMatchObject({ code: '42501' })
  })
})

test('a user who has used the second factor has all permissions', async () => {
  const admin = await withLevel(users.admin, 'aal2')
  expect((await admin.from('groceries').insert(newGrocery)).error).toBeNull()
  expect((await admin.rpc('report_queue')).error).toBeNull()
  expect((await (await withLevel(users.owner, 'aal2')).from('pregnancy_tracking').select('current_week')).data).toEqual([{ current_week: 11 }])
})

test('a user without a verified second factor does not need one', async () => {
  expect((await users.other.client.from('pregnancy_tracking').insert(record)).error).toBeNull()
  expect((await users.suspended.client.from('pregnancy_tracking').insert(record)).error).toBeNull()
})
