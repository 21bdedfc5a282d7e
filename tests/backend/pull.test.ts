import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ComradeDb } from '@/data/db'
import { pullAll } from '@/data/pull/pull-all'
import { supabasePullRemote } from '@/data/pull/pull-remote'
import type { PageRequest, PullRemote } from '@/data/pull/pull-remote'
import { replicatedTableNames } from '@/data/pull/replicated-tables'
import type { ReplicatedTable } from '@/data/pull/replicated-tables'
import { OfflineError } from '@/data/remote/errors'
import { inserted } from './people.ts'
import { startBackend } from './start-backend.ts'
import type { TestBackend } from './start-backend.ts'

const today = Date.parse('2026-11-21T09:00:00Z')
const tomorrow = today + 25 * 60 * 60 * 1000

let backend: TestBackend
let db: ComradeDb
/** The paths asked for since the test began. */
let asked: string[]

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
  asked = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    asked.push(new URL(input instanceof Request ? input.url : input).pathname)
    return real(input, init)
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await db.delete()
})

const pull = (remote: PullRemote = supabasePullRemote, now = today) => pullAll(db, remote, () => now)
const held = async (table: ReplicatedTable, id: string): Promise<unknown> => db.table<unknown, string>(table).get(id)
const addGrocery = (name = 'Ndengu') => inserted(backend, `insert into public.groceries (name, price, category) values ($1, 120, 'produce')`, [name])
const deleteGrocery = (id: string) => backend.sql('delete from public.groceries where id = $1', [id])

/** Brings copies and server to the same state, row by row. */
async function expectSameRows(): Promise<void> {
  for (const table of replicatedTableNames) {
    const stored = await backend.sql<{ id: string; rev: number }>(`select id, rev::float8 as rev from public.${table} order by id`)
    const copies = await db.table<{ id: string; rev: number }, string>(table).orderBy('id').toArray()
    expect(copies.map(({ id, rev }) => ({ id, rev })), table).toEqual(stored)
  }
}

/** The real server, until the page that is not to arrive. */
function cutOffAt(isCut: (request: PageRequest, pages: number) => boolean): PullRemote & { pages: PageRequest[] } {
  const pages: PageRequest[] = []
  return {
    ...supabasePullRemote,
    pages,
    async page(request) {
      if (isCut(request, pages.length)) throw new OfflineError('cut off')
      pages.push(request)
      return supabasePullRemote.page(request)
    },
  }
}

describe('a pull', () => {
  test('fills an empty phone with everything that the server has', async () => {
    await pull()
    await expectSameRows()
    for (const table of replicatedTableNames) expect(await db.replica(table).count(), table).toBeGreaterThan(0)
  })

  test('spares an empty phone the deletions of the past', async () => {
    await deleteGrocery(await addGrocery())
    await pull()
    expect(asked).not.toContain('/rest/v1/tombstones')
  })

  test('costs one request when nothing has changed', async () => {
    await pull()
    asked = []
    await pull()
    expect(asked).toEqual(['/rest/v1/rpc/sync_heads'])
  })

  test('asks for nothing but the table that changed', async () => {
    await pull()
    const id = await addGrocery()
    asked = []
    await pull()
    expect(new Set(asked)).toEqual(new Set(['/rest/v1/rpc/sync_heads', '/rest/v1/groceries']))
    expect(await held('groceries', id)).toMatchObject({ name: 'Ndengu', price: 120 })
  })

  test('brings a change', async () => {
    const id = await addGrocery()
    await pull()
    await backend.sql('update public.groceries set price = 135 where id = $1', [id])
    await pull()
    expect(await held('groceries', id)).toMatchObject({ price: 135 })
    await expectSameRows()
  })

  test('brings a deletion', async () => {
    const id = await addGrocery()
    await pull()
    await deleteGrocery(id)
    await pull()
    expect(await held('groceries', id)).toBeUndefined()
    await expectSameRows()
  })

  test('brings the very first deletion that the server has ever seen', async () => {
    const id = await addGrocery()
    await backend.sql('delete from public.tombstones')
    await pull()
    await deleteGrocery(id)
    await pull()
    expect(await held('groceries', id)).toBeUndefined()
  })

  test('keeps a row that was deleted and came back', async () => {
    const id = await addGrocery()
    await pull()
    await deleteGrocery(id)
    await backend.sql(`insert into public.groceries (id, name, price, category) values ($1, 'Back', 5, 'dairy')`, [id])
    await pull()
    expect(await held('groceries', id)).toMatchObject({ name: 'Back' })
  })

  test('says for every table when it was last found current', async () => {
    await pull()
    await pull(supabasePullRemote, today + 60_000)
    const freshness = await db.freshness.toArray()
    expect(freshness.map(({ table }) => table).sort()).toEqual([...replicatedTableNames].sort())
    expect(new Set(freshness.map(({ checkedAt }) => checkedAt))).toEqual(new Set([new Date(today + 60_000).toISOString()]))
  })

  test('finds once a day what was deleted without a trace', async () => {
    const id = await addGrocery()
    await pull()
    await deleteGrocery(id)
    await backend.sql('delete from public.tombstones where row_id = $1', [id])
    await pull()
    expect(await held('groceries', id)).toBeDefined()
    await pull(supabasePullRemote, tomorrow)
    expect(await held('groceries', id)).toBeUndefined()
    await expectSameRows()
  })
})

describe('a pull that is cut off', () => {
  test('keeps what had arrived and goes on from there', async () => {
    await backend.sql(`insert into public.medicines (name, price, category) select 'Dose ' || n, n, 'vitamins' from generate_series(1, 1200) as n`)
    const first = cutOffAt(({ table }) => table === 'medicines' && first.pages.filter((page) => page.table === 'medicines').length === 1)
    await expect(pull(first)).rejects.toThrow(OfflineError)
    expect(await db.replica('medicines').count()).toBe(500)

    const second = cutOffAt(() => false)
    await pull(second)
    const [resumed] = second.pages
    expect(resumed).toMatchObject({ table: 'medicines', after: { rev: expect.any(Number), id: expect.any(String) } })
    expect(second.pages.filter(({ table }) => table === 'groceries')).toEqual([])
    await expectSameRows()
  })

  test('at any page at all ends with the same copies', async () => {
    // Pages enough without the 1,200 rows of the test before.
    await backend.sql(`delete from public.medicines where name like 'Dose %'`)
    for (let survivors = 0; ; survivors += 1) {
      const remote = cutOffAt((_request, pages) => pages === survivors)
      const outcome = await pull(remote).then(() => 'done', () => 'cut off')
      await pull()
      await expectSameRows()
      await db.delete({ disableAutoOpen: false })
      if (outcome === 'done') return
    }
  })

  test('does not forget a deletion made before the next one', async () => {
    const id = await addGrocery()
    await expect(pull(cutOffAt(({ table }) => table === 'medicines'))).rejects.toThrow(OfflineError)
    expect(await held('groceries', id)).toBeDefined()
    await deleteGrocery(id)
    await pull()
    expect(await held('groceries', id)).toBeUndefined()
  })

  test('before the first answer changes nothing', async () => {
    const unreachable: PullRemote = { ...supabasePullRemote, heads: () => Promise.reject(new OfflineError('no network')) }
    await expect(pull(unreachable)).rejects.toThrow(OfflineError)
    expect(await db.freshness.count()).toBe(0)
    await pull()
    await expectSameRows()
  })
})
