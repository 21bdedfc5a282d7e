import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createHash, randomInt, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import postgres from 'postgres'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { loadKeys } from '../../../supabase/local/keys.ts'
import { proofFor } from '../proof-of-work.ts'

// `DATABASE_URL=postgres://… npm start`, twice: two processes on one database.

type Server = { readonly origin: string; stop(): Promise<void> }

const server = inject('plainPostgres') ?? ''
const name = `start_${randomUUID().replaceAll('-', '')}`
let dataDir: string
let servers: Server[] = []
let key: string

const start = async ({
  database = name,
  seed = 'demo',
}: { database?: string; seed?: string } = {}): Promise<Server> => {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../../supabase/local/serve.ts', import.meta.url)), '--dist', join(dataDir, 'dist')],
    {
      env: { ...process.env, PORT: '0', DATABASE_URL: `${server}/${database}`, COMRADE_DATA_DIR: dataDir, SEED: seed },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const lines = createInterface(child.stdout)
  const origin = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const [, found] = /running at (\S+)/.exec(line) ?? []
      if (found) resolve(found)
    })
    void exited.then(() => reject(new Error('the server did not start')))
  })
  return {
    origin,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

const createDatabase = async (database: string): Promise<void> => {
  const owner = postgres(`${server}/postgres`, { max: 1, onnotice: () => {} })
  await owner.unsafe(`create database ${database}`)
  await owner.end()
}

const requestTo = (index: number, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${servers[index]?.origin}${path}`, {
    ...init,
    headers: { apikey: key, 'Content-Type': 'application/json', Prefer: 'return=minimal', ...init.headers },
  })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'comrade-processes-'))
  await mkdir(join(dataDir, 'dist'))
  await Promise.all(['fallback.htm', '_headers'].map((file) => writeFile(join(dataDir, 'dist', file), '')))
  await createDatabase(name)
  servers = await Promise.all([start(), start()])
  key = (await loadKeys(dataDir)).publishable
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map((each) => each.stop()))
  await rm(dataDir, { recursive: true, force: true })
})

test('two processes that start at the same time migrate and fill an empty database once', async () => {
  const counts = await Promise.all(
    [0, 1].map(async (index) => (await (await requestTo(index, '/rest/v1/campuses?select=slug')).json()).length),
  )
  expect(counts).toEqual([2, 2])
})

test('an operator’s database gets no demo data that nobody has asked for', async () => {
  const own = `${name}_own`
  await createDatabase(own)
  const { origin, stop } = await start({ database: own, seed: '' })
  const campuses = await fetch(`${origin}/rest/v1/campuses?select=slug`, { headers: { apikey: key } })
  expect(await campuses.json()).toEqual([{ slug: 'tum' }])
  await stop()
})

test('both processes respond to concurrent requests, each with the rights of its caller', async () => {
  const paths = [
    '/rest/v1/profiles?select=id',
    '/rest/v1/rpc/sync?campus=tum&tables=groceries',
    '/rest/v1/groceries?select=name&limit=1',
  ]
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_each, index) => (await requestTo(index % 2, paths[index % 3] ?? '')).status),
  )
  expect(statuses).toEqual(statuses.map((_status, index) => (index % 3 === 0 ? 401 : 200)))
})

/** Subscribes to the newsletter from a loopback address. @returns the response's status */
const subscribeFrom = (index: number, localAddress: string): Promise<number> => {
  const id = randomUUID()
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', apikey: key, prefer: 'return=minimal' }
    const outgoing = request(
      `${servers[index]?.origin}/rest/v1/newsletter_subscriptions`,
      { method: 'POST', localAddress, headers },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      },
    )
    outgoing.on('error', reject)
    outgoing.end(JSON.stringify({ id, email: `${id}@students.example`, proof_of_work: proofFor(id) }))
  })
}

test('a flood from one address is limited across both processes; other addresses are not', async () => {
  const flood = await Promise.all(Array.from({ length: 20 }, (_each, index) => subscribeFrom(index % 2, '127.0.0.2')))
  expect(new Set(flood)).toEqual(new Set([201]))
  expect(await Promise.all([subscribeFrom(0, '127.0.0.2'), subscribeFrom(1, '127.0.0.2')])).toEqual([429, 429])
  expect(await Promise.all([subscribeFrom(0, '127.0.0.3'), subscribeFrom(1, '127.0.0.4')])).toEqual([201, 201])
})

describe('what one process counts or ends, the other knows', () => {
  const owner = postgres(`${server}/${name}`, { max: 1, onnotice: () => {} })
  afterAll(() => owner.end())
  const auth = (index: number, path: string, body: unknown, init: RequestInit = {}) =>
    requestTo(index, `/auth/v1/${path}`, { method: 'POST', body: JSON.stringify(body), ...init })
  const tokenOf = async (response: Response) =>
    v.parse(v.object({ access_token: v.string() }), await response.json()).access_token
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  /** Mails a code. @returns it */
  const mailCode = async (email: string, column: 'confirmation' | 'recovery') => {
    const code = String(randomInt(1e6)).padStart(6, '0')
    const token = createHash('sha256')
      .update(email + code)
      .digest('hex')
    await owner`update auth.users set ${owner({ [`${column}_token`]: token, [`${column}_sent_at`]: new Date() })} where email = ${email}`
    return code
  }
  const password = 'mango bus rain sofa'
  const signUp = async () => {
    const email = `${randomUUID()}@students.example`
    expect((await auth(0, 'signup', { email, password })).status).toBe(200)
    const token = await tokenOf(
      await auth(0, 'verify', { email, token: await mailCode(email, 'confirmation'), type: 'signup' }),
    )
    expect(
      (
        await requestTo(0, '/auth/v1/user', {
          method: 'PUT',
          headers: bearer(token),
          body: JSON.stringify({ password }),
        })
      ).status,
    ).toBe(200)
    return { email, token }
  }
  const countOf = (responses: readonly Response[], status: number) =>
    responses.filter((each) => each.status === status).length

  test('wrong passwords: so many at once are ten', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uuid(), fc.integer({ min: 1, max: 40 }), async (id, count) => {
        const guesses = Array.from({ length: count }, (_each, index) =>
          auth(index % 2, 'token?grant_type=password', { email: `${id}@students.example`, password: `wrong-${index}` }),
        )
        const answers = await Promise.all(guesses)
        expect([countOf(answers, 400), countOf(answers, 429)]).toEqual([Math.min(count, 10), Math.max(count - 10, 0)])
      }),
      { numRuns: 5 },
    )
  })

  test('codes: of two hundred at once, no more than five are compared', async () => {
    const { email } = await signUp()
    const code = await mailCode(email, 'recovery')
    await Promise.all(
      Array.from({ length: 5 }, (_each, index) =>
        auth(index % 2, 'verify', {
          email,
          token: String((Number(code) + 1 + index) % 1e6).padStart(6, '0'),
          type: 'recovery',
        }),
      ),
    )
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_each, index) =>
        auth(index % 2, 'verify', { email, token: code, type: 'recovery' }),
      ),
    )
    expect(countOf(answers, 200)).toBe(0)
  })

  test('sessions that a new password ends', async () => {
    const { email, token } = await signUp()
    const stolen = await tokenOf(await auth(1, 'token?grant_type=password', { email, password }))
    const profiles = (index: number, session: string) =>
      requestTo(index, '/rest/v1/profiles?select=id', { headers: bearer(session) })
    expect([(await profiles(0, stolen)).status, (await profiles(1, stolen)).status]).toEqual([200, 200])
    expect(
      (
        await requestTo(0, '/auth/v1/user', {
          method: 'PUT',
          headers: bearer(token),
          body: JSON.stringify({ password: 'rain sofa mango bus' }),
        })
      ).status,
    ).toBe(200)
    expect([(await profiles(0, stolen)).status, (await profiles(1, stolen)).status]).toEqual([401, 401])
    expect([(await profiles(0, token)).status, (await profiles(1, token)).status]).toEqual([200, 200])
  })
})
