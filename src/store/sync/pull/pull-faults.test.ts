import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hourMs } from '@/kit/rules/durations'
import { defaultCampus } from '@/kit/rules/campus'
import { ComradeDb } from '@/store/db'
import { OfflineError } from '@/store/remote/errors'
import { UserDb } from '@/store/user-db'
import { FakeSyncServer } from '#support/store/sync/pull/fake-sync-server'
import { pullAll, type Owner } from './pull-all'
import { grocery, item, me, photo, post, upTo, uuid, week, idsIn, namesIn } from '#support/store/sync/pull/pull-fixture'
import { readCursor } from './sync-cursor'
import type { ReplicatedTable } from '../table-names'

let db: ComradeDb
let own: UserDb
let server: FakeSyncServer
let now: number

const pull = (owner: Owner | null = null, first: readonly ReplicatedTable[] = []) =>
  pullAll({ db, remote: server, owner, first, now: () => now })
const pullOwn = () => pull({ id: me, token: 'token', db: own })
const names = () => namesIn(db)
const ids = (table: ReplicatedTable) => idsIn(db, table)
const like = (n: number, rev: number) => ({ id: uuid(n), rev, created_at: '', post_id: uuid(n), liked: true })
const likes = async () =>
  (await own.replica('gossip_likes').toArray()).map(({ id, rev }) => [Number(id.slice(-4)), rev])

beforeEach(() => {
  db = new ComradeDb(`pull-faults-${crypto.randomUUID()}`)
  own = new UserDb(`pull-faults-own-${crypto.randomUUID()}`)
  server = new FakeSyncServer()
  now = Date.UTC(2026, 10, 21)
})
afterEach(async () => {
  await db.delete()
  await own.delete()
})

describe('a cache or a replica with an older answer', () => {
  it('does not bring back a row that was deleted since', async () => {
    server.set('groceries', [grocery(1, 5), grocery(2, 6)])
    server.hour = 6
    await pull()
    server.remove('groceries', uuid(2), 9)
    await pull()
    const older = new FakeSyncServer()
    older.set('groceries', [grocery(1, 5), grocery(2, 6)])
    now += 2 * hourMs
    await pullAll({ db, remote: older, owner: null, first: [], now: () => now })
    expect(older.requests.map(({ since }) => since)).toEqual([6])
    await pull()
    expect(await names()).toEqual(['Thing 1'])
  })

  it('for the second page of a snapshot does not hide what it lacks', async () => {
    server.maxRows = 3
    server.set('groceries', [...upTo(6).map((n) => grocery(n, 5)), grocery(7, 40)])
    server.beforeAnswer = ({ after }) => void (server.replayedBelow = after === undefined ? null : 6)
    await pull()
    expect(await ids('groceries')).toEqual(upTo(6))
    server.beforeAnswer = () => void (server.replayedBelow = null)
    await pull()
    expect(await ids('groceries')).toEqual(upTo(7))
  })

  it('to a comparison costs no row', async () => {
    server.set('groceries', [grocery(1, 5), grocery(2, 5), grocery(3, 9)])
    await pull()
    server.replayedBelow = 7
    now += week
    await pull()
    expect(server.comparisons).toContain('digests')
    server.replayedBelow = null
    await pull()
    expect(await names()).toEqual(['Thing 1', 'Thing 2', 'Thing 3'])
  })
})

describe('a comparison', () => {
  it('that finds an item missing loads it with its photos', async () => {
    server.set(
      'items',
      upTo(3).map((n) => item(24 * n, n)),
    )
    server.set('item_photos', [photo(500, 2, 48)])
    await pull()
    await db.table('items').delete(uuid(48))
    await db.table('item_photos').clear()
    now += week
    await pull()
    await pull()
    expect([await ids('items'), await ids('item_photos')]).toEqual([[24, 48, 72], [500]])
  })
})

