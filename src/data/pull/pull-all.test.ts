import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ComradeDb } from '../db'
import { OfflineError, UnexpectedAnswerError } from '../remote/errors'
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
let made = 0

const pull = () => pullAll(db, remote, () => now)
const names = async () => (await db.replica('groceries').toArray()).map((row) => row.name).toSorted()

beforeEach(() => {
  made += 1
  db = new ComradeDb(`pull-test-${made}`)
  remote = new FakePullRemote()
  for (const table of replicatedTableNames) remote.set(table, [])
  remote.set('tombstones', [])
  now = Date.UTC(2026, 10, 21)
})
afterEach(() => db.delete())

describe('a pull', () => {
  it('copies every row of every table and remembers when', async () => {
    remote.set('groceries', [grocery(1, 5), grocery(2, 5), grocery(3, 6)])
    await pull()
    expect(await names()).toEqual(['Thing 1', 'Thing 2', 'Thing 3'])
    expect(await db.freshness.get('groceries')).toEqual({ table: 'groceries', checkedAt: '2026-11-21T00:00:00.000Z' })
  })

  it('goes on past a short page: a server may cap rows silently', async () => {
    remote.cap = 2
    remote.set('groceries', [1, 2, 3, 4, 5].map((n) => grocery(n, 5)))
    await pull()
    expect(await names()).toHaveLength(5)
  })

  it('asks one small question when nothing has changed', async () => {
    remote.set('groceries', [grocery(1, 5)])
    await pull()
    remote.requests.length = 0
    await pull()
    expect(remote.requests).toEqual(['heads'])
  })

  it('asks only for the table that moved', async () => {
    remote.set('groceries', [grocery(1, 5)])
    await pull()
    remote.set('groceries', [grocery(1, 9, 'Renamed')])
    remote.requests.length = 0
    await pull()
    expect(await names()).toEqual(['Renamed'])
    expect(new Set(remote.requests)).toEqual(new Set(['heads', 'page groceries']))
  })

  it('never skips a row whose transaction commits late', async () => {
    // Revision 7 is still being written when 8 is already there: the horizon keeps 8 back as well.
    remote.writing = 7
    remote.set('groceries', [grocery(1, 5), grocery(3, 8)])
    await pull()
    expect(await names()).toEqual(['Thing 1'])
    remote.writing = null
    remote.set('groceries', [grocery(1, 5), grocery(2, 7), grocery(3, 8)])
    await pull()
    expect(await names()).toEqual(['Thing 1', 'Thing 2', 'Thing 3'])
  })

  it('goes on where a cut-off pull stopped', async () => {
    remote.cap = 2
    remote.set('groceries', [1, 2, 3, 4].map((n) => grocery(n, n)))
    let answered = 0
    remote.beforeAnswer = () => {
      answered += 1
      if (answered === 3) throw new OfflineError('cut')
    }
    await expect(pull()).rejects.toBeInstanceOf(OfflineError)
    expect(await names()).toEqual(['Thing 1', 'Thing 2'])
    remote.beforeAnswer = () => {}
    await pull()
    expect(await names()).toHaveLength(4)
    // Two heads, and of the table: rows 1-2, then 3-4, then the empty page; rows 1-2 are not asked for again.
    expect(remote.requests.filter((request) => request === 'page groceries')).toHaveLength(3)
  })

  it('keeps a local row that is newer than the one on the wire', async () => {
    await db.replica('groceries').put(grocery(1, 50, 'Newer here'))
    remote.set('groceries', [grocery(1, 5, 'Older there')])
    await pull()
    expect(await names()).toEqual(['Newer here'])
  })

  it('keeps what was acknowledged while a first pull is under way', async () => {
    remote.cap = 1
    remote.set('groceries', [grocery(1, 5), grocery(2, 6, 'Older there'), grocery(3, 7)])
    let pages = 0
    remote.beforeAnswer = (request) => {
      if (request === 'page groceries' && (pages += 1) === 2) void db.replica('groceries').put(grocery(2, 50, 'Acknowledged here'))
    }
    await pull()
    expect(await names()).toEqual(['Acknowledged here', 'Thing 1', 'Thing 3'])
  })

  it('takes nothing from an answer of another shape, and keeps what it has', async () => {
    remote.set('groceries', [grocery(1, 5)])
    await pull()
    vi.spyOn(remote, 'page').mockResolvedValueOnce({ hello: 'captive portal' })
    remote.set('groceries', [grocery(1, 5), grocery(2, 9)])
    await expect(pull()).rejects.toBeInstanceOf(UnexpectedAnswerError)
    expect(await names()).toEqual(['Thing 1'])
  })

  it('leaves out a row that it cannot read, counts it, and goes on with all others', async () => {
    const bad = { ...grocery(2, 6), price: 'NaN' }
    remote.set('groceries', [grocery(1, 5), bad, grocery(3, 7)])
    remote.set('medicines', [])
    expect(await pull()).toBe(1)
    expect(await names()).toEqual(['Thing 1', 'Thing 3'])
    remote.set('groceries', [grocery(1, 5), bad, grocery(3, 7), grocery(4, 8)])
    expect(await pull()).toBe(0)
    expect(await names()).toEqual(['Thing 1', 'Thing 3', 'Thing 4'])
  })

  it('gets past a page whose last row it cannot read', async () => {
    remote.cap = 1
    remote.set('groceries', [grocery(1, 5), { ...grocery(2, 6), name: null }, grocery(3, 7)])
    expect(await pull()).toBe(1)
    expect(await names()).toEqual(['Thing 1', 'Thing 3'])
  })

  it('gives up on a page of which no row says where it stands', async () => {
    vi.spyOn(remote, 'page').mockResolvedValueOnce([{ name: 'Nowhere' }])
    remote.set('groceries', [grocery(1, 5)])
    await expect(pull()).rejects.toBeInstanceOf(UnexpectedAnswerError)
  })
})

