import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { appRequests } from '../../bench/backend/app-requests.ts'
import type { Asked } from '../../bench/backend/asked.ts'
import { fill, personId, placesIn } from '../../bench/backend/fill.ts'
import { plansOf, type Planned } from '../../bench/backend/plans.ts'
import { openSession, type Session } from '../../bench/backend/sessions.ts'
import { startBackend, type TestBackend } from '../start-backend.ts'
import { PlainDatabase } from './plain-database.ts'

// Few rows, so that it is quick, and sequential scans made so dear that one is left only where no index would do.

const size = { people: 500, posts: 3000, items: 600 }
const limits = { large: 400, discarded: 400 }

let backend: TestBackend
let database: PlainDatabase
let session: Session
let asked: readonly Asked[]
let planned: readonly Planned[]
beforeAll(async () => {
  backend = await startBackend({ seedFile: null })
  database = new PlainDatabase(backend.databaseUrl ?? '')
  await fill(database.sql, size)
  session = openSession(backend.databaseUrl ?? '', { enable_seqscan: 'off' })
  vi.stubEnv('VITE_SUPABASE_URL', 'http://bench.example')
  asked = await appRequests(await placesIn(database.sql, size, 7))
  planned = await plan(asked)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await session.close()
  await database.close()
  await backend.close()
})

const idOf = async (n: number): Promise<string> => (await backend.sql<{ id: string }>(`select ${personId(n)} as id`))[0]?.id ?? ''

const plan = async (some: readonly Asked[]) => plansOf(some, { sql: database.sql, session, ids: { person: await idOf(7), admin: await idOf(0) }, limits })

const faultsIn = (some: readonly Planned[]): readonly string[] => some.flatMap(({ asked: { what }, faults }) => faults.map((fault) => `${what}: ${fault}`))

describe('what the app asks of large tables', () => {
  test('is known: pulls, ids compared, a person’s own rows, and every kind of write', () => {
    const whats = asked.map(({ what }) => what)
    expect(whats).toEqual(expect.arrayContaining(['what moved for everybody', 'gossip_posts: page from the middle', 'gossip_posts: ids compared, first page', 'own gossip_submissions: first page', 'a like', 'a post']))
    expect(new Set(whats).size).toBeGreaterThan(40)
  })

  test('is counted once a listing: counting reads the whole table', () => {
    const counted = asked.filter(({ prefer }) => prefer.includes('count=exact')).map(({ what }) => what)
    expect(counted).toEqual(['gossip_posts', 'items', 'item_photos'].map((table) => `${table}: ids compared, first page`))
  })

  test('is found by indexes, and nothing is read to be thrown away', () => {
    expect(faultsIn(planned)).toEqual([])
  })

  test('is answered like this, and not only asked: the SQL of the bench says what the backend says over HTTP', async () => {
    const reads = planned.filter(({ asked: { by, method } }) => by === 'visitor' && method === 'GET')
    expect(reads.length).toBeGreaterThan(15)
    for (const { asked: { what, path, query }, body } of reads) {
      const address = new URL(`${backend.url}/rest/v1/${path}`)
      for (const [name, value] of query) address.searchParams.append(name, value)
      const answer: { id: string }[] = await (await fetch(address, { headers: { apikey: backend.keys.publishable } })).json()
      const ours: { id: string }[] = JSON.parse(body)
      expect(ours.map(({ id }) => id), what).toEqual(answer.map(({ id }) => id))
    }
  })

  test('is refused once the index is gone that it stands on', async () => {
    await backend.sql('drop index public.gossip_posts_rev')
    const pages = asked.filter(({ what }) => what === 'gossip_posts: page from the middle')
    expect(faultsIn(await plan(pages))).toEqual([expect.stringContaining('gossip_posts')])
  })
})
