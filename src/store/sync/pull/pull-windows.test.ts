import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ComradeDb } from '@/store/db'
import { UserDb } from '@/store/user-db'
import { FakeSyncServer } from '#support/store/sync/pull/fake-sync-server'
import { pullAll, type Owner } from './pull-all'
import { week, uuid, me, grocery, post, item, upTo, idsIn, namesIn } from '#support/store/sync/pull/pull-fixture'
import type { ReplicatedTable } from '../table-names'

let db: ComradeDb
let server: FakeSyncServer
let now: number

const pull = (first: readonly ReplicatedTable[] = [], owner: Owner | null = null) =>
  pullAll({ db, remote: server, owner, first, now: () => now })
const names = () => namesIn(db)
const ids = (table: ReplicatedTable) => idsIn(db, table)

beforeEach(() => {
  db = new ComradeDb(`pull-windows-${crypto.randomUUID()}`)
  server = new FakeSyncServer()
  now = Date.UTC(2026, 10, 21)
})
afterEach(() => db.delete())

describe('a window', () => {
  it('holds the newest rows and drops older ones as new ones come', async () => {
    server.set(
      'gossip_posts',
      upTo(100).map((n) => post(n, n)),
    )
    await pull()
    server.set(
      'gossip_posts',
      upTo(140).map((n) => post(n, n)),
    )
    await pull()
    expect(await ids('gossip_posts')).toEqual(upTo(140).slice(40))
  })

  it('ignores a change of a row below it', async () => {
    server.set(
      'items',
      upTo(160).map((n) => item(n, n)),
    )
    await pull()
    server.set(
      'items',
      upTo(160).map((n) => item(n, n === 3 ? 500 : n)),
    )
    await pull()
    expect(await ids('items')).toEqual(upTo(160).slice(10))
  })

  it('does not count or drop the listings of the user', async () => {
    server.set('items', [
      item(1, 1, 'available', me),
      ...upTo(160)
        .slice(5)
        .map((n) => item(n, n)),
    ])
    server.own.set('items', [item(1, 1, 'available', me)])
    await pull([], { id: me, token: 'token', db: new UserDb(`pull-window-${crypto.randomUUID()}`) })
    expect((await ids('items'))[0]).toBe(1)
    expect(await ids('items')).toHaveLength(151)
  })
})

describe('a comparison', () => {
  beforeEach(async () => {
    server.set('groceries', [grocery(1, 5), grocery(2, 5)])
    server.set(
      'gossip_posts',
      upTo(120).map((n) => post(n, n)),
    )
    await pull()
    server.comparisons.length = 0
  })

  it('happens once a week and asks for nothing more when all is well', async () => {
    now += week
    await pull()
    await pull()
    expect(server.comparisons).toEqual(['digests'])
  })

  it('deletes a row that is gone without a tombstone', async () => {
    server.set('groceries', [grocery(2, 5)])
    now += week
    await pull()
    expect(server.comparisons).toEqual(['digests', 'groceries/2026-11'])
    await pull()
    expect(await names()).toEqual(['Thing 2'])
  })

  it('loads a table again that lacks a row', async () => {
    await db.table('groceries').delete(uuid(1))
    now += week
    await pull()
    await pull()
    expect(await names()).toEqual(['Thing 1', 'Thing 2'])
  })
})