describe('a restored database', () => {
  beforeEach(async () => {
    server.set('groceries', [grocery(1, 50, 'Renamed'), grocery(2, 60)])
    server.own.set('gossip_likes', [like(1, 55), like(2, 61)])
    await pullOwn()
    // The backup is older than both, and its revisions start again.
    server.epoch = 'two'
    server.set('groceries', [grocery(1, 5)])
    server.own.set('gossip_likes', [like(1, 4)])
  })

  it('replaces copies whose revisions were higher', async () => {
    await pullOwn()
    expect(await names()).toEqual(['Thing 1'])
    expect(await likes()).toEqual([[1, 4]])
  })

  it("replaces a user's own rows, too, where the session had expired when it was noticed", async () => {
    await pull()
    await pullOwn()
    expect(await likes()).toEqual([[1, 4]])
  })

  it('does not blank what is on the phone until its answer is there', async () => {
    server.beforeAnswer = ({ since }) => {
      if (since === null) throw new OfflineError('cut')
    }
    await expect(pull()).rejects.toThrow(OfflineError)
    expect(await names()).toEqual(['Renamed', 'Thing 2'])
    server.beforeAnswer = () => {}
    await pull()
    expect(await names()).toEqual(['Thing 1'])
  })

  it('is noticed between two answers of one load', async () => {
    const fresh = new ComradeDb(`pull-faults-fresh-${crypto.randomUUID()}`)
    server.epoch = 'one'
    server.set('gossip_posts', [post(2, 80)])
    server.beforeAnswer = ({ tables }) => {
      if (!tables || tables.includes('gossip_posts')) return
      server.epoch = 'two'
      server.set('gossip_posts', [post(3, 8)])
      server.beforeAnswer = () => {}
    }
    await pullAll({ db: fresh, remote: server, owner: null, first: ['gossip_posts'], now: () => now })
    expect((await fresh.replica('gossip_posts').toArray()).map(({ content }) => content)).toEqual(['Post 3'])
    await fresh.delete()
  })
})

describe('a cut in the middle of the one answer', () => {
  it('after the public rows were stored loses none of the own ones', async () => {
    await pullOwn()
    server.set('groceries', [grocery(1, 5)])
    server.own.set('gossip_likes', [like(1, 6)])
    let isCut = false
    const dying: Owner = {
      id: me,
      token: 'token',
      get db() {
        // The page dies when it begins to store the own rows.
        if (isCut) throw new OfflineError('dead')
        return own
      },
    }
    server.beforeAnswer = () => void (isCut = true)
    await expect(pull(dying)).rejects.toThrow('dead')
    expect([await names(), await likes()]).toEqual([['Thing 1'], []])
    server.beforeAnswer = () => {}
    await pullOwn()
    expect(await likes()).toEqual([[1, 6]])
  })

  it('before the public rows were stored changes nothing, not even the cursor', async () => {
    await pull()
    const before = await readCursor(db, defaultCampus.slug)
    server.set('groceries', [grocery(1, 5), grocery(2, 6)])
    let calls = 0
    const dyingClock = () => {
      // The third time is in the transaction, between the rows and the cursor.
      if ((calls += 1) > 2) throw new OfflineError('dead')
      return now
    }
    await expect(pullAll({ db, remote: server, owner: null, first: [], now: dyingClock })).rejects.toThrow('dead')
    expect([await names(), await readCursor(db, defaultCampus.slug)]).toEqual([[], before])
    await pull()
    expect(await names()).toEqual(['Thing 1', 'Thing 2'])
  })

  it('between the tables of a first visit and what has changed since skips nothing, however long it lasts', async () => {
    server.set('gossip_posts', [post(1, 5)])
    server.beforeAnswer = ({ tables }) => {
      if (!tables?.includes('gossip_posts')) throw new OfflineError('cut')
    }
    await expect(pull(null, ['gossip_posts'])).rejects.toThrow(OfflineError)
    server.set('gossip_posts', [post(1, 5), post(2, 20)])
    server.set('groceries', [grocery(3, 40)])
    server.hour = 30
    server.beforeAnswer = ({ since }) => {
      if (since !== null) throw new OfflineError('cut')
    }
    await expect(pull()).rejects.toThrow(OfflineError)
    server.beforeAnswer = () => {}
    now += 2 * hourMs
    await pull()
    expect(await ids('gossip_posts')).toEqual([1, 2])
  })

  it('between two pages of an answer that was continued begins again there', async () => {
    await pull()
    server.maxRows = 2
    server.set(
      'groceries',
      upTo(9).map((n) => grocery(n, 10 + n)),
    )
    let answers = 0
    server.beforeAnswer = () => {
      if ((answers += 1) > 2) throw new OfflineError('cut')
    }
    await expect(pull()).rejects.toThrow(OfflineError)
    const stored = await ids('groceries')
    expect(stored.length).toBeGreaterThan(0)
    server.beforeAnswer = () => {}
    server.requests.length = 0
    await pull()
    expect(server.requests[0]?.since).toBeGreaterThan(10)
    expect(await ids('groceries')).toEqual(upTo(9))
  })
})
