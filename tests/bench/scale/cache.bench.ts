import { request } from 'node:http'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { userUuid } from '../backend/fill.ts'
import { startStack, type Stack } from './stack.ts'

// Tests supabase/cache/nginx.conf in front of a standby.

let stack: Stack
let owner: postgres.Sql
let standby: postgres.Sql
let user: string
beforeAll(async () => {
  stack = await startStack(async ({ sql }) => {
    await sql.exec(`insert into auth.users (id, email, email_confirmed_at) select ${userUuid(0)}, 'student@students.example', now();
      insert into public.groceries (campus, name, price, category) select 'tum', 'Thing ' || n, n, 'produce' from generate_series(1, 50) as n`)
  })
  owner = postgres(stack.primaryUrl, { max: 1, onnotice: () => {} })
  standby = postgres(stack.standbyUrl, { max: 1, onnotice: () => {} })
  user = String((await owner.unsafe(`select ${userUuid(0)} as id`))[0]?.['id'])
})
afterAll(async () => {
  await Promise.all([owner.end({ timeout: 1 }), standby.end({ timeout: 1 })])
  await stack.close()
})

const answerSchema = v.looseObject({
  until: v.optional(v.number()),
  tables: v.optional(v.record(v.string(), v.looseObject({ rows: v.array(v.unknown()) })), {}),
})

type Sent = { readonly token?: string; readonly headers?: Readonly<Record<string, string>> }

/** Sends a request as a phone does, with the public key and a token. */
const ask = (query: string, { token = stack.publicKey, headers = {} }: Sent = {}) =>
  new Promise<{
    readonly status: number
    readonly cache: string
    readonly etag: string
    readonly control: string
    readonly body: string
  }>((resolve, reject) => {
    request(
      `${stack.url}/rest/v1/rpc/${query}`,
      { headers: { apikey: stack.publicKey, Authorization: `Bearer ${token}`, ...headers } },
      (response) => {
        let body = ''
        response
          .setEncoding('utf8')
          .on('data', (text: string) => (body += text))
          .on('end', () => {
            const header = (name: string) => String(response.headers[name] ?? '')
            resolve({
              status: response.statusCode ?? 0,
              cache: header('x-cache'),
              etag: header('etag'),
              control: header('cache-control'),
              body,
            })
          })
      },
    )
      .on('error', reject)
      .end()
  })

const parsed = ({ body }: { readonly body: string }) => v.parse(answerSchema, JSON.parse(body))
const rowsOf = (answer: { readonly body: string }) => parsed(answer).tables['groceries']?.rows.length ?? 0
const lsn = async (sql: postgres.Sql, call: string) =>
  BigInt(String((await sql.unsafe(`select (${call} - '0/0')::text as lsn`))[0]?.['lsn']))
const untilReplayed = async () => {
  const target = await lsn(owner, 'pg_current_wal_flush_lsn()')
  while ((await lsn(standby, 'pg_last_wal_replay_lsn()')) < target)
    await new Promise((resolve) => setTimeout(resolve, 10))
}
/** @returns the revision of the new row, which is the new head */
const addGrocery = async (): Promise<number> =>
  Number(
    (
      await owner`insert into public.groceries (campus, name, price, category) values ('tum', 'New', 1, 'produce') returning rev::float8 as rev`
    )[0]?.['rev'],
  )
const cursor = async (): Promise<number> => {
  await untilReplayed()
  const [row] = await standby`select (public.sync('tum', tables => '') ->> 'until')::float8 as until`
  return Number(row?.['until'])
}

describe('a visitor', () => {
  test('gets a cached response to a request that another visitor has sent, whatever key the app was built with', async () => {
    const query = `sync?campus=tum&since=${await cursor()}`
    const first = await ask(query)
    expect([first.status, first.cache]).toEqual([200, 'MISS'])
    expect(await ask(query)).toMatchObject({ cache: 'HIT', body: first.body })
    const older = 'sb_publishable_older'
    expect(await ask(query, { token: older, headers: { apikey: older } })).toMatchObject({
      cache: 'HIT',
      body: first.body,
    })
  })

  test('shares one request to the origin with a hundred others at the same moment', async () => {
    const query = `sync?campus=tum&tables=groceries&since=${(await cursor()) - 1}`
    const caches = (await Promise.all(Array.from({ length: 100 }, () => ask(query)))).map(({ cache }) => cache)
    expect(caches.filter((cache) => cache === 'MISS')).toHaveLength(1)
  })

  test('with a matching ETag gets a 304 without a body, from the cache and from the origin', async () => {
    const query = `sync?campus=tum&tables=groceries`
    const first = await ask(query, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(first.etag).toMatch(/^"[0-9a-f]{12}"$/)
    for (const etag of [first.etag, `W/${first.etag}`])
      expect(await ask(query, { headers: { 'If-None-Match': etag } })).toMatchObject({ status: 304, body: '' })
    expect(await ask(query, { headers: { 'If-None-Match': '"other"' } })).toMatchObject({ status: 200, cache: 'HIT' })
    expect(await ask(`${query}&after=groceries/`, { headers: { 'If-None-Match': first.etag } })).toMatchObject({
      cache: 'MISS',
    })
  })

  test('gets a response that is cached for a day only if it includes the requested head', async () => {
    const since = await cursor()
    await standby`select pg_wal_replay_pause()`
    const head = await addGrocery()
    const query = `sync?campus=tum&since=${since}&head=${head}`
    const stale = await ask(query)
    expect([stale.control, rowsOf(stale), parsed(stale).until]).toEqual(['public, max-age=0, s-maxage=5', 0, since])
    await standby`select pg_wal_replay_resume()`
    await untilReplayed()
    // The cursor has not moved, so the phone repeats the request until the stale response has expired, and misses
    // nothing.
    await expect.poll(async () => rowsOf(await ask(query)), { timeout: 10_000, interval: 500 }).toBe(1)
    const cached = await ask(query)
    expect([cached.cache, cached.control]).toEqual(['HIT', 'public, max-age=0, s-maxage=86400'])
    await addGrocery()
    await untilReplayed()
    expect(rowsOf(await ask(query))).toBe(1)
    expect(rowsOf(await ask(`sync?campus=tum&since=${parsed(cached).until}`))).toBe(1)
  })
})

describe('a signed-in user', () => {
  const own = async () => `sync?campus=tum&since=${await cursor()}&own_since=0`

  test('never gets a cached response, and their response is never cached', async () => {
    const [query, token] = [await own(), stack.tokenOf(user)]
    for (const _time of [1, 2])
      expect(await ask(query, { token })).toMatchObject({
        status: 200,
        cache: 'BYPASS',
        control: 'private, no-store',
        body: expect.stringContaining('"own"'),
      })
    const visitor = await ask(query)
    expect([visitor.cache, visitor.body.includes('"own"')]).toEqual(['MISS', false])
    expect(await ask(query, { token })).toMatchObject({ cache: 'BYPASS', body: expect.stringContaining('"own"') })
  })

  test('who sends their token as the API key leaves nothing in the cache', async () => {
    const [query, token] = [`${await own()}&tables=`, stack.tokenOf(user)]
    await ask(query, { token, headers: { apikey: token } })
    expect(await ask(query)).toMatchObject({ status: 200, cache: 'MISS' })
  })
})

test('errors are not cached', async () => {
  const query = 'sync?campus=tum&since=nonsense'
  for (const _time of [1, 2]) expect(await ask(query)).toMatchObject({ status: 400, cache: 'MISS' })
})
