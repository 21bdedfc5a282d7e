import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loadKeys } from '../../../supabase/local/keys.ts'
import { proofFor } from '../proof-of-work.ts'

// `DATABASE_URL=postgres://… npm start`, twice: two processes on one database.

type Server = { readonly origin: string; stop(): Promise<void> }

const server = inject('plainPostgres') ?? ''
const name = `start_${randomUUID().replaceAll('-', '')}`
let dataDir: string
let servers: Server[] = []
let key: string

const start = async (): Promise<Server> => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../../supabase/local/serve.ts', import.meta.url)), '--dist', join(dataDir, 'dist')], {
    env: { ...process.env, PORT: '0', DATABASE_URL: `${server}/${name}`, COMRADE_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
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

const requestTo = (index: number, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${servers[index]?.origin}${path}`, { ...init, headers: { apikey: key, 'Content-Type': 'application/json', Prefer: 'return=minimal', ...init.headers } })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'comrade-processes-'))
  await mkdir(join(dataDir, 'dist'))
  await Promise.all(['fallback.htm', '_headers'].map((file) => writeFile(join(dataDir, 'dist', file), '')))
  const owner = postgres(`${server}/postgres`, { max: 1, onnotice: () => {} })
  await owner.unsafe(`create database ${name}`)
  await owner.end()
  servers = await Promise.all([start(), start()])
  key = (await loadKeys(dataDir)).publishable
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map((each) => each.stop()))
  await rm(dataDir, { recursive: true, force: true })
})

test('two processes that start at the same time migrate and fill an empty database once', async () => {
  const counts = await Promise.all([0, 1].map(async (index) => (await (await requestTo(index, '/rest/v1/campuses?select=slug')).json()).length))
  expect(counts).toEqual([2, 2])
})

test('both processes respond to concurrent requests, each with the rights of its caller', async () => {
  const paths = ['/rest/v1/profiles?select=id', '/rest/v1/rpc/sync?campus=tum&tables=groceries', '/rest/v1/groceries?select=name&limit=1']
  const statuses = await Promise.all(Array.from({ length: 60 }, async (_each, index) => (await requestTo(index % 2, paths[index % 3] ?? '')).status))
  expect(statuses).toEqual(statuses.map((_status, index) => (index % 3 === 0 ? 401 : 200)))
})

/** Subscribes to the newsletter from a loopback address. @returns the response's status */
const subscribeFrom = (index: number, localAddress: string): Promise<number> => {
  const id = randomUUID()
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', apikey: key, prefer: 'return=minimal' }
    const outgoing = request(`${servers[index]?.origin}/rest/v1/newsletter_subscriptions`, { method: 'POST', localAddress, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
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
