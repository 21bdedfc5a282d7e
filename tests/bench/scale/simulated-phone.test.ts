import { afterEach, beforeEach, expect, test } from 'vitest'
import { ComradeDb } from '@/store/db'
import { UserDb } from '@/store/user-db'
import { FakeSyncServer } from '#support/store/sync/pull/fake-sync-server'
import { pullAll } from '@/store/sync/pull/pull-all'
import { grocery, item, me, post, upTo } from '#support/store/sync/pull/pull-fixture'
import type { SyncRequest } from '@/store/sync/pull/sync-remote'
import { hourMs } from '@/kit/rules/durations'
import { defaultCampus } from '@/kit/rules/campus'
import { SimulatedPhone } from './simulated-phone'

let db: ComradeDb
let own: UserDb
let server: FakeSyncServer
beforeEach(() => {
  db = new ComradeDb(crypto.randomUUID())
  own = new UserDb(crypto.randomUUID())
  server = new FakeSyncServer()
  server.maxRows = 20
})
afterEach(() => Promise.all([db.delete(), own.delete()]))

/** @returns the requests since the last call */
const takeRequests = (): SyncRequest[] => server.requests.splice(0)

test.each([
  ['a visitor', null],
  ['a signed-in user', 'token'],
])('the simulated phone of %s sends the same requests as the app', async (_who, token) => {
  const phone = new SimulatedPhone({ campus: defaultCampus.slug, token })
  const owner = token === null ? null : { id: me, token, db: own }
  let now = Date.UTC(2026, 10, 21)
  for (const visit of upTo(24)) {
    const rev = visit * 10
    server.set(
      'groceries',
      upTo(30).map((n) => grocery(n, Math.min(n, 5) + (n === visit ? rev : 0))),
    )
    server.set(
      'gossip_posts',
      upTo(visit % 4 === 0 ? 40 : 4).map((n) => post(n, rev - 9 + (n % 9))),
    )
    server.set('items', [item(1, rev - 1)])
    if (visit % 2 === 0) server.hour = rev - 15
    if (visit === 20) server.epoch = 'restored'
    const [first, head] = [
      visit === 1 ? (['gossip_posts', 'items', 'item_photos'] as const) : [],
      visit % 3 === 0 ? rev : null,
    ]
    await pullAll({ db, remote: server, owner, first, head, now: () => now })
    const appRequests = takeRequests()
    await phone.pull(server, first, head, now)
    expect(takeRequests()).toEqual(appRequests)
    now += (visit % 5) * 0.4 * hourMs
  }
})
