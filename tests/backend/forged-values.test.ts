import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { addPost } from './users.ts'
import { policyMatrix, writtenByAdmins } from './policy-matrix.ts'
import { credentialsOf, sendRawRequest } from './raw-request.ts'
import type { RawResponse } from './raw-request.ts'
import { backendWithUsers } from './test-backend.ts'

const { backend, users } = await backendWithUsers()
let forgeries: { table: string; column: string; value: unknown }[]
beforeAll(async () => {
  const existing = await backend.sql<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name = any ($1) order by 1, 2`,
    [Object.keys(forged())],
  )
  forgeries = existing.map((target) => ({ ...target, value: forged()[target.column] }))
})

/** Forged values for the columns that only the database sets. */
const forged = (): Record<string, unknown> => ({
  user_id: users.other.user.id,
  owner_id: users.other.user.id,
  author_id: users.other.user.id,
  admin_id: users.other.user.id,
  role: 'admin',
  likes_count: 500,
  hidden: true,
  settled: true,
  rev: 1,
  created_at: '2020-01-01T00:00:00Z',
  updated_at: '2030-01-01T00:00:00Z',
})

const forbidden = { code: '42501', data: null }
/** What nobody may write is not offered. */
const notOffered = { code: 'PGRST205', data: null }
const errorAndData = ({ error, data }: { error: { code: string } | null; data: unknown }) => ({
  code: error?.code,
  data,
})

describe('columns that only the database sets', () => {
  test('exist in every table that users write', () => {
    expect(forgeries.length).toBeGreaterThan(30)
    const withOwner = forgeries.filter(({ column }) => column === 'user_id').map(({ table }) => table)
    expect(withOwner).toEqual(
      expect.arrayContaining([
        'contact_messages',
        'gossip_likes',
        'gossip_submissions',
        'item_photos',
        'items',
        'pregnancy_tracking',
        'push_subscriptions',
        'reports',
      ]),
    )
  })

  test('are rejected in inserts, upserts and updates', async () => {
    for (const { table, column, value } of forgeries.filter((target) => !writtenByAdmins.includes(target.table))) {
      const rules = policyMatrix[table]
      const values = { id: randomUUID(), ...(await rules?.values(backend, users)), [column]: value }
      const label = `${table}.${column}`
      const rows = users.owner.client.from(table)
      expect([forbidden, notOffered], label).toContainEqual(errorAndData(await rows.insert(values)))
      expect([forbidden, notOffered], label).toContainEqual(errorAndData(await rows.upsert(values)))
      for (const { client } of [users.owner, users.admin]) {
        const { error, data } = await client
          .from(table)
          .update({ [column]: value })
          .not('id', 'is', null)
        expect(data, label).toBeNull()
        // Not offered at all where nobody may update a row.
        expect(['42501', 'PGRST205'], label).toContain(error?.code)
      }
    }
  })

  test('are overwritten in rows that admins write', async () => {
    for (const table of writtenByAdmins) {
      const values = {
        ...(await policyMatrix[table]?.values(backend, users)),
        rev: 1,
        created_at: '2020-01-01T00:00:00Z',
        updated_at: '2030-01-01T00:00:00Z',
      }
      const { data, error } = await users.admin.client.from(table).insert(values).select('id, rev, updated_at').single()
      expect(error).toBeNull()
      expect(data?.rev).toBeGreaterThan(1)
      expect(new Date(data?.updated_at).getTime()).toBeLessThan(Date.now() + 60_000)
    }
  })
})

describe('nobody becomes an admin', () => {
  type Attempt = (
    send: (path: string, method: string, body: unknown, headers?: Record<string, string>) => Promise<RawResponse>,
    id: string,
  ) => Promise<RawResponse>
  const merge = { prefer: 'resolution=merge-duplicates,return=representation' }
  const attempts: [string, Attempt][] = [
    ['an update of the own row', (send, id) => send(`/rest/v1/profiles?id=eq.${id}`, 'PATCH', { role: 'admin' })],
    ['an update of every row', (send) => send('/rest/v1/profiles', 'PATCH', { role: 'admin' })],
    [
      'an update with a list of columns',
      (send, id) => send(`/rest/v1/profiles?id=eq.${id}&columns=role`, 'PATCH', { role: 'admin' }),
    ],
    ['an insert', (send, id) => send('/rest/v1/profiles', 'POST', { id, role: 'admin' })],
    ['an upsert', (send, id) => send('/rest/v1/profiles?on_conflict=id', 'POST', { id, role: 'admin' }, merge)],
    [
      'an upsert with a list of columns',
      (send, id) => send('/rest/v1/profiles?on_conflict=id&columns=id,role', 'POST', [{ id, role: 'admin' }], merge),
    ],
    ['a PUT of the own row', (send, id) => send(`/rest/v1/profiles?id=eq.${id}`, 'PUT', { id, role: 'admin' })],
    [
      'a role nested in a name',
      (send, id) => send(`/rest/v1/profiles?id=eq.${id}`, 'PATCH', { full_name: { role: 'admin' } }),
    ],
    [
      'an insert with an embedded row',
      (send) =>
        send('/rest/v1/items?columns=title,profiles.role', 'POST', {
          title: 'x',
          price: 1,
          seller_phone: '0700000001',
          profiles: { role: 'admin' },
        }),
    ],
    [
      'the table of accounts',
      (send, id) =>
        send(`/rest/v1/users?id=eq.${id}`, 'PATCH', { role: 'service_role' }, { 'content-profile': 'auth' }),
    ],
    [
      'a private table',
      (send) => send('/rest/v1/setup_codes', 'POST', { hash: 'x' }, { 'content-profile': 'private' }),
    ],
    [
      'a private function',
      (send) => send('/rest/v1/rpc/create_setup_code', 'POST', {}, { 'content-profile': 'private' }),
    ],
    [
      'a function of Postgres',
      (send) =>
        send(
          '/rest/v1/rpc/set_config',
          'POST',
          { setting_name: 'role', new_value: 'postgres', is_local: false },
          { 'content-profile': 'pg_catalog' },
        ),
    ],
    ['a claim without a code', (send) => send('/rest/v1/rpc/claim_admin', 'POST', { setup_code: null })],
    ['a claim with a list of codes', (send) => send('/rest/v1/rpc/claim_admin', 'POST', { setup_code: ['', {}] })],
    [
      'the metadata of the own account',
      (send) =>
        send('/auth/v1/user', 'PUT', {
          data: { role: 'admin', is_admin: true },
          app_metadata: { role: 'admin' },
          role: 'service_role',
        }),
    ],
    [
      'the admin API for accounts',
      (send, id) =>
        send(`/auth/v1/admin/users/${id}`, 'PUT', { role: 'service_role', app_metadata: { role: 'admin' } }),
    ],
  ]

  test.each(attempts)('by %s', async (_way, attempt) => {
    for (const caller of ['owner', 'suspended'] as const) {
      const credentials = await credentialsOf(backend, users, caller)
      const send = (path: string, method: string, body: unknown, headers: Record<string, string> = {}) =>
        sendRawRequest(backend, path, {
          method,
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...credentials, ...headers },
        })
      const { status, text } = await attempt(send, users[caller].user.id)
      expect(status, text).toBeLessThan(500)
    }
    expect(await backend.sql(`select id from public.profiles where role <> 'student'`)).toEqual([
      { id: users.admin.user.id },
    ])
    expect(
      await backend.sql(`select id from auth.users where role <> 'authenticated' or raw_app_meta_data ? 'role'`),
    ).toEqual([])
  })

  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const expiry = Math.floor(Date.now() / 1000) + 3600
  const tokens: [string, (real: string) => string][] = [
    ['unsigned', () => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded({ role: 'service_role', exp: expiry })}.`],
    [
      'with the signature of another token',
      (real) =>
        `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ role: 'service_role', sub: users.admin.user.id, exp: expiry })}.${real.split('.')[2]}`,
    ],
    ['without a signature', (real) => real.split('.').slice(0, 2).join('.')],
    ['with a truncated signature', (real) => real.slice(0, -2)],
  ]
  test.each(tokens)('by a token %s', async (_kind, forge) => {
    const { authorization = '' } = await credentialsOf(backend, users, 'owner')
    const headers = {
      apikey: backend.keys.publishable,
      authorization: `Bearer ${forge(authorization.slice('Bearer '.length))}`,
    }
    for (const path of ['/rest/v1/profiles?select=id', '/rest/v1/contact_messages?select=id', '/auth/v1/admin/users']) {
      const { status, text } = await sendRawRequest(backend, path, { headers })
      expect([401, 403, 404], text).toContain(status)
    }
  })
})

test('no publication exists that could broadcast an author', async () => {
  await addPost(backend, users.owner.user.id)
  expect(await backend.sql('select pubname from pg_catalog.pg_publication')).toEqual([])
})
