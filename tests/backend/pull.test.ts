import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ComradeDb } from '@/data/db'
import { pullAll } from '@/data/pull/pull-all'
import { pullRemote } from '@/data/pull/pull-remote'
import type { PageRequest, PullRemote } from '@/data/pull/pull-remote'
import { replicatedTableNames } from '@/data/pull/replicated-tables'
import type { ReplicatedTable } from '@/data/pull/replicated-tables'
import { supabaseAs } from '@/data/remote/client'
import { OfflineError } from '@/data/remote/errors'
import { inserted } from './people.ts'
import { startBackend } from './start-backend.ts'
import type { TestBackend } from './start-backend.ts'

const today = Date.parse('2026-11-21T09:00:00Z')
const tomorrow = today + 25 * 60 * 60 * 1000

let backend: TestBackend
let db: ComradeDb
/** The paths requested since the test began. */
let requestedPaths: string[]

beforeAll(async () => {
  backend = await startBackend()
  vi.stubEnv('VITE_SUPABASE_URL', backend.url)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', backend.keys.publishable)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await backend.close()
})

beforeEach(() => {
  db = new ComradeDb(`phone-${crypto.randomUUID()}`)
  requestedPaths = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    requestedPaths.push(new URL(input instanceof Request ? input.url : input).pathname)
    return real(input, init)
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await db.delete()
})

/** As the app's own, which would go on asking the backend of the first file in this process. */
const remote = pullRemote(() => supabaseAs(backend.keys.publishable), 'sync_heads')
const pull = (from: PullRemote = remote, now = today) => pullAll(db, from, () => now)
const localRow = async (table: ReplicatedTable, id: string): Promise<unknown> => db.table<unknown, string>(table).get(id)
const addGrocery = (name = 'Ndengu') => inserted(backend, `insert into public.groceries (name, price, category) values ($1, 120, 'produce')`, [name])
const deleteGrocery = (id: string) => backend.sql('delete from public.groceries where id = $1', [id])

/** Expects the local copies to equal the server's rows. */
async function expectSameRows(): Promise<void> {
  for (const table of replicatedTableNames) {
    const stored = await backend.sql<{ id: string; rev: number }>(`select id, rev::float8 as rev from public.${table} order by id`)
    const copies = await db.table<{ id: string; rev: number }, string>(table).orderBy('id').toArray()
    expect(copies.map(({ id, rev }) => ({ id, rev })), table).toEqual(stored)
  }
}

/** The real server, up to the page that fails. */
function failingAt(fails: (request: PageRequest, pages: number) => boolean): PullRemote & { pages: PageRequest[] } {
  const pages: PageRequest[] = []
  return {
    ...remote,
    pages,
    async page(request) {
      if (fails(request, pages.length)) throw new OfflineError('cut off')
      pages.push(request)
      return remote.page(request)
    },
  }
}

