import 'fake-indexeddb/auto'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { dayMs } from '@/kit/rules/durations'
import { ComradeDb } from '@/store/db'
import { pullAll } from '@/store/sync/pull/pull-all'
import { supabaseSyncRemote } from '@/store/sync/pull/sync-remote'
import type { SyncRemote } from '@/store/sync/pull/sync-remote'
import { OfflineError } from '@/store/remote/errors'
import { campus, newItem, newPost } from './new-rows.ts'
import { addGroceries, addGrocery, insertRow } from './sync-fixture.ts'
import { replicatedTableNames, type ReplicatedTable } from '@/store/sync/table-names'
import { seededBackend, pointAppTo } from './test-backend.ts'

const today = Date.parse('2026-11-21T09:00:00Z')

const backend = await seededBackend()
pointAppTo(backend)
let db: ComradeDb
/** The API functions that this test has called, with the requested segments. */
let calls: string[]

beforeAll(async () => {
  // As if the hour had just begun: what this test writes is older, and is not pulled again from the start of the hour.
  await backend.sql(
    `create or replace function private.start_of_hour(at timestamptz) returns bigint language sql stable as 'select 9000000000000000'`,
  )
})

beforeEach(() => {
  db = new ComradeDb(`phone-${crypto.randomUUID()}`)
  calls = []
  const originalFetch = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
    const segment = searchParams.get('segment')
    calls.push(`${pathname.replace('/rest/v1/rpc/', '')}${segment === null ? '' : ` ${segment}`}`)
    return originalFetch(input, init)
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await db.delete()
})

const pull = (remote: SyncRemote = supabaseSyncRemote, now = today, first: readonly ReplicatedTable[] = []) =>
  pullAll({ db, remote, owner: null, first, now: () => now })
const copyOf = async (table: ReplicatedTable, id: string): Promise<unknown> => db.table<unknown, string>(table).get(id)
const deleteRow = (table: string, id: string) => backend.sql(`delete from public.${table} where id = $1`, [id])

/** The rows of a table that a phone copies: those of its campus, unless listed here. */
const copiedRows: Partial<Record<ReplicatedTable, string>> = {
  campuses: '',
  gossip_posts: `where campus = 'tum' and not hidden order by created_at desc, id desc limit 100`,
  items: `where campus = 'tum' and status <> 'sold' order by created_at desc, id desc limit 150`,
  item_photos: `where item_id in (select id from public.items where campus = 'tum' and status <> 'sold' order by created_at desc, id desc limit 150)`,
}

/** Expects the copies to equal the server's rows. */
async function expectSameRows(): Promise<void> {
  for (const table of replicatedTableNames) {
    const stored = await backend.sql<{ id: string; rev: number }>(
      `select id, rev from (select id, rev::float8 as rev from public.${table} ${copiedRows[table] ?? `where campus = 'tum'`}) as listed order by id`,
    )
    const copies = await db.table<{ id: string; rev: number }, string>(table).orderBy('id').toArray()
    expect(
      copies.map(({ id, rev }) => ({ id, rev })),
      table,
    ).toEqual(stored)
  }
}

/** Passes that many requests to the server; later ones fail. */
const failAfter = (succeeding: number): SyncRemote => {
  let requests = 0
  return {
    ...supabaseSyncRemote,
    async sync(request) {
      requests += 1
      if (requests > succeeding) throw new OfflineError('cut off')
      return supabaseSyncRemote.sync(request)
    },
  }
}

describe('a pull', () => {
  test('downloads everything to an empty database, in one request', async () => {
    await pull()
    expect(calls).toEqual(['sync'])
    await expectSameRows()
    // This campus has no edited catalogue and no rated provider.
    const empty: readonly ReplicatedTable[] = ['catalogues', 'provider_scores']
    for (const table of replicatedTableNames)
      expect((await db.replica(table).count()) > 0, table).toBe(!empty.includes(table))
  })

  test('loads the tables of the open screen before all others', async () => {
    await expect(pull(failAfter(1), today, ['gossip_posts'])).rejects.toThrow(OfflineError)
    expect(await db.replica('gossip_posts').count()).toBeGreaterThan(0)
    expect(await db.replica('groceries').count()).toBe(0)
    await pull()
    await expectSameRows()
  })

  test('sends a single request, whether nothing or much has changed', async () => {
    await pull()
    calls = []
    await pull()
    expect(calls).toEqual(['sync'])
    const gone = await addGrocery(backend)
    await pull()
    const added = await addGrocery(backend, { name: 'Githeri' })
    await backend.sql('update public.medicines set stock = stock + 1')
    await deleteRow('groceries', gone)
    calls = []
    await pull()
    expect(calls).toEqual(['sync'])
    expect(await copyOf('groceries', added)).toMatchObject({ name: 'Githeri' })
    await expectSameRows()
  })

  test('applies the first deletion ever recorded on the server', async () => {
    const id = await addGrocery(backend)
    await backend.sql('delete from public.tombstones')
    await pull()
    await deleteRow('groceries', id)
    await pull()
    expect(await copyOf('groceries', id)).toBeUndefined()
  })

  test('keeps a row that was deleted and inserted again', async () => {
    const id = await addGrocery(backend)
    await pull()
    await deleteRow('groceries', id)
    await addGrocery(backend, { id, name: 'Back' })
    await pull()
    expect(await copyOf('groceries', id)).toMatchObject({ name: 'Back' })
  })

  test('removes a sold item with its photos, and restores both when it is for sale again', async () => {
    const item = await insertRow(backend, 'items', newItem)
    const photo = await insertRow(backend, 'item_photos', { item_id: item, image_url: '/pictures/market.svg#desk' })
    await pull()
    expect(await copyOf('item_photos', photo)).toBeDefined()
    await backend.sql(`update public.items set status = 'sold' where id = $1`, [item])
    await pull()
    expect([await copyOf('items', item), await copyOf('item_photos', photo)]).toEqual([undefined, undefined])
    await backend.sql(`update public.items set status = 'available' where id = $1`, [item])
    await pull()
    await expectSameRows()
    expect(await copyOf('item_photos', photo)).toBeDefined()
  })

  test('replaces all copies by a new snapshot after the tombstones have expired', async () => {
    const id = await addGrocery(backend)
    await pull()
    await deleteRow('groceries', id)
    await backend.sql(`select private.expire_tombstones(now() + interval '1 minute')`)
    await pull()
    expect(await copyOf('groceries', id)).toBeUndefined()
    await expectSameRows()
    calls = []
    await pull()
    expect(calls).toEqual(['sync'])
  })

  test('records the freshness of every table', async () => {
    await pull()
    await pull(supabaseSyncRemote, today + 60_000)
    const freshness = await db.freshness.toArray()
    expect(freshness.map(({ table }) => table).sort()).toEqual([...replicatedTableNames].sort())
    expect(new Set(freshness.map(({ checkedAt }) => checkedAt))).toEqual(
      new Set([new Date(today + 60_000).toISOString()]),
    )
  })
})

