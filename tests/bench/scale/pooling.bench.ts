import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userUuid } from '../backend/fill.ts'
import { startStack, type Stack } from './stack.ts'

// All requests share one server connection, so a setting left in it would affect the next request.

let stack: Stack
let users: readonly [string, string]
let owner: postgres.Sql
beforeAll(async () => {
  stack = await startStack(async ({ sql }) => {
    await sql.exec(`
      insert into auth.users (id, email, email_confirmed_at) select ${userUuid('n')}, 'student' || n || '@students.example', now() from generate_series(0, 1) as n;
      insert into public.profiles (id, full_name, email, role) select ${userUuid('n')}, 'Student ' || n, 'student' || n || '@students.example', 'student' from generate_series(0, 1) as n on conflict do nothing`)
  }, 1)
  owner = postgres(stack.primaryUrl, { max: 1, onnotice: () => {} })
  const [row] = await owner.unsafe(`select ${userUuid(0)} as one, ${userUuid(1)} as other`)
  users = [String(row?.['one']), String(row?.['other'])]
})
afterAll(async () => {
  await owner.end({ timeout: 1 })
  await stack.close()
})

const headersOf = (user?: string) => ({
  apikey: stack.publicKey,
  Authorization: `Bearer ${user === undefined ? stack.publicKey : stack.tokenOf(user)}`,
})
const ask = async (path: string, user?: string, init: RequestInit = {}) => {
  const response = await fetch(`${stack.url}/rest/v1/${path}`, {
    ...init,
    headers: { ...headersOf(user), 'Content-Type': 'application/json' },
  })
  return { status: response.status, text: await response.text() }
}
const submit = (user: string, content: string) =>
  ask('gossip_submissions?select=id', user, {
    method: 'POST',
    body: JSON.stringify({ id: crypto.randomUUID(), content, category: 'trending', image_path: null }),
  })

test('two users and a visitor who share one server connection see only their own rows', async () => {
  const [one, other] = users
  expect(await Promise.all([submit(one, 'Mine'), submit(other, 'Yours')])).toMatchObject([
    { status: 201 },
    { status: 201 },
  ])
  const own = `rpc/sync?campus=tum&tables=&own_since=0`
  const turns = Array.from({ length: 240 }, (_each, turn) => [one, other, undefined][turn % 3])
  const answers = await Promise.all(turns.map(async (user) => ({ user, ...(await ask(own, user)) })))
  for (const { user, status, text } of answers) {
    expect(status).toBe(200)
    expect([text.includes('Mine'), text.includes('Yours'), text.includes('"own"')]).toEqual([
      user === one,
      user === other,
      user !== undefined,
    ])
  }
  const pids = await owner`select count(*)::int as connections from pg_stat_activity where usename = 'authenticator'`
  expect(pids[0]?.['connections']).toBe(1)
})

test('a request leaves no role, claims or other settings to the next one, whether it succeeds or fails', async () => {
  const [one] = users
  const pool = postgres(`${stack.poolUrl}/primary`, { max: 1, prepare: false, fetch_types: false })
  const sessionState = async () => {
    const [row] =
      await pool`select current_user::text as role, current_setting('request.jwt.claims', true) as claims, current_setting('response.headers', true) as headers,
      current_setting('request.headers', true) as sent, current_setting('statement_timeout') as timeout, (select count(*)::int from pg_prepared_statements) as prepared`
    return row
  }
  const initialState = { role: 'authenticator', claims: '', headers: '', sent: '', timeout: '0', prepared: 0 }
  expect(await ask('rpc/sync?campus=tum&tables=&own_since=0', one)).toMatchObject({ status: 200 })
  expect(await sessionState()).toEqual(initialState)
  expect(await submit(one, '')).toMatchObject({ status: 400 })
  expect(await sessionState()).toEqual(initialState)
  await pool.end()
})

test('a setting outside a transaction would leak to the next caller, which is why the API makes none', async () => {
  const [first, second] = [
    postgres(`${stack.poolUrl}/primary`, { max: 1, prepare: false }),
    postgres(`${stack.poolUrl}/primary`, { max: 1, prepare: false }),
  ]
  await first`select set_config('request.jwt.claims', '{"sub": "planted"}', false)`
  expect(await second`select current_setting('request.jwt.claims', true) as claims`).toEqual([
    { claims: '{"sub": "planted"}' },
  ])
  await second`reset request.jwt.claims`
  await Promise.all([first.end(), second.end()])
})
