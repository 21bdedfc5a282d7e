import 'fake-indexeddb/auto'
import Dexie from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userId } from '@/domain/shared/ids'
import { closeDevice, ComradeDb, copiesDb, deviceDb } from './db'
import { importLetters } from './outbox/import-letters'
import { enqueue } from './outbox/store'
import { PersonDb } from './outbox/person-db'

let made = 0
let name: string
const opened: Dexie[] = []
const track = <Db extends Dexie>(db: Db): Db => {
  opened.push(db)
  return db
}

/** The database as last week's version left it. */
const lastWeeks = (): Dexie => {
  const db = track(new Dexie(name))
  db.version(1).stores({ groceries: 'id, created_at', cursors: 'table', freshness: 'table', device: 'key', orders: 'id, placedAt' })
  db.version(2).stores({ letters: 'id' })
  return db
}

const message = { name: 'Amina', email: 'amina@students.example', subject: 'Late', message: 'It came cold.' }

beforeEach(() => {
  name = `upgrade-test-${(made += 1)}`
})
afterEach(async () => {
  for (const db of opened.splice(0)) db.close()
  await Dexie.delete(name)
  await Dexie.delete(`${name}-nobody`)
})

describe("last week's database", () => {
  it('keeps its cart, its orders and its copies', async () => {
    const old = lastWeeks()
    await old.table('device').put({ key: 'cart', value: [{ id: 'food:1' }] })
    await old.table('orders').put({ id: 'order-1', placedAt: '2026-11-14T08:00:00Z' })
    await old.table('groceries').put({ id: 'g1', created_at: '2026-11-14T08:00:00Z' })
    old.close()
    const db = track(new ComradeDb(name))
    expect(await db.device.get('cart')).toEqual({ key: 'cart', value: [{ id: 'food:1' }] })
    expect(await db.orders.count()).toBe(1)
    expect(await db.table('groceries').count()).toBe(1)
  })

  it('gives its cart, its ticks and its orders to who is signed in, so that nobody who signs in later sees them', async () => {
    const old = lastWeeks()
    const id = '0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a01'
    await old.table('device').bulkPut([
      { key: 'person', value: { id, email: 'amina@students.example', fullName: null, lapsed: false } },
      { key: 'cart', value: [{ id: 'food:1' }] },
      { key: 'ticks', value: { bag: ['soap'] } },
    ])
    await old.table('orders').put({ id: 'order-1', placedAt: '2026-11-14T08:00:00Z' })
    old.close()
    const db = track(new ComradeDb(name))
    expect(await db.device.orderBy('key').keys()).toEqual([`cart/${id}`, 'person', `ticks/${id}`])
    expect(await db.device.get(`cart/${userId(id)}`)).toMatchObject({ value: [{ id: 'food:1' }] })
    expect(await db.orders.toArray()).toMatchObject([{ id: 'order-1', owner: id }])
  })

  it('moves what waited to be sent to the outbox, under its ids, once', async () => {
    const old = lastWeeks()
    await old.table('letters').bulkPut([
      { id: 'l1', kind: 'contact', body: message, writtenAt: '2026-11-14T08:00:00Z', state: 'waiting' },
      { id: 'l2', kind: 'newsletter', body: { email: 'amina@students.example' }, writtenAt: '2026-11-14T08:00:01Z', state: 'failed' },
    ])
    old.close()
    const [db, nobody] = [track(new ComradeDb(name)), track(new PersonDb(`${name}-nobody`))]
    await importLetters(db, nobody, Date.now)
    await importLetters(db, nobody, Date.now)
    expect(await nobody.operations.toArray()).toMatchObject([
      { action: 'insert', table: 'contact_messages', row: 'l1', values: message, state: 'waiting' },
      { action: 'insert', table: 'newsletter_subscriptions', row: 'l2', state: 'waiting' },
    ])
    expect(await db.letters.count()).toBe(0)
  })

  it('finds the posts that it held by their tab, in order', async () => {
    const old = track(new Dexie(name))
    old.version(3).stores({ gossip_posts: 'id, created_at' })
    const post = (id: string, category: string, hour: number) => ({ id, category, created_at: `2026-11-14T0${hour}:00:00Z` })
    await old.table('gossip_posts').bulkPut([post('p1', 'love', 9), post('p2', 'trending', 7), post('p3', 'love', 8)])
    old.close()
    const posts = track(new ComradeDb(name)).replica('gossip_posts')
    expect(await posts.where('[category+created_at]').between(['love', Dexie.minKey], ['love', Dexie.maxKey]).primaryKeys()).toEqual(['p3', 'p1'])
  })

  it('is upgraded though a tab of last week is open, which goes on reading and writing', async () => {
    const old = lastWeeks()
    await old.table('device').put({ key: 'cart', value: ['from the old tab'] })
    const db = track(new ComradeDb(name))
    expect((await db.device.get('cart'))?.value).toEqual(['from the old tab'])
    await old.table('device').put({ key: 'cart', value: ['from the old tab, later'] })
    expect((await db.device.get('cart'))?.value).toEqual(['from the old tab, later'])
    await db.auth.put({ key: 'session', value: 'new' })
    expect(await old.table('device').count()).toBe(1)
  })
})

describe('a commit', () => {
  /** What the browser was asked of each commit that changes something. */
  const durabilityOf = async (db: Dexie, write: () => Promise<unknown>): Promise<readonly unknown[]> => {
    // Dexie holds on to what it finds when it opens.
    db.close({ disableAutoOpen: false })
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await db.open()
    await write()
    const durability = asked.mock.calls.filter(([, mode]) => mode === 'readwrite').map(([, , options]) => options?.durability)
    asked.mockRestore()
    return durability
  }
  const tomato = { id: 'g1', created_at: '2026-11-22T08:00:00Z' }

  afterEach(closeDevice)

  it('of what a person writes waits for the disk', async () => {
    const db = track(new PersonDb(`${name}-nobody`))
    const post = { action: 'insert', table: 'gossip_submissions', row: 'p1', lane: 'gossip_submissions/p1', values: { content: 'Hi', category: 'love' } } as const
    expect(await durabilityOf(db, () => enqueue(db, [post], [], Date.now))).toEqual(['strict'])
    const device = deviceDb()
    expect(await durabilityOf(device, () => device.device.put({ key: 'cart', value: [] }))).toEqual(['strict'])
  })

  it('of a copy of the server’s rows does not, and all who look see it', async () => {
    const copies = copiesDb()
    expect(await durabilityOf(copies, () => copies.table('groceries').put(tomato))).toEqual(['relaxed'])
    expect(await deviceDb().table('groceries').get('g1')).toEqual(tomato)
  })
})
