import Dexie from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeDevice, copiesDb, deviceDb } from './db'
import { enqueue } from './sync/outbox/store'
import { UserDb } from './user-db'

let name: string
const opened: Dexie[] = []
const track = <Db extends Dexie>(db: Db): Db => {
  opened.push(db)
  return db
}

beforeEach(() => {
  name = `upgrade-test-${crypto.randomUUID()}`
})
afterEach(async () => {
  for (const db of opened.splice(0)) db.close()
  await Dexie.delete(name)
  await Dexie.delete(`${name}-anonymous`)
})

describe('a commit', () => {
  /** The durability that was requested for each readwrite transaction. */
  const durabilityOf = async (db: Dexie, write: () => Promise<unknown>): Promise<readonly unknown[]> => {
    // Dexie stores a reference to `transaction` when it opens.
    db.close({ disableAutoOpen: false })
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await db.open()
    await write()
    const durability = transactions.mock.calls
      .filter(([, mode]) => mode === 'readwrite')
      .map(([, , options]) => options?.durability)
    transactions.mockRestore()
    return durability
  }
  const tomato = { id: 'g1', created_at: '2026-11-22T08:00:00Z' }

  afterEach(closeDevice)

  it('of user data waits for the disk', async () => {
    const db = track(new UserDb(`${name}-anonymous`))
    const post = {
      action: 'insert',
      table: 'gossip_submissions',
      row: 'p1',
      lane: 'gossip_submissions/p1',
      values: { content: 'Hi', category: 'love' },
    } as const
    expect(await durabilityOf(db, () => enqueue(db, [post], [], Date.now))).toEqual(['strict'])
    const device = deviceDb()
    expect(await durabilityOf(device, () => device.device.put({ key: 'cart', value: [] }))).toEqual(['strict'])
  })

  it('of server copies does not wait for the disk, and is visible to the other connection', async () => {
    const copies = copiesDb()
    expect(await durabilityOf(copies, () => copies.table('groceries').put(tomato))).toEqual(['relaxed'])
    expect(await deviceDb().table('groceries').get('g1')).toEqual(tomato)
  })
})
