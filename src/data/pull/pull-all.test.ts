import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ComradeDb } from '../db'
import { OfflineError, UnexpectedResponseError } from '../remote/errors'
import { FakePullRemote, type ServerRow } from './fake-pull-remote'
import { pullAll } from './pull-all'
import { replicatedTableNames } from './replicated-tables'

const day = 24 * 60 * 60 * 1000
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const grocery = (n: number, rev: number, name = `Thing ${n}`) => ({
  id: uuid(n),
  rev,
  created_at: '2026-11-21T08:00:00+00:00',
  name,
  description: null,
  price: 50,
  category: 'produce',
  image_url: null,
  store_name: null,
  whatsapp: null,
})
const tombstone = (n: number, rev: number, row: number, table = 'groceries'): ServerRow => ({
  id: uuid(n),
  rev,
  table_name: table,
  row_id: uuid(row),
})

let db: ComradeDb
let remote: FakePullRemote
let now: number
let databases = 0

const pull = () => pullAll(db, remote, () => now)
const names = async () => (await db.replica('groceries').toArray()).map((row) => row.name).toSorted()

beforeEach(() => {
  databases += 1
  db = new ComradeDb(`pull-test-${databases}`)
  remote = new FakePullRemote()
  for (const table of replicatedTableNames) remote.set(table, [])
  remote.set('tombstones', [])
  now = Date.UTC(2026, 10, 21)
})
afterEach(() => db.delete())

describe('a pull', () => {
  it('copies every row and stores when the table was checked', async () => {
    remote.set('groceries', [grocery(1, 5), grocery(2, 5), grocery(3, 6)])
    await pull()
    expect(await names()).toEqual(['Thing 1', 'Thing 2', 'Thing 3'])
    expect(await db.freshness.get('groceries')).toEqual({ table: 'groceries', checkedAt: '2026-11-21T00:00:00.000Z' })
  })

  it('continues after a short page, because a server may silently cap rows', async () => {
    remote.rowCap = 2
    remote.set('groceries', [1, 2, 3, 4, 5].map((n) => grocery(n, 5)))
    await pull()
    expect(await names()).toHaveLength(5)
  })

  it('requests only the heads when nothing has changed', async () => {
    remote.set('groceries', [grocery(1, 5)])
    await pull()
    remote.requests.length = 0
    await pull()
    expect(remote.requests).toEqual(['heads'])
  })

  it('requests pages only of the table that has changed', async () => {
    remote.set('groceries', [grocery(1, 5)])
    await pull()
    remote.set('groceries', [grocery(1, 9, 'Renamed')])
    remote.requests.length = 0
    await pull()
    expect(await names()).toEqual(['Renamed'])
    expect(new Set(remote.requests)).toEqual(new Set(['heads', 'page groceries']))
  })

  it('never skips a row whose transaction commits late', async () => {
    // The transaction of revision 7 is still running when 8 is committed: the horizon excludes 8 as well.
    remote.runningRev = 7
    remote.set('groceries', [grocery(1, 5), grocery(3, 8)])
    await pull()
    expect(await names()).toEqual(['Thing 1'])
    remote.runningRev = null
    remote.set('groceries', [grocery(1, 5), grocery(2, 7), grocery(3, 8)])
    await pull()
    expect(await names()).toEqual(['Thing 1', 'Thing 2', 'Thing 3'])
  })

  it('resumes where an interrupted pull stopped', async () => {
    remote.rowCap = 2
    remote.set('groceries', [1, 2, 3, 4].map((n) => grocery(n, n)))
    let responses = 0
    remote.beforeResponse = () => {
      responses += 1
      if (responses === 3) throw new OfflineError('cut')
    }
    await expect(pull()).rejects.toBeInstanceOf(OfflineError)
    expect(await names()).toEqual(['Thing 1', 'Thing 2'])
    remote.beforeResponse = () => {}
    await pull()
    expect(await names()).toHaveLength(4)
    // Pages of the table: rows 1-2, rows 3-4 and the empty page. Rows 1-2 are not requested again.
    expect(remote.requests.filter((request) => request === 'page groceries')).toHaveLength(3)
  })

  it('keeps a local row that is newer than the pulled one', async () => {
    await db.replica('groceries').put(grocery(1, 50, 'Newer here'))
    remote.set('groceries', [grocery(1, 5, 'Older there')])
    await pull()
    expect(await names()).toEqual(['Newer here'])
  })

  it('keeps a row that was acknowledged during the first pull', async () => {
    remote.rowCap = 1
    remote.set('groceries', [grocery(1, 5), grocery(2, 6, 'Older there'), grocery(3, 7)])
    let pages = 0
    remote.beforeResponse = (request) => {
      if (request === 'page groceries' && (pages += 1) === 2) void db.replica('groceries').put(grocery(2, 50, 'Acknowledged here'))
    }
    await pull()
    expect(await names()).toEqual(['Acknowledged here', 'Thing 1', 'Thing 3'])
  })

  it('rejects a response of an unexpected shape and keeps the copies', async () => {
    remote.set('groceries', [grocery(1, 5)])
    await pull()
    vi.spyOn(remote, 'page').mockResolvedValueOnce({ hello: 'captive portal' })
    remote.set('groceries', [grocery(1, 5), grocery(2, 9)])
    await expect(pull()).rejects.toBeInstanceOf(UnexpectedResponseError)
    expect(await names()).toEqual(['Thing 1'])
  })

  it('skips and counts a row that it cannot read, and pulls all others', async () => {
    const bad = { ...grocery(2, 6), price: 'NaN' }
    remote.set('groceries', [grocery(1, 5), bad, grocery(3, 7)])
    remote.set('medicines', [])
    expect(await pull()).toBe(1)
    expect(await names()).toEqual(['Thing 1', 'Thing 3'])
    remote.set('groceries', [grocery(1, 5), bad, grocery(3, 7), grocery(4, 8)])
    expect(await pull()).toBe(0)
    expect(await names()).toEqual(['Thing 1', 'Thing 3', 'Thing 4'])
  })

  it('continues after a page whose last row it cannot read', async () => {
    remote.rowCap = 1
    remote.set('groceries', [grocery(1, 5), { ...grocery(2, 6), name: null }, grocery(3, 7)])
    expect(await pull()).toBe(1)
    expect(await names()).toEqual(['Thing 1', 'Thing 3'])
  })

  it('rejects a page on which no row has an id and a revision', async () => {
    vi.spyOn(remote, 'page').mockResolvedValueOnce([{ name: 'Nowhere' }])
    remote.set('groceries', [grocery(1, 5)])
    await expect(pull()).rejects.toBeInstanceOf(UnexpectedResponseError)
  })
})