describe('deletions', () => {
  it('arrive as tombstones', async () => {
    remote.set('groceries', [grocery(1, 5), grocery(2, 5)])
    await pull()
    remote.set('groceries', [grocery(2, 5)])
    remote.set('tombstones', [tombstone(90, 9, 1)])
    await pull()
    expect(await names()).toEqual(['Thing 2'])
  })

  it('do not touch a row that was written again later', async () => {
    remote.set('groceries', [grocery(1, 5)])
    await pull()
    remote.set('groceries', [grocery(1, 12, 'Back again')])
    remote.set('tombstones', [tombstone(90, 9, 1)])
    await pull()
    expect(await names()).toEqual(['Back again'])
  })

  it('of a table that this version does not know are passed over', async () => {
    remote.set('groceries', [grocery(1, 5)])
    await pull()
    remote.set('tombstones', [tombstone(90, 9, 1, 'something_new')])
    await pull()
    expect(await names()).toEqual(['Thing 1'])
  })

  it('are not downloaded by a phone that has nothing to delete', async () => {
    remote.set('tombstones', [1, 2, 3].map((n) => tombstone(90 + n, n, n)))
    await pull()
    expect(remote.requests).not.toContain('page tombstones')
  })
})

describe('the daily comparison of ids', () => {
  const vanish = async () => {
    remote.set('groceries', [grocery(1, 5), grocery(2, 5), grocery(3, 5)])
    await pull()
    remote.set('groceries', [grocery(2, 5)])
  }

  it('removes what went without a tombstone, once a day', async () => {
    await vanish()
    await pull()
    expect(await names()).toHaveLength(3)
    now += day
    await pull()
    expect(await names()).toEqual(['Thing 2'])
    remote.requests.length = 0
    await pull()
    expect(remote.requests).toEqual(['heads'])
  })

  it('removes nothing on an empty listing, which row-level security gives a stranger', async () => {
    await vanish()
    remote.set('groceries', [])
    now += day
    await pull()
    expect(await names()).toHaveLength(3)
  })

  it('removes nothing when the listing is shorter than the server says', async () => {
    await vanish()
    remote.ids = async (_table, after) => ({ ids: after === null ? [uuid(2)] : [], count: 3 })
    now += day
    await pull()
    expect(await names()).toHaveLength(3)
  })
})
