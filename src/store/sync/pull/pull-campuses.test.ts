import { afterEach, beforeEach, expect, it } from 'vitest'
import { campusSlug } from '@/kit/rules/campus'
import { chooseCampus } from '@/store/campus'
import { ComradeDb } from '@/store/db'
import { seed } from '#simulation/content'
import { NetworkModel } from '#simulation/network-model'
import { PullingPhone } from '#simulation/pulling-phone'
import { ServerModel } from '#simulation/server-model'
import { UserDb } from '@/store/user-db'
import { FakeSyncServer } from '#support/store/sync/pull/fake-sync-server'
import { CampusChangedError, pullAll, type Owner } from './pull-all'
import { grocery, item, me } from '#support/store/sync/pull/pull-fixture'

const kmtc = { slug: campusSlug('kmtc'), name: 'KMTC', shortName: 'KMTC', town: 'Kilifi', website: null }

let db: ComradeDb
let otherTab: ComradeDb
let own: UserDb

beforeEach(() => {
  const name = `pull-campuses-${crypto.randomUUID()}`
  ;[db, otherTab] = [new ComradeDb(name), new ComradeDb(name)]
  own = new UserDb(`pull-campuses-own-${crypto.randomUUID()}`)
})
afterEach(async () => {
  otherTab.close()
  await db.delete()
  await own.delete()
})

it('two tabs of two campuses both pull the one that was chosen last', async () => {
  const server = new FakeSyncServer()
  server.set('groceries', [grocery(1, 5)])
  const pullIn = (tab: ComradeDb) => pullAll({ db: tab, remote: server, owner: null, first: [], now: Date.now })
  await pullIn(db)
  await chooseCampus(otherTab, kmtc)
  server.set('groceries', [grocery(2, 6)])
  await Promise.all([pullIn(db), pullIn(otherTab)])
  expect(server.requests.map(({ campus }) => campus)).toEqual(['tum', 'kmtc', 'kmtc'])
  expect((await db.replica('groceries').toArray()).map(({ name }) => name)).toEqual(['Thing 2'])
})

it("a user's listings are not stored when another tab has chosen another campus since the public rows were", async () => {
  const server = new FakeSyncServer()
  server.own.set('items', [item(1, 5, 'available', me)])
  let chosen: Promise<void> | undefined
  const owner: Owner = {
    id: me,
    token: 'token',
    get db() {
      chosen ??= chooseCampus(otherTab, kmtc)
      return own
    },
  }
  await expect(pullAll({ db, remote: server, owner, first: [], now: Date.now })).rejects.toThrow(CampusChangedError)
  await chosen
  expect(await db.replica('items').count()).toBe(0)
})

it('an hour-old answer of a cache hides nothing from a phone that knows the head', async () => {
  const server = new ServerModel()
  const network = new NetworkModel(server, () => 0.9)
  network.hasCache = true
  seed(server, 'tum')
  const [phone, other] = ['a', 'b'].map(
    (name) => new PullingPhone(`pull-cache-${name}-${crypto.randomUUID()}`, { server, network, random: () => 0.9 }),
  )
  if (!phone || !other) throw new Error('There are two phones')
  const groceries = () => phone.shared.replica('groceries').count()
  for (const each of [phone, other]) await each.pull()
  await other.pull()
  const known = await groceries()
  const [stored] = [...server.rows.values()]
  if (stored)
    server.write((rev) => ({
      put: [{ ...stored, row: { ...stored.row, id: '12345678-0000-4000-8000-000000000001', rev } }],
    }))
  server.now += 50 * 60_000
  await phone.pull()
  expect(await groceries()).toBe(known)
  await phone.pull(true)
  expect(await groceries()).toBe(known + 1)
  for (const each of [phone, other]) await each.remove()
})
