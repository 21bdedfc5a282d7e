import 'fake-indexeddb/auto'
import Dexie from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeDevice, copiesDb, deviceDb } from './db'
import { enqueue } from './outbox/store'
import { UserDb } from './outbox/user-db'

let made = 0
let name: string
const opened: Dexie[] = []
const track = <Db extends Dexie>(db: Db): Db => {
  opened.push(db)
  return db
}

beforeEach(() => {
  name = `upgrade-test-${(made += 1)}`
})
afterEach(async () => {
  for (const db of opened.splice(0)) db.close()
  await Dexie.delete(name)
  await Dexie.delete(`${name}-nobody`)
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
    const db = track(new UserDb(`${name}-nobody`))
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
