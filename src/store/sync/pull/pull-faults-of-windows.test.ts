import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultCampus } from '@/kit/rules/campus'
import { ComradeDb } from '@/store/db'
import { UserDb } from '@/store/user-db'
import { FakeSyncServer } from '#support/store/sync/pull/fake-sync-server'
import { pullAll, type Owner } from './pull-all'
import { idsIn, item, me, photo, post, upTo, uuid } from '#support/store/sync/pull/pull-fixture'
import { pinRows } from './on-screen'
import { readCursor } from './sync-cursor'
import type { ReplicatedTable } from '../table-names'

let db: ComradeDb
let own: UserDb
let server: FakeSyncServer
const now = Date.UTC(2026, 10, 21)

const pull = (owner: Owner | null = null) => pullAll({ db, remote: server, owner, first: [], now: () => now })
const pullOwn = () => pull({ id: me, token: 'token', db: own })
const ids = (table: ReplicatedTable) => idsIn(db, table)

beforeEach(() => {
  db = new ComradeDb(`pull-faults-of-windows-${crypto.randomUUID()}`)
  own = new UserDb(`pull-faults-of-windows-own-${crypto.randomUUID()}`)
  server = new FakeSyncServer()
})
afterEach(async () => {
  await db.delete()
  await own.delete()
})

describe('a window that moves while rows change', () => {
  it('has no gap above its end, whatever was on the screen below it', async () => {
    server.set(
      'gossip_posts',
      upTo(140).map((n) => post(n, n)),
    )
    await pull()
    const unpin = pinRows('gossip_posts', new Set([uuid(20), uuid(10)]))
    await db.table('gossip_posts').bulkPut([post(20, 20), post(10, 10)])
    server.remove('gossip_posts', uuid(100), 200)
    await pull()
    // Posts 21 to 40 are on the server alone: what the screen asks for next must not begin below them.
    expect((await readCursor(db, defaultCampus.slug))?.floors['gossip_posts']).toContain(uuid(41))
    unpin()
    await pull()
    expect(await ids('gossip_posts')).toEqual(
      upTo(140)
        .slice(40)
        .filter((n) => n !== 100),
    )
  })

  it('ends where the answer ended, also when listings of the user are in it', async () => {
    server.set(
      'items',
      upTo(160).map((n) => item(n, n, 'available', n === 100 ? me : null)),
    )
    server.own.set('items', [item(100, 100, 'available', me)])
    await pullOwn()
    expect(await ids('items')).toEqual(upTo(160).slice(10))
    // Without an end, the market would offer nothing older.
    expect((await readCursor(db, defaultCampus.slug))?.floors['items']).toContain(uuid(11))
  })

  it('ends at a row that is there, although a new listing of the user came after the others', async () => {
    server.set(
      'items',
      upTo(160).map((n) => item(n, n)),
    )
    server.own.set('items', [item(161, 161, 'available', me)])
    await pullOwn()
    const end = (await readCursor(db, defaultCampus.slug))?.floors['items']
    expect(end).toContain(uuid((await ids('items'))[0] ?? 0))
  })

  it('takes back an item that is for sale again, with its photos', async () => {
    server.set(
      'items',
      upTo(150).map((n) => item(n, n)),
    )
    server.set('item_photos', [photo(500, 20, 20)])
    await pull()
    server.set(
      'items',
      upTo(150).map((n) => (n === 20 ? item(20, 200, 'sold') : item(n, n))),
    )
    await pull()
    expect([await ids('items'), await ids('item_photos')]).toEqual([upTo(150).filter((n) => n !== 20), []])
    server.set(
      'items',
      upTo(150).map((n) => (n === 20 ? item(20, 201) : item(n, n))),
    )
    server.set('item_photos', [photo(500, 201, 20)])
    await pull()
    expect([await ids('items'), await ids('item_photos')]).toEqual([upTo(150), [500]])
  })

  it("lets go of a user's sold and older listings after they have signed out", async () => {
    server.set('items', [
      item(1, 1, 'available', me),
      ...upTo(160)
        .slice(5)
        .map((n) => item(n, n)),
      item(161, 161, 'sold', me),
    ])
    server.own.set('items', [item(1, 1, 'available', me), item(161, 161, 'sold', me)])
    await pullOwn()
    expect(await ids('items')).toEqual([1, ...upTo(161).slice(10)])
    await pull()
    expect(await ids('items')).toEqual(upTo(160).slice(10))
  })
})

describe('copies that are older than the tombstones', () => {
  it('take the whole window, although rows that are gone seem to be newer', async () => {
    server.set(
      'gossip_posts',
      upTo(150).map((n) => post(n, n)),
    )
    await pull()
    server.set(
      'gossip_posts',
      upTo(100).map((n) => post(n, n)),
    )
    server.floor = 500
    await pull()
    expect(await ids('gossip_posts')).toEqual(upTo(100))
  })
})

describe('a listing of the user', () => {
  it('that was deleted while the phone was away for longer than tombstones last is gone', async () => {
    server.set('items', [item(1, 5, 'available', me), item(2, 6, 'available', me)])
    server.own.set('items', [item(1, 5, 'available', me), item(2, 6, 'available', me)])
    await pullOwn()
    server.set('items', [item(2, 6, 'available', me)])
    server.own.set('items', [item(2, 6, 'available', me)])
    server.floor = 20
    await pullOwn()
    expect(await ids('items')).toEqual([2])
  })
})
