import { beforeEach, expect, test, vi } from 'vitest'
import { milk } from '#support/cart/cart-arbitraries'
import { placeOrder } from '@/cart/rules/order'
import { orderId } from '@/kit/rules/ids'
import { copyLog } from '@/health/cycle/store/take-over-log'
import {
  copy,
  logged,
  newUser,
  notesOf,
  pendingOf,
  stubWorker,
  writeListing,
} from '#support/store/earlier-account-fixture'
import { deviceDb, personalKey } from '@/store/db'
import { readEarlierAccount, takeOverAccount, takeOverLog } from './earlier-account'
import type { User } from '@/store/session/session-state'
import { saveUser } from '@/store/session/user-record'
import { userDb } from '@/store/user-db'

let earlier: User
let amina: User
beforeEach(async () => {
  stubWorker()
  await Promise.all([deviceDb().device.clear(), deviceDb().orders.clear()])
  earlier = newUser()
  amina = { ...newUser(), email: 'amina@students.example ' }
  await saveUser(earlier)
})

/** The server was reset: she signs up again. */
const signUpAgain = () => saveUser(amina)

test('what was interrupted after the log was copied goes on, and nothing is there twice', async () => {
  await logged(earlier, 'once')
  await writeListing(earlier.id)
  await signUpAgain()
  expect(await copyLog(earlier.id, amina.id)).toBe(true)
  await logged(amina, 'edited since')
  const source = userDb(earlier.id)
  const before = await source.operations.toArray()
  await takeOverAccount(earlier.id, amina.id)
  await source.operations.bulkAdd(before)
  expect(await readEarlierAccount(amina)).toMatchObject({ log: 'open', logFits: true })
  expect(await takeOverLog(earlier.id, amina.id)).toBe(true)
  expect(await notesOf(amina)).toEqual(['edited since'])
  expect(await pendingOf(amina)).toHaveLength(2)
  expect(await readEarlierAccount(amina)).toBeNull()
})

test('an interruption anywhere loses nothing, and nothing is there twice after it', async () => {
  const original = IDBDatabase.prototype.transaction
  for (let after = 0, isWhole = false; !isWhole; after += 1) {
    earlier = newUser()
    amina = { ...newUser(), email: 'amina@students.example' }
    await Promise.all([deviceDb().device.clear(), deviceDb().orders.clear()])
    await saveUser(earlier)
    await logged(earlier, 'once')
    await writeListing(earlier.id)
    await userDb(earlier.id).replica('pregnancy_tracking').put(copy)
    await userDb(earlier.id).keyValues.put({ key: 'saved-rentals', value: ['r1'] })
    await deviceDb().device.put({ key: personalKey('ticks', earlier.id), value: { packing: ['soap'] } })
    await deviceDb().orders.add({
      ...placeOrder([milk], { id: orderId('one'), now: new Date(), channel: 'whatsapp' }),
      owner: earlier.id,
    })
    await signUpAgain()
    let writes = 0
    const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...args: Parameters<IDBDatabase['transaction']>
    ) {
      if (args[1] === 'readwrite' && (writes += 1) > after) throw new DOMException('the phone is off', 'UnknownError')
      return original.apply(this, args)
    })
    isWhole = await takeOverLog(earlier.id, amina.id).catch(() => false)
    spy.mockRestore()
    // What is moved by then is sent before anybody goes on.
    const sent = isWhole ? [] : await pendingOf(amina)
    if (!isWhole) {
      await userDb(amina.id).operations.clear()
      if (sent.some(({ lane }) => lane.startsWith('pregnancy_tracking/')))
        await userDb(amina.id).replica('pregnancy_tracking').put(copy)
      if (await readEarlierAccount(amina))
        expect(await takeOverLog(earlier.id, amina.id), `after ${after} writes`).toBe(true)
    }
    expect(await notesOf(amina)).toEqual(['once'])
    expect(
      [...sent, ...(await pendingOf(amina))].map(({ action, lane }) => [action, lane.split('/')[0]]),
      `after ${after} writes`,
    ).toEqual([
      ['upload', 'items'],
      ['insert', 'items'],
      ['insert', 'pregnancy_tracking'],
    ])
    expect(await userDb(amina.id).keyValues.get('saved-rentals')).toMatchObject({ value: ['r1'] })
    expect(await deviceDb().device.get(personalKey('ticks', amina.id))).toMatchObject({ value: { packing: ['soap'] } })
    expect(await deviceDb().orders.toArray()).toMatchObject([{ owner: amina.id }])
    expect(await readEarlierAccount(amina)).toBeNull()
    expect(await pendingOf(earlier)).toEqual([])
  }
})

test('two tabs that take over at once do it once', async () => {
  await userDb(earlier.id).replica('pregnancy_tracking').put(copy)
  await logged(earlier, 'once')
  await writeListing(earlier.id)
  await signUpAgain()
  await Promise.all([
    takeOverLog(earlier.id, amina.id),
    takeOverLog(earlier.id, amina.id),
    takeOverAccount(earlier.id, amina.id),
  ])
  expect(await notesOf(amina)).toEqual(['once'])
  expect((await pendingOf(amina)).map(({ action, lane }) => [action, lane.split('/')[0]])).toEqual([
    ['upload', 'items'],
    ['insert', 'items'],
    ['insert', 'pregnancy_tracking'],
  ])
  expect(await userDb(amina.id).photos.count()).toBe(1)
})

test('what was sent before the phone had deleted it from the earlier account is not sent again', async () => {
  await writeListing(earlier.id)
  await signUpAgain()
  const source = userDb(earlier.id)
  const [operations, photos] = await Promise.all([source.operations.toArray(), source.photos.toArray()])
  await takeOverAccount(earlier.id, amina.id)
  await Promise.all([userDb(amina.id).operations.clear(), userDb(amina.id).photos.clear()])
  await Promise.all([source.operations.bulkAdd(operations), source.photos.bulkAdd(photos)])
  await takeOverAccount(earlier.id, amina.id)
  expect(await pendingOf(amina)).toEqual([])
  expect(await userDb(amina.id).photos.toArray()).toEqual([])
  expect(await readEarlierAccount(amina)).toBeNull()
})
