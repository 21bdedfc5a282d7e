import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hourMs } from '@/kit/rules/durations'
import { campusSlug } from '@/kit/rules/campus'
import { chooseCampus } from '@/store/campus'
import { ComradeDb } from '@/store/db'
import { UserDb } from '@/store/user-db'
import { OfflineError } from '@/store/remote/errors'
import { FakeSyncServer } from '#support/store/sync/pull/fake-sync-server'
import { CampusChangedError, pullAll, type Owner } from './pull-all'
import type { SyncRequest } from './sync-remote'
import { uuid, me, grocery, post, item, photo, upTo, idsIn, namesIn } from '#support/store/sync/pull/pull-fixture'
import { replicatedTableNames, type ReplicatedTable } from '../table-names'

const kmtc = { slug: campusSlug('kmtc'), name: 'KMTC', shortName: 'KMTC', town: 'Kilifi', website: null }

let db: ComradeDb
let server: FakeSyncServer
let now: number

const pull = (first: readonly ReplicatedTable[] = [], owner: Owner | null = null) =>
  pullAll({ db, remote: server, owner, first, now: () => now })
const names = () => namesIn(db)
const ids = (table: ReplicatedTable) => idsIn(db, table)

beforeEach(() => {
  db = new ComradeDb(`pull-test-${crypto.randomUUID()}`)
  server = new FakeSyncServer()
  now = Date.UTC(2026, 10, 21)
})
afterEach(() => db.delete())

describe('a first pull', () => {
  it('copies every row in one request and stores when the tables were checked', async () => {
    server.set('groceries', [grocery(1, 5), grocery(2, 6)])
    await pull()
    expect(await names()).toEqual(['Thing 1', 'Thing 2'])
    expect(server.requests).toHaveLength(1)
    expect(await db.freshness.get('groceries')).toEqual({ table: 'groceries', checkedAt: '2026-11-21T00:00:00.000Z' })
  })

  it('loads what the open screen shows first, and everything else behind it', async () => {
    server.set('groceries', [grocery(1, 5)])
    server.set('gossip_posts', [post(2, 6)])
    await pull(['gossip_posts'])
    expect(server.requests.map(({ tables }) => tables)).toEqual([
      ['gossip_posts'],
      replicatedTableNames.filter((name) => name !== 'gossip_posts'),
    ])
    expect(await names()).toEqual(['Thing 1'])
  })

  it.each([undefined, 10])(
    'misses nothing where a cache answers a later page with less than the first one (last full hour: %s)',
    async (lastHour) => {
      const older = new FakeSyncServer()
      for (const each of [server, older]) each.maxRows = 3
      older.set(
        'groceries',
        upTo(5).map((n) => grocery(n, n)),
      )
      server.set('groceries', [...upTo(3).map((n) => grocery(n, n)), grocery(4, 11), grocery(5, 9, 'Changed')])
      server.hour = lastHour
      const cached = {
        sync: (request: SyncRequest) => (request.after === undefined ? server : older).sync(request),
        digests: server.digests.bind(server),
        segment: server.segment.bind(server),
      }
      await pullAll({ db, remote: cached, owner: null, first: [], now: () => now })
      expect(await names()).toContain('Thing 5')
      now += 2 * hourMs
      await pull()
      expect(await names()).toEqual(['Changed', 'Thing 1', 'Thing 2', 'Thing 3', 'Thing 4'])
    },
  )

  it('goes on where a full answer ended', async () => {
    server.maxRows = 3
    server.set(
      'groceries',
      upTo(7).map((n) => grocery(n, 5)),
    )
    server.set('shops', [
      {
        id: uuid(9),
        rev: 5,
        created_at: '2026-11-21T08:00:00+00:00',
        shop_name: 'Duka',
        description: null,
        category: null,
        contact_number: null,
        image_url: null,
      },
    ])
    await pull()
    expect(await names()).toHaveLength(7)
    expect(await ids('shops')).toEqual([9])
  })

  it('begins again after a cut, and keeps what had arrived', async () => {
    server.set('groceries', [grocery(1, 5)])
    server.set('gossip_posts', [post(2, 6)])
    server.beforeAnswer = ({ tables }) => {
      if (!tables?.includes('gossip_posts')) throw new OfflineError('cut')
    }
    await expect(pull(['gossip_posts'])).rejects.toThrow(OfflineError)
    expect(await ids('gossip_posts')).toEqual([2])
    server.beforeAnswer = () => {}
    await pull()
    expect(await names()).toEqual(['Thing 1'])
    expect(server.requests.findLast(({ since }) => since === null)?.tables).not.toContain('gossip_posts')
  })

  it('skips a row that this version cannot read, and counts it', async () => {
    server.set('groceries', [grocery(1, 5), { ...grocery(2, 5), price: 'much' }])
    expect(await pull()).toBe(1)
    expect(await names()).toEqual(['Thing 1'])
  })

  it('replaces the copies of an older version, but not what the user has written since', async () => {
    await db.table('groceries').bulkPut([grocery(1, 3, 'Old'), grocery(2, 900, 'Just written')])
    server.set('groceries', [grocery(3, 5)])
    await pull()
    expect(await names()).toEqual(['Just written', 'Thing 3'])
  })
})

