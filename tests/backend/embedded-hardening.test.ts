import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAllowedHost, namedHosts } from '../../supabase/local/allowed-hosts.ts'
import { AttemptCounter } from '../../supabase/local/attempt-counter.ts'
import { beginCleanly } from '../../supabase/local/corrections/clean-session.ts'
import { lockDataFolder } from '../../supabase/local/data-lock.ts'
import { openDatabase } from '../../supabase/local/database.ts'
import { UploadSlots } from '../../supabase/local/upload-slots.ts'
import { startBackend } from './start-backend.ts'
import type { TestBackend } from './start-backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend({ seedFile: null })
})
afterAll(() => backend.close())

type Sent = { readonly status: number; readonly body: string; readonly headers: Record<string, unknown> }

/** A call from an address of this machine. */
const call = (path: string, { from = '127.0.0.1', body, method = 'POST', headers = {} }: { from?: string; body?: unknown; method?: string; headers?: Record<string, string> } = {}) =>
  new Promise<Sent>((resolve, reject) => {
    const sent = request(
      `${backend.url}${path}`,
      { method, localAddress: from, headers: { apikey: backend.keys.publishable, 'content-type': 'application/json', ...headers } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString(), headers: answer.headers }))
      },
    )
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
const signIn = (email: string, password: string, from?: string) => call('/auth/v1/token?grant_type=password', { body: { email, password }, ...(from && { from }) })