describe('a pull', () => {
  test('downloads everything to an empty database', async () => {
    await pull()
    await expectSameRows()
    for (const table of replicatedTableNames) expect(await db.replica(table).count(), table).toBeGreaterThan(0)
  })

  test('does not download old tombstones to an empty database', async () => {
    await deleteGrocery(await addGrocery())
    await pull()
    expect(requestedPaths).not.toContain('/rest/v1/tombstones')
  })

  test('sends a single request when nothing has changed', async () => {
    await pull()
    requestedPaths = []
    await pull()
    expect(requestedPaths).toEqual(['/rest/v1/rpc/sync_heads'])
  })

  test('requests only the table that changed', async () => {
    await pull()
    const id = await addGrocery()
    requestedPaths = []
    await pull()
    expect(new Set(requestedPaths)).toEqual(new Set(['/rest/v1/rpc/sync_heads', '/rest/v1/groceries']))
    expect(await localRow('groceries', id)).toMatchObject({ name: 'Ndengu', price: 120 })
  })

  test('applies an update', async () => {
    const id = await addGrocery()
    await pull()
    await backend.sql('update public.groceries set price = 135 where id = $1', [id])
    await pull()
    expect(await localRow('groceries', id)).toMatchObject({ price: 135 })
    await expectSameRows()
  })

  test('applies a deletion', async () => {
    const id = await addGrocery()
    await pull()
    await deleteGrocery(id)
    await pull()
    expect(await localRow('groceries', id)).toBeUndefined()
    await expectSameRows()
  })

  test('applies the first deletion ever recorded on the server', async () => {
    const id = await addGrocery()
    await backend.sql('delete from public.tombstones')
    await pull()
    await deleteGrocery(id)
    await pull()
    expect(await localRow('groceries', id)).toBeUndefined()
  })

  test('keeps a row that was deleted and inserted again', async () => {
    const id = await addGrocery()
    await pull()
    await deleteGrocery(id)
    await backend.sql(`insert into public.groceries (id, name, price, category) values ($1, 'Back', 5, 'dairy')`, [id])
    await pull()
    expect(await localRow('groceries', id)).toMatchObject({ name: 'Back' })
  })

  test('records the freshness of every table', async () => {
    await pull()
    await pull(remote, today + 60_000)
    const freshness = await db.freshness.toArray()
    expect(freshness.map(({ table }) => table).sort()).toEqual([...replicatedTableNames].sort())
    expect(new Set(freshness.map(({ checkedAt }) => checkedAt))).toEqual(new Set([new Date(today + 60_000).toISOString()]))
  })

  test('detects deletions without a tombstone once a day', async () => {
    const id = await addGrocery()
    await pull()
    await deleteGrocery(id)
    await backend.sql('delete from public.tombstones where row_id = $1', [id])
    await pull()
    expect(await localRow('groceries', id)).toBeDefined()
    await pull(remote, tomorrow)
    expect(await localRow('groceries', id)).toBeUndefined()
    await expectSameRows()
  })
})

describe('an interrupted pull', () => {
  test('keeps the downloaded pages and resumes after them', async () => {
    await backend.sql(`insert into public.medicines (name, price, category) select 'Dose ' || n, n, 'vitamins' from generate_series(1, 1200) as n`)
    const first = failingAt(({ table }) => table === 'medicines' && first.pages.filter((page) => page.table === 'medicines').length === 1)
    await expect(pull(first)).rejects.toThrow(OfflineError)
    expect(await db.replica('medicines').count()).toBe(500)

    const second = failingAt(() => false)
    await pull(second)
    const [resumed] = second.pages
    expect(resumed).toMatchObject({ table: 'medicines', after: { rev: expect.any(Number), id: expect.any(String) } })
    expect(second.pages.filter(({ table }) => table === 'groceries')).toEqual([])
    await expectSameRows()
  })

  test('ends with the same copies, whichever page fails', async () => {
    // There are enough pages without the previous test's 1,200 rows.
    await backend.sql(`delete from public.medicines where name like 'Dose %'`)
    for (let survivors = 0; ; survivors += 1) {
      const outcome = await pull(failingAt((_request, pages) => pages === survivors)).then(() => 'done', () => 'cut off')
      await pull()
      await expectSameRows()
      await db.delete({ disableAutoOpen: false })
      if (outcome === 'done') return
    }
  })

  test('is followed by a pull that applies deletions in between', async () => {
    const id = await addGrocery()
    await expect(pull(failingAt(({ table }) => table === 'medicines'))).rejects.toThrow(OfflineError)
    expect(await localRow('groceries', id)).toBeDefined()
    await deleteGrocery(id)
    await pull()
    expect(await localRow('groceries', id)).toBeUndefined()
  })

  test('changes nothing if the first response is missing', async () => {
    const unreachable: PullRemote = { ...remote, heads: () => Promise.reject(new OfflineError('no network')) }
    await expect(pull(unreachable)).rejects.toThrow(OfflineError)
    expect(await db.freshness.count()).toBe(0)
    await pull()
    await expectSameRows()
  })
})