describe('a later pull', () => {
  beforeEach(async () => {
    server.set('groceries', [grocery(1, 5), grocery(2, 5)])
    server.set('items', [item(10, 5), item(11, 5, 'available', me)])
    server.set('item_photos', [photo(20, 5, 10)])
    await pull()
    server.requests.length = 0
  })

  it('asks once, with its cursor, and stores nothing when nothing has changed', async () => {
    await pull()
    expect(server.requests).toEqual([{ campus: 'tum', since: 6, head: undefined, own: null }])
    expect(await names()).toEqual(['Thing 1', 'Thing 2'])
  })

  it('receives the changes of all tables and the deletions in one answer', async () => {
    server.set('groceries', [grocery(1, 9, 'Renamed'), grocery(2, 5)])
    server.set('gossip_posts', [post(3, 8)])
    server.remove('groceries', uuid(2), 10)
    await pull()
    expect(server.requests).toHaveLength(1)
    expect(await names()).toEqual(['Renamed'])
    expect(await ids('gossip_posts')).toEqual([3])
  })

  it('does not skip what a lagging server has not replayed yet', async () => {
    server.replayedBelow = 7
    server.set('groceries', [grocery(1, 5), grocery(2, 5), grocery(3, 9)])
    await pull()
    expect(await names()).toEqual(['Thing 1', 'Thing 2'])
    server.replayedBelow = null
    server.set('groceries', [grocery(1, 5), grocery(2, 5), grocery(3, 9), grocery(4, 7)])
    await pull()
    expect(await names()).toEqual(['Thing 1', 'Thing 2', 'Thing 3', 'Thing 4'])
  })

  it('asks on until an answer is not cut', async () => {
    server.maxRows = 2
    server.set(
      'groceries',
      upTo(9).map((n) => grocery(n, 10 + n)),
    )
    await pull()
    expect(await names()).toHaveLength(9)
    expect(server.requests.length).toBeGreaterThan(3)
  })

  it('keeps a row that was written again after its deletion', async () => {
    server.remove('groceries', uuid(1), 8)
    server.set('groceries', [grocery(1, 9, 'Back'), grocery(2, 5)])
    await pull()
    expect(await names()).toEqual(['Back', 'Thing 2'])
  })

  it('does not replace a row by an older one of an old answer', async () => {
    await db.table('groceries').put(grocery(1, 50, 'Acknowledged'))
    server.set('groceries', [grocery(1, 9, 'Older'), grocery(2, 5)])
    await pull()
    expect(await names()).toContain('Acknowledged')
  })

  it('never goes back when a lagging server answers', async () => {
    server.set('groceries', [grocery(1, 9), grocery(2, 5)])
    await pull()
    server.replayedBelow = 7
    await pull()
    server.replayedBelow = null
    await pull()
    expect(server.requests.at(-1)?.since).toBe(10)
  })

  it('asks from the full hour after more than an hour, so that phones ask alike', async () => {
    server.hour = 4
    await pull()
    now += 2 * hourMs
    await pull()
    expect(server.requests.map(({ since }) => since)).toEqual([6, 4])
  })

  it('forgets a sold item with its photos, but not one of its own', async () => {
    server.set('items', [item(10, 8, 'sold'), item(11, 9, 'sold', me)])
    server.own.set('items', [item(11, 9, 'sold', me)])
    await pull([], { id: me, token: 'token', db: new UserDb(`pull-own-${crypto.randomUUID()}`) })
    expect(await ids('items')).toEqual([11])
    expect(await ids('item_photos')).toEqual([])
  })

  it('keeps an item that is for sale again', async () => {
    await db.table('items').put(item(10, 12))
    server.set('items', [item(10, 8, 'sold'), item(11, 5)])
    await pull()
    expect(await ids('items')).toEqual([10, 11])
  })

  it.each([
    ['its cursor is older than the tombstones', () => void (server.floor = 7)],
    ['the database was restored', () => void (server.epoch = 'two')],
  ])('starts its copies afresh when %s', async (_reason, change) => {
    change()
    server.set('groceries', [grocery(2, 5), grocery(3, 3)])
    await pull()
    expect(await names()).toEqual(['Thing 2', 'Thing 3'])
    server.requests.length = 0
    await pull()
    expect(server.requests).toHaveLength(1)
  })
})