describe('storage', () => {
  test('tells nobody who added a file, at no endpoint', async () => {
    const owner = await backend.signUpAs('owner')
    const path = `${owner.user.id}/${randomUUID()}.webp`
    const bucket = owner.client.storage.from('item-images')
    await bucket.upload(path, new Uint8Array([1]).buffer, { contentType: 'image/webp' })
    const token = (await owner.client.auth.getSession()).data.session?.access_token ?? ''
    const as = { authorization: `Bearer ${token}` }
    const answers = [
      await call(`/storage/v1/object/info/item-images/${path}`, { method: 'GET' }),
      await call(`/storage/v1/object/info/item-images/${path}`, { method: 'GET', headers: as }),
      await call('/storage/v1/object/list/item-images', { body: { prefix: owner.user.id, limit: 10 }, headers: as }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const others = [await bucket.info(path), await bucket.remove([path])]
    expect(others.map(({ error }) => error)).toEqual([null, null])
    for (const told of [...answers.map(({ body }) => body), ...others.map(({ data }) => JSON.stringify(data))]) expect(told).not.toMatch(/owner|user_metadata/)
  })
})

describe('guessing', () => {
  test('a password is put off after ten tries from one address; its owner signs in from elsewhere', async () => {
    const { email, password } = await backend.signUpAs('amina')
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) statuses.push((await signIn(email, `wrong-${n}`, '127.0.0.9')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
    const put = await signIn(email, password, '127.0.0.9')
    expect([put.status, Number(put.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    expect((await signIn(email, password)).status).toBe(200)
  })

  test('an account that there is not is answered like one that there is', async () => {
    const { email } = await backend.signUpAs('brian')
    const [known, unknown] = [await signIn(email, 'wrong', '127.0.0.8'), await signIn('nobody@students.example', 'wrong', '127.0.0.8')]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  })

  test('a mailed code is void after five wrong ones', async () => {
    const { email, client } = await backend.signUpAs('carol')
    await client.auth.resetPasswordForEmail(email)
    const code = /\b(\d{6})\b/.exec(backend.emails.latestTo(email)?.text ?? '')?.[1] ?? ''
    expect(code).not.toBe('')
    const verify = (token: string) => call('/auth/v1/verify', { body: { type: 'recovery', email, token }, from: '127.0.0.7' })
    for (let n = 0; n < 5; n += 1) expect((await verify(String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0'))).status).toBeGreaterThanOrEqual(400)
    expect((await verify(code)).status).toBeGreaterThanOrEqual(400)
    expect((await backend.anonClient().auth.verifyOtp({ email, token: code, type: 'recovery' })).error).not.toBeNull()
  })

  test('mails are asked for a few times an hour', async () => {
    const { email } = await backend.signUpAs('dan')
    const recover = () => call('/auth/v1/recover', { body: { email }, from: '127.0.0.6' })
    const statuses: number[] = []
    for (let n = 0; n < 7; n += 1) statuses.push((await recover()).status)
    expect(statuses.slice(-2)).toEqual([429, 429])
  })

  test('is counted in bounded memory, and forgotten when its time is over', () => {
    let now = 0
    const counter = new AttemptCounter(() => now, 3)
    for (const key of ['a', 'b', 'c', 'd']) counter.add(key, 1000)
    expect(['a', 'b', 'c', 'd'].map((key) => counter.count(key))).toEqual([0, 1, 1, 1])
    expect(counter.add('d', 1000)).toBe(2)
    now = 1000
    expect(counter.count('d')).toBe(0)
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
  ])('answers to %s: %s', (host, allowed) => {
    expect(isAllowedHost(host, namedHosts({ ALLOWED_HOSTS: 'comrade.hostel, other.hostel' }, '0.0.0.0'))).toBe(allowed)
  })

  test('does not answer under another’s name', async () => {
    expect((await call('/rest/v1/groceries?select=id', { method: 'GET', headers: { host: 'evil.example' } })).status).toBe(421)
    expect((await call('/rest/v1/groceries?select=id', { method: 'GET' })).status).toBe(200)
  })

  test('reads so many bodies at once and puts off more, from one address or from all', async () => {
    const slots = new UploadSlots()
    const release: (() => void)[] = []
    const slow = () => new Promise<string>((resolve) => release.push(() => resolve('read')))
    const held = Array.from({ length: 24 }, () => slots.hold('a', slow))
    expect(await slots.hold('a', slow)).toBeUndefined()
    const others = Array.from({ length: 40 }, (_, n) => slots.hold(`other ${n}`, slow))
    expect(await slots.hold('late', slow)).toBeUndefined()
    release.forEach((end) => end())
    expect(await Promise.all([...held, ...others])).toHaveLength(64)
    expect(await slots.hold('a', async () => 'room again')).toBe('room again')
  })

  test('keeps its data folder to itself, also one that was open before', async () => {
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

describe('a query that nothing could stop', () => {
  const read = (query: string) => call(`/rest/v1/shops?${query}`, { method: 'GET' })
  const nested = (deep: number): string => (deep === 0 ? '*' : `*,eshop_products(*,shops(${nested(deep - 1)}))`)

  test.each([
    ['a regular expression', 'select=id&shop_name=match.(a*)*b'],
    ['one that ignores case', 'select=id&shop_name=imatch.x'],
    ['one among others', `select=id&or=(shop_name.eq.x,shop_name.not.match.x)`],
    ['any of several', 'select=id&shop_name=match(any).{x,y}'],
    ['tables within tables', `select=${nested(2)}`],
  ])('%s is refused', async (_what, query) => {
    const answer = await read(query)
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([400, 'PGRST100'])
  })

  test('what is like one is not', async () => {
    for (const query of ['select=id,eshop_products(id)', 'select=id&shop_name=eq.match', 'select=id&shop_name=ilike.*match*']) {
      expect((await read(query)).status).toBe(200)
    }
  })
})

test('fourteen thousand errors leave the database as it was', { timeout: 120_000 }, async () => {
  const database = await openDatabase(undefined)
  const asked = new Request('http://127.0.0.1/rest/v1/items')
  try {
    // Each takes a little for good unless it is given back; so many were the end.
    for (let n = 0; n < 14_000; n += 1) {
      await beginCleanly(database, asked)
      const code = await database.sql.query('select 1 / 0').then(() => '', (error: { code?: string }) => error.code)
      if (code !== '22012') throw new Error(`after ${n} errors: ${code}`)
    }
    expect((await database.sql.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  } finally {
    await database.close()
  }
})
