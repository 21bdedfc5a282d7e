import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { plainWebp } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { shares } from '../../supabase/local/budgets.ts'
import { AddressSlots } from '../../supabase/local/door/address-slots.ts'
import { isAllowedHost, namedHosts } from '../../supabase/local/door/allowed-hosts.ts'
import { resetSession } from '../../supabase/local/corrections/clean-session.ts'
import { lockDataFolder } from '../../supabase/local/data-lock.ts'
import { openDatabase } from '../../supabase/local/database.ts'
import { emptyBackend } from './test-backend.ts'

const backend = await emptyBackend()

type RawResponse = { readonly status: number; readonly body: string; readonly headers: Record<string, unknown> }

/** Sends a request from a loopback address. */
const call = (
  path: string,
  {
    from = '127.0.0.1',
    body,
    method = 'POST',
    headers = {},
  }: { from?: string; body?: unknown; method?: string; headers?: Record<string, string> } = {},
) =>
  new Promise<RawResponse>((resolve, reject) => {
    const outgoing = request(
      `${backend.url}${path}`,
      {
        method,
        localAddress: from,
        headers: { apikey: backend.keys.publishable, 'content-type': 'application/json', ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            headers: response.headers,
          }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body === undefined ? undefined : JSON.stringify(body))
  })
const signIn = (email: string, password: string, from?: string) =>
  call('/auth/v1/token?grant_type=password', { body: { email, password }, ...(from && { from }) })

describe('storage', () => {
  test('never reveals who uploaded a file', async () => {
    const owner = await backend.signUpAs('owner')
    const path = `${owner.user.id}/${randomUUID()}.webp`
    const bucket = owner.client.storage.from('item-images')
    await bucket.upload(path, plainWebp.buffer, { contentType: 'image/webp' })
    const token = (await owner.client.auth.getSession()).data.session?.access_token ?? ''
    const asOwner = { authorization: `Bearer ${token}` }
    const responses = [
      await call(`/storage/v1/object/info/item-images/${path}`, { method: 'GET' }),
      await call(`/storage/v1/object/info/item-images/${path}`, { method: 'GET', headers: asOwner }),
      await call('/storage/v1/object/list/item-images', {
        body: { prefix: owner.user.id, limit: 10 },
        headers: asOwner,
      }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404])
    const removed = await bucket.remove([path])
    expect(removed.data).toMatchObject([{ name: path }])
    for (const text of [...responses.map(({ body }) => body), JSON.stringify(removed.data)])
      expect(text).not.toMatch(/owner|user_metadata/)
  })
})

describe('sign-in limits', () => {
  test('limit a password to ten attempts from one address; the owner can sign in from another', async () => {
    const { email, password } = await backend.signUpAs('amina')
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) statuses.push((await signIn(email, `wrong-${n}`, '127.0.0.9')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
    const put = await signIn(email, password, '127.0.0.9')
    expect([put.status, Number(put.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    expect((await signIn(email, password)).status).toBe(200)
  })

  test('respond the same for nonexistent and existing accounts', async () => {
    const { email } = await backend.signUpAs('brian')
    const [existing, nonexistent] = [
      await signIn(email, 'wrong', '127.0.0.8'),
      await signIn('nobody@students.example', 'wrong', '127.0.0.8'),
    ]
    expect([existing.status, existing.body]).toEqual([nonexistent.status, nonexistent.body])
  })

  test('invalidate a mailed code after five wrong attempts', async () => {
    const { email, client } = await backend.signUpAs('carol')
    await client.auth.resetPasswordForEmail(email)
    const code = backend.emails.latestTo(email)?.code ?? ''
    expect(code).not.toBe('')
    const verify = (token: string) =>
      call('/auth/v1/verify', { body: { type: 'recovery', email, token }, from: '127.0.0.7' })
    for (let n = 0; n < 5; n += 1)
      expect((await verify(String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0'))).status).toBeGreaterThanOrEqual(
        400,
      )
    expect((await verify(code)).status).toBeGreaterThanOrEqual(400)
    expect((await backend.anonClient().auth.verifyOtp({ email, token: code, type: 'recovery' })).error).not.toBeNull()
  })

  test('limit the mails per hour', async () => {
    const { email } = await backend.signUpAs('dan')
    const recover = () => call('/auth/v1/recover', { body: { email }, from: '127.0.0.6' })
    const statuses: number[] = []
    for (let n = 0; n < 7; n += 1) statuses.push((await recover()).status)
    expect(statuses.slice(-2)).toEqual([429, 429])
  })

  test('count attempts until the window ends, and keep none for longer', async () => {
    const take = async (key: string) =>
      (
        await backend.sql<{ wait: number | null }>('select server.take_attempt($1, $2, $3) as wait', [[key], [2], [60]])
      )[0]?.wait ?? null
    expect([await take('a'), await take('a'), await take('b')]).toEqual([null, null, null])
    expect(await take('a')).toBeGreaterThan(50)
    await backend.sql(`update server.attempts set window_end = now() - interval '1 second'`)
    const expired = async () => (await backend.sql('select from server.attempts where window_end < now()')).length
    const before = await expired()
    expect(await take('a')).toBeNull()
    expect(await expired()).toBe(Math.max(0, before - 21))
  })
})

describe('the server', () => {
  test.each([
    ['localhost:4173', true],
    ['127.0.0.1', true],
    ['[::1]:4173', true],
    ['192.168.1.20:4173', true],
    ['comrade.hostel', true],
    ['evil.example', false],
    ['localhost.evil.example', false],
    ['', false],
  ])('accepts the host name %s: %s', (host, allowed) => {
    expect(isAllowedHost(host, namedHosts({ ALLOWED_HOSTS: 'comrade.hostel, other.hostel' }, '0.0.0.0'))).toBe(allowed)
  })

  test('prints errors of the database without the values of their statements', async () => {
    const error: unknown = await backend
      .sql('insert into public.nowhere (password) values ($1)', ['a password hash'])
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: '42P01' })
    expect(inspect(error)).toMatch(/relation "public.nowhere" does not exist/)
    expect(inspect(error)).not.toContain('a password hash')
  })

  test('rejects requests for a foreign host name', async () => {
    expect(
      (await call('/rest/v1/groceries?select=id', { method: 'GET', headers: { host: 'evil.example' } })).status,
    ).toBe(421)
    expect((await call('/rest/v1/groceries?select=id', { method: 'GET' })).status).toBe(200)
  })

  test('limits the bodies that it reads at the same time, per address and in total', async () => {
    const slots = new AddressSlots(shares.uploads)
    const release: (() => void)[] = []
    const blockingTask = () => new Promise<string>((resolve) => release.push(() => resolve('read')))
    const heldSlots = Array.from({ length: 24 }, () => slots.hold('a', blockingTask))
    expect(await slots.hold('a', blockingTask)).toBeUndefined()
    const otherSlots = Array.from({ length: 40 }, (_, n) => slots.hold(`other ${n}`, blockingTask))
    expect(await slots.hold('a', blockingTask)).toBeUndefined()
    release.forEach((end) => end())
    expect(await Promise.all([...heldSlots, ...otherSlots])).toHaveLength(64)
    expect(await slots.hold('a', async () => 'room again')).toBe('room again')
  })

  test('makes its data folder private, including one that was readable before', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'comrade-folder-'))
    try {
      for (const name of ['fresh', 'open']) {
        const folder = join(parent, name)
        if (name === 'open') await mkdir(folder, { mode: 0o755 })
        const release = await lockDataFolder(folder)
        expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700')
        await release()
      }
    } finally {
      await rm(parent, { recursive: true, force: true })
    }
  })
})

describe('a query that could block the database', () => {
  const read = (query: string) => call(`/rest/v1/shops?${query}`, { method: 'GET' })
  const nested = (depth: number): string => (depth === 0 ? '*' : `*,eshop_products(*,shops(${nested(depth - 1)}))`)

  test.each([
    ['a regular expression', 'select=id&shop_name=match.(a*)*b'],
    ['a case-insensitive regular expression', 'select=id&shop_name=imatch.x'],
    ['a regular expression within an or', `select=id&or=(shop_name.eq.x,shop_name.not.match.x)`],
    ['a list of regular expressions', 'select=id&shop_name=match(any).{x,y}'],
    ['a regular expression for a column that is called select', 'select=id&eshop_products.select=match.(a*)*b'],
    ['deep embedding', `select=${nested(2)}`],
    ['a column, a hundred times', `select=${Array.from({ length: 100 }, () => 'description').join()}`],
    [
      'patterns for a long text',
      `or=(${Array.from({ length: 35 }, (_, index) => `description.ilike.*${'a'.repeat(160 + index)}b*`).join()})`,
    ],
    ['many embeddings', `select=${Array.from({ length: 9 }, (_, index) => `n${index}:eshop_products(id)`).join()}`],
    [
      'many embeddings of an embedded table',
      `select=*,eshop_products(*)&eshop_products.select=${Array.from({ length: 9 }, () => 'shops(id)').join()}`,
    ],
  ])('is rejected: %s', async (_what, query) => {
    const response = await read(query)
    expect([response.status, JSON.parse(response.body).code]).toEqual([404, 'PGRST205'])
  })

  test.each([
    [
      '11,000 rows of three values',
      Array.from({ length: 11_000 }, () => ({ shop_name: 'x', campus: 'tum', address: 'x' })),
    ],
    [
      '2,000 rows, of which one has twenty columns',
      [
        Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`c${index}`, 1])),
        ...Array.from({ length: 1_999 }, () => ({})),
      ],
    ],
    ['40,000 empty rows', Array.from({ length: 40_000 }, () => ({}))],
    ['a text of 20,000 characters', { shop_name: 'x'.repeat(20_000) }],
    ['a text of 1.9 MB in one of two rows', [{ shop_name: 'x' }, { shop_name: 'x'.repeat(1_900_000) }]],
    ['a list of 70,000 values', { entries: Array.from({ length: 70_000 }, () => 1) }],
    ['objects in objects in a list', { entries: Array.from({ length: 25_000 }, () => ({ a: { b: {} } })) }],
  ])('is rejected: %s, and the database goes on', async (_what, body) => {
    expect((await call('/rest/v1/shops', { body })).status).toBe(413)
    expect((await read('select=id')).status).toBe(200)
  })

  test('is rejected: rows in another format than JSON', async () => {
    expect(
      (await call('/rest/v1/shops', { body: 'shop_name\nx', headers: { 'content-type': 'text/csv' } })).status,
    ).toBe(415)
  })

  test('is rejected: the removal of 100,000 files', async () => {
    const body = { prefixes: Array.from({ length: 100_000 }, (_, index) => `x/${index}`) }
    // Node.js sends the length of a DELETE's body only if told.
    const headers = { 'content-length': String(JSON.stringify(body).length) }
    expect((await call('/storage/v1/object/item-images', { method: 'DELETE', body, headers })).status).toBe(413)
  })

  test('is not confused with a similar one', async () => {
    for (const query of [
      'select=id,eshop_products(id)',
      'select=id&shop_name=eq.match',
      'select=id,description&shop_name=in.(match,imatch)',
    ]) {
      expect((await read(query)).status).toBe(200)
    }
  })
})

test('the database survives fourteen thousand errors', { timeout: 120_000 }, async () => {
  const database = await openDatabase(undefined)
  const itemsRequest = new Request('http://127.0.0.1/rest/v1/items')
  try {
    // Without the correction, each error leaks stack memory, and this many exhaust it.
    for (let n = 0; n < 14_000; n += 1) {
      if (n % 10 === 0) await resetSession(database, itemsRequest)
      const code = await database.sql.query('select 1 / 0').then(
        () => '',
        (error: { code?: string }) => error.code,
      )
      if (code !== '22012') throw new Error(`after ${n} errors: ${code}`)
    }
    expect((await database.sql.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  } finally {
    await database.close()
  }
})