describe('two campuses', () => {
  it('are never mixed: an answer that arrives after the choice of another campus is dropped', async () => {
    server.set('groceries', [grocery(1, 5)])
    server.beforeAnswer = () => void chooseCampus(db, kmtc)
    await expect(pull()).rejects.toThrow(CampusChangedError)
    expect(await names()).toEqual([])
    server.beforeAnswer = () => {}
    await pull()
    expect(server.requests.at(-1)?.campus).toBe('kmtc')
  })

  it('have copies of their own', async () => {
    server.set('groceries', [grocery(1, 5)])
    await pull()
    await chooseCampus(db, kmtc)
    expect(await names()).toEqual([])
    expect(await db.freshness.count()).toBe(0)
  })
})

describe("a user's own rows", () => {
  let own: UserDb
  const like = (n: number, rev: number) => ({ id: uuid(n), rev, created_at: '', post_id: uuid(1), liked: true })
  const pullOwn = () => pull([], { id: me, token: 'token', db: own })
  const likes = async () =>
    (await own.replica('gossip_likes').toCollection().primaryKeys()).map((id) => Number(id.slice(-4)))

  beforeEach(() => {
    own = new UserDb(`pull-likes-${crypto.randomUUID()}`)
  })
  afterEach(() => own.delete())

  it('come with the same request', async () => {
    server.own.set('gossip_likes', [like(1, 3)])
    await pullOwn()
    expect(await likes()).toEqual([1])
    server.set('groceries', [grocery(1, 5)])
    server.own.set('gossip_likes', [like(1, 3), like(2, 6)])
    server.requests.length = 0
    await pullOwn()
    expect(server.requests).toHaveLength(1)
    expect(await likes()).toEqual([1, 2])
  })

  it('are all asked for again when a second factor shows more of them', async () => {
    server.own.set('gossip_likes', [like(1, 3)])
    await pullOwn()
    await pullOwn()
    server.ownLevel = 'aal2'
    server.own.set('gossip_likes', [like(1, 3), like(2, 1)])
    await pullOwn()
    expect(await likes()).toEqual([1, 2])
  })

  it('are not asked for without an account', async () => {
    const sync = vi.spyOn(server, 'sync')
    await pull()
    expect(sync.mock.calls[0]?.[0].own).toBeNull()
  })
})