describe('tombstones', () => {
  it('delete rows', async () => {
    remote.set('groceries', [grocery(1, 5), grocery(2, 5)])
    await pull()
    remote.set('groceries', [grocery(2, 5)])
    remote.set('tombstones', [tombstone(90, 9, 1)])
    await pull()
    expect(await names()).toEqual(['Thing 2'])
  })

  it('do not delete a row that was written again later', async () => {
    remote.set('groceries', [grocery(1, 5)])
    await pull()
    remote.set('groceries', [grocery(1, 12, 'Back again')])
    remote.set('tombstones', [tombstone(90, 9, 1)])
    await pull()
    expect(await names()).toEqual(['Back again'])
  })

  it('of a table that this version does not know are ignored', async () => {
    remote.set('groceries', [grocery(1, 5)])
    await pull()
    remote.set('tombstones', [tombstone(90, 9, 1, 'something_new')])
    await pull()
    expect(await names()).toEqual(['Thing 1'])
  })

  it('are not pulled by a phone that has no copies yet', async () => {
    remote.set('tombstones', [1, 2, 3].map((n) => tombstone(90 + n, n, n)))
    await pull()
    expect(remote.requests).not.toContain('page tombstones')
  })
})

describe('the daily reconciliation', () => {
  const deleteWithoutTombstones = async () => {
    remote.set('groceries', [grocery(1, 5), grocery(2, 5), grocery(3, 5)])
    await pull()
    remote.set('groceries', [grocery(2, 5)])
  }

  it('deletes copies of rows that are gone without a tombstone, once a day', async () => {
    await deleteWithoutTombstones()
    await pull()
    expect(await names()).toHaveLength(3)
    now += day
    await pull()
    expect(await names()).toEqual(['Thing 2'])
    remote.requests.length = 0
    await pull()
    expect(remote.requests).toEqual(['heads'])
  })

  it('deletes nothing if the list of ids is empty, as row-level security may make it', async () => {
    await deleteWithoutTombstones()
    remote.set('groceries', [])
    now += day
    await pull()
    expect(await names()).toHaveLength(3)
  })

  it('deletes nothing if the list of ids is shorter than the count', async () => {
    await deleteWithoutTombstones()
    remote.ids = async (_table, after) => ({ ids: after === null ? [uuid(2)] : [], count: 3 })
    now += day
    await pull()
    expect(await names()).toHaveLength(3)
  })
})
