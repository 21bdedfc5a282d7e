import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { appRequests } from '../../bench/backend/app-requests.ts'
import type { RecordedRequest } from '../../bench/backend/recorded-request.ts'
import { fill, userUuid, requestTargetsIn } from '../../bench/backend/fill.ts'
import { plansOf, type Planned } from '../../bench/backend/plans.ts'
import { openSession, type Session } from '../../bench/backend/sessions.ts'
import { PostgresDatabase } from '../../../supabase/local/postgres-database.ts'
import { emptyBackend } from '../test-backend.ts'

// The tables are small to keep the tests fast. Sequential scans are made so expensive that one remains only where no
// index applies. JIT compilation is off, because such costs would trigger it for each query.

const size = { users: 500, posts: 3000, items: 600 }
const limits = { large: 400, discarded: 400 }

const backend = await emptyBackend()
let database: PostgresDatabase
let session: Session
let queries: readonly RecordedRequest[]
let planned: readonly Planned[]
beforeAll(async () => {
  database = new PostgresDatabase(backend.databaseUrl ?? '')
  await fill(database.sql, size)
  session = openSession(backend.databaseUrl ?? '', { enable_seqscan: 'off', jit: 'off' })
  vi.stubEnv('VITE_SUPABASE_URL', 'http://bench.example')
  queries = await appRequests(await requestTargetsIn(database.sql, size, 7))
  planned = await plan(queries)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await session.close()
  await database.close()
})

const idOf = async (n: number): Promise<string> =>
  (await backend.sql<{ id: string }>(`select ${userUuid(n)} as id`))[0]?.id ?? ''

const plan = async (selected: readonly RecordedRequest[]) =>
  plansOf(selected, { sql: database.sql, session, ids: { user: await idOf(7), admin: await idOf(0) }, limits })

const faultsIn = (selected: readonly Planned[]): readonly string[] =>
  selected.flatMap(({ asked: { what }, faults }) => faults.map((fault) => `${what}: ${fault}`))

describe('the app’s queries on large tables', () => {
  test('cover visits, comparisons, older rows, a user’s own rows and every kind of write', () => {
    const names = queries.map(({ what }) => what)
    expect(names).toEqual(
      expect.arrayContaining([
        'nothing new',
        'changes of a day',
        'a first visit, next page',
        'hashes for the comparison',
        'all own rows',
        'older items',
        'like counters of the screen',
        'a like',
        'a post',
      ]),
    )
    expect(new Set(names).size).toBeGreaterThan(30)
  })

  test('never count rows, which would read the whole table', () => {
    expect(queries.filter(({ prefer }) => prefer.includes('count=')).map(({ what }) => what)).toEqual([])
  })

  test('use indexes and discard few rows', () => {
    expect(faultsIn(planned)).toEqual([])
  })

  test('return the same rows through the benchmark’s SQL as over HTTP', async () => {
    const reads = planned.filter(({ asked: { by, method } }) => by === 'visitor' && method === 'GET')
    expect(reads.length).toBeGreaterThan(14)
    for (const {
      asked: { what, path, query },
      body,
    } of reads) {
      const address = new URL(`${backend.url}/rest/v1/${path}`)
      for (const [name, value] of query) address.searchParams.append(name, value)
      const answer: unknown = await (await fetch(address, { headers: { apikey: backend.keys.publishable } })).json()
      const listed: unknown = JSON.parse(body)
      expect(path.startsWith('rpc/') ? [{ pgrst_call: answer }] : answer, what).toEqual(listed)
    }
  })

  test('fail the gate without their index', async () => {
    await backend.sql('drop index public.gossip_posts_part')
    const counters = queries.filter(({ what }) => what === 'like counters of the screen')
    expect(faultsIn(await plan(counters))).toEqual([expect.stringContaining('gossip_posts')])
  })
})