describe('the weekly comparison', () => {
  const nextWeek = today + 8 * dayMs
  const withoutTombstone = async (table: string, id: string) => {
    await deleteRow(table, id)
    await backend.sql('delete from public.tombstones where row_id = $1', [id])
  }

  test('finds the server’s hashes equal to those of a fresh pull', async () => {
    await pull()
    calls = []
    await pull(supabaseSyncRemote, nextWeek)
    expect(calls).toEqual(['sync', 'sync_digest'])
    await pull(supabaseSyncRemote, nextWeek + dayMs)
    expect(calls).toEqual(['sync', 'sync_digest', 'sync'])
  })

  test('finds a row that was deleted without a tombstone, and removes it with the next pull', async () => {
    const id = await addGrocery(backend)
    await pull()
    await withoutTombstone('groceries', id)
    // An answer does not delete rows newer than its horizon.
    await addGrocery(backend)
    await pull()
    expect(await copyOf('groceries', id)).toBeDefined()
    calls = []
    await pull(supabaseSyncRemote, nextWeek)
    expect(calls).toEqual(['sync', 'sync_digest', `sync_digest groceries/${new Date().toISOString().slice(0, 7)}`])
    await pull(supabaseSyncRemote, nextWeek)
    await expectSameRows()
  })

  test('finds a post that is missing from the window, and compares only its day', async () => {
    const id = await insertRow(backend, 'gossip_posts', {
      ...newPost,
      created_at: new Date(Date.now() + dayMs).toISOString(),
    })
    await pull()
    await withoutTombstone('gossip_posts', id)
    await addGrocery(backend)
    calls = []
    await pull(supabaseSyncRemote, nextWeek)
    // No post of that day is left, so its ids are not requested.
    expect(calls).toEqual(['sync', 'sync_digest'])
    await pull(supabaseSyncRemote, nextWeek)
    await expectSameRows()
  })

  test('reloads a table that lacks a row', async () => {
    const id = await addGrocery(backend)
    await pull()
    await db.replica('groceries').delete(id)
    await pull(supabaseSyncRemote, nextWeek)
    await pull(supabaseSyncRemote, nextWeek)
    await expectSameRows()
  })
})

describe('an interrupted pull', () => {
  test('of changes keeps what has arrived, and resumes from there', async () => {
    await pull()
    for (let n = 0; n < 12; n += 1) await addGroceries(backend, 100)
    const before = await db.replica('groceries').count()
    await expect(pull(failAfter(1))).rejects.toThrow(OfflineError)
    expect(await db.replica('groceries').count()).toBe(before + 500)
    calls = []
    await pull()
    expect(calls).toHaveLength(2)
    await expectSameRows()
  })

  test('ends with the same copies, whichever request fails', async () => {
    for (let succeeding = 0; ; succeeding += 1) {
      const outcome = await pull(failAfter(succeeding)).then(
        () => 'done',
        () => 'cut off',
      )
      await pull()
      await expectSameRows()
      await db.delete({ disableAutoOpen: false })
      if (outcome === 'done') return expect(succeeding).toBeGreaterThan(1)
    }
  })

  test('is followed by a pull that applies deletions in between', async () => {
    const id = await insertRow(backend, 'shops', { campus, shop_name: 'Duka' })
    await expect(pull(failAfter(1), today, ['shops'])).rejects.toThrow(OfflineError)
    expect(await copyOf('shops', id)).toBeDefined()
    await deleteRow('shops', id)
    await pull()
    expect(await copyOf('shops', id)).toBeUndefined()
  })

  test('changes nothing if the first response is missing', async () => {
    await expect(pull(failAfter(0))).rejects.toThrow(OfflineError)
    expect(await db.freshness.count()).toBe(0)
    await pull()
    await expectSameRows()
  })
})
