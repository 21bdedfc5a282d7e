import { beforeEach, expect, test, vi } from 'vitest'
import { milk } from '#support/cart/cart-arbitraries'
import { placeOrder } from '@/cart/rules/order'
import { orderId } from '@/kit/rules/ids'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import {
  askPhone,
  copy,
  listing,
  logged,
  newUser,
  notesOf,
  pendingOf,
  stubWorker,
  writeListing,
} from '#support/store/earlier-account-fixture'
import { deviceDb, personalKey } from '@/store/db'
import { dropAccount, finishMerge, readEarlierAccount, takeOverAccount, takeOverLog } from './earlier-account'
import { earlierAccounts } from '@/store/session/known-accounts'
import type { User } from '@/store/session/session-state'
import { saveUser } from '@/store/session/user-record'
import { storeChanges } from '@/store/sync/write'
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

test('whoever signs up again with the same address finds the log, the outbox, the orders and the cart of the earlier account', async () => {
  await logged(earlier, 'before the reset')
  await writeListing(earlier.id)
  await userDb(earlier.id)
    .operations.toCollection()
    .modify({ state: 'rejected', failure: { reason: 'refused', status: 409, code: '23503' } })
  await userDb(earlier.id).keyValues.put({ key: 'saved-rentals', value: ['r1'] })
  await deviceDb().device.put({ key: personalKey('ticks', earlier.id), value: { packing: ['soap'] } })
  await deviceDb().orders.add({
    ...placeOrder([milk], { id: orderId('one'), now: new Date(), channel: 'whatsapp' }),
    owner: earlier.id,
  })
  await signUpAgain()
  expect(await readEarlierAccount(amina)).toEqual({
    id: earlier.id,
    log: 'open',
    logFits: true,
    pregnancy: false,
    unsent: 1,
    orders: 1,
  })
  expect(await takeOverLog(earlier.id, amina.id)).toBe(true)
  expect(await notesOf(amina)).toEqual(['before the reset'])
  expect(await pendingOf(amina)).toMatchObject([
    { action: 'upload', path: `${amina.id}/${listing}/1-large.webp` },
    {
      action: 'insert',
      state: 'waiting',
      values: { title: 'Kettle', image_url: `https://comrade.example/item-images/${amina.id}/${listing}/1-large.webp` },
    },
  ])
  expect(await userDb(amina.id).photos.toArray()).toMatchObject([{ path: `${amina.id}/${listing}/1-large.webp` }])
  expect(await userDb(amina.id).keyValues.get('saved-rentals')).toMatchObject({ value: ['r1'] })
  expect(await deviceDb().device.get(personalKey('ticks', amina.id))).toMatchObject({ value: { packing: ['soap'] } })
  expect(await deviceDb().orders.toArray()).toMatchObject([{ owner: amina.id }])
  expect(await readEarlierAccount(amina)).toBeNull()
  expect(await pendingOf(earlier)).toEqual([])
})

test('another address finds nothing, nor does a phone that does not know the earlier account', async () => {
  await logged(earlier, 'private')
  await saveUser({ ...amina, email: 'brian@students.example' })
  expect(await earlierAccounts({ ...amina, email: 'brian@students.example' })).toEqual([])
  expect(await readEarlierAccount({ ...amina, email: '' })).toBeNull()
  expect(JSON.stringify(await deviceDb().device.toArray())).not.toMatch(/amina/iu)
  expect(await earlierAccounts(amina)).toEqual([earlier.id])
})

test('a log behind a PIN is taken over with it, and with what it seals, once it is open', async () => {
  const record = {
    action: 'update',
    table: 'pregnancy_tracking',
    row: listing,
    values: { notes: 'sealed too' },
    before: {},
    baseRev: 1,
  } as const
  const store = await logged(earlier, 'sealed')
  await store.setPin('2580', 5, askPhone)
  await storeChanges(earlier.id, [record])
  await store.lock()
  await signUpAgain()
  expect(await readEarlierAccount(amina)).toMatchObject({ log: 'sealed', logFits: true, unsent: 0 })
  await expect(takeOverLog(earlier.id, amina.id)).rejects.toThrow('the earlier log is locked')
  expect(await store.unlock('2580', askPhone)).toBe('done')
  expect(await takeOverLog(earlier.id, amina.id)).toBe(true)
  const own = cycleLogStore(amina.id)
  const stop = own.follow()
  await vi.waitFor(() => expect(own.state.getState().status).toBe('locked'))
  expect(JSON.stringify(await pendingOf(amina))).not.toContain('sealed too')
  expect(await own.unlock('2580', askPhone)).toBe('done')
  stop()
  expect(await notesOf(amina)).toEqual(['sealed'])
  expect(await pendingOf(amina)).toMatchObject([{ action: 'update', sealed: expect.anything() }])
  await own.removePin('2580', askPhone)
  expect(await pendingOf(amina)).toMatchObject([{ action: 'update', values: { notes: 'sealed too' } }])
})

test('a log that was begun meanwhile stays; the earlier one is there until it is merged', async () => {
  await logged(earlier, 'before')
  await signUpAgain()
  await logged(amina, 'since')
  expect(await readEarlierAccount(amina)).toMatchObject({ log: 'open', logFits: false })
  expect(await takeOverLog(earlier.id, amina.id)).toBe(false)
  expect(await notesOf(amina)).toEqual(['since'])
  expect(await notesOf(earlier)).toEqual(['before'])
  await finishMerge(earlier.id, amina.id)
  expect(await readEarlierAccount(amina)).toBeNull()
})

test('the pregnancy record that only this phone still has is written anew', async () => {
  await userDb(earlier.id).replica('pregnancy_tracking').put(copy)
  await logged(earlier, 'log')
  await signUpAgain()
  expect(await takeOverLog(earlier.id, amina.id)).toBe(true)
  const [insert] = await pendingOf(amina)
  expect(insert).toMatchObject({
    action: 'insert',
    table: 'pregnancy_tracking',
    values: { due_date: '2027-03-08', baby_name: 'Neema' },
  })
  expect(insert).not.toHaveProperty('values.rev')
})

test('the pregnancy record is written anew with what was not sent of it', async () => {
  await userDb(earlier.id).replica('pregnancy_tracking').put(copy)
  await storeChanges(earlier.id, [
    {
      action: 'update',
      table: 'pregnancy_tracking',
      row: listing,
      values: { notes: 'kicks' },
      before: { notes: null },
      baseRev: 7,
    },
  ])
  const store = await logged(earlier, 'log')
  await store.setPin('2580', 5, askPhone)
  await signUpAgain()
  expect(await takeOverLog(earlier.id, amina.id)).toBe(true)
  await cycleLogStore(amina.id).unlock('2580', askPhone)
  await cycleLogStore(amina.id).removePin('2580', askPhone)
  expect(await pendingOf(amina)).toMatchObject([
    {
      action: 'insert',
      table: 'pregnancy_tracking',
      values: { due_date: '2027-03-08', baby_name: 'Neema', notes: 'kicks' },
    },
  ])
  expect(await pendingOf(earlier)).toEqual([])
})

test('what one PIN seals is sealed by the PIN of the log that was begun since', async () => {
  await userDb(earlier.id).replica('pregnancy_tracking').put(copy)
  const before = await logged(earlier, 'before')
  await before.setPin('2580', 5, askPhone)
  await storeChanges(earlier.id, [
    {
      action: 'update',
      table: 'pregnancy_tracking',
      row: listing,
      values: { notes: 'kicks' },
      before: { notes: null },
      baseRev: 7,
    },
  ])
  await before.lock()
  await signUpAgain()
  const since = await logged(amina, 'since')
  await since.setPin('1470', 5, askPhone)
  await since.lock()
  await takeOverAccount(earlier.id, amina.id)
  expect([await pendingOf(amina), (await pendingOf(earlier)).length]).toEqual([[], 1])
  await before.unlock('2580', askPhone)
  await finishMerge(earlier.id, amina.id)
  expect(JSON.stringify(await pendingOf(amina))).not.toMatch(/kicks|Neema/u)
  expect(await pendingOf(earlier)).toEqual([])
  await since.unlock('1470', askPhone)
  await since.removePin('1470', askPhone)
  expect(await pendingOf(amina)).toMatchObject([{ action: 'insert', values: { notes: 'kicks', baby_name: 'Neema' } }])
})

test('a pregnancy record that was deleted without a network is not written anew', async () => {
  await userDb(earlier.id).replica('pregnancy_tracking').put(copy)
  await storeChanges(earlier.id, [{ action: 'delete', table: 'pregnancy_tracking', row: listing }])
  await signUpAgain()
  await takeOverAccount(earlier.id, amina.id)
  expect(await pendingOf(amina)).toEqual([])
})

test('what is deleted without the log leaves all that the PIN of the log seals', async () => {
  const record = {
    action: 'update',
    table: 'pregnancy_tracking',
    row: listing,
    values: { notes: 'sealed' },
    before: {},
    baseRev: 1,
  } as const
  const store = await logged(earlier, 'sealed')
  await store.setPin('2580', 5, askPhone)
  await storeChanges(earlier.id, [record])
  await writeListing(earlier.id)
  await signUpAgain()
  await dropAccount(earlier.id)
  expect(await pendingOf(earlier)).toMatchObject([{ action: 'update', sealed: expect.anything() }])
  expect(await takeOverLog(earlier.id, amina.id)).toBe(true)
  expect(await pendingOf(amina)).toMatchObject([{ action: 'update', sealed: expect.anything() }])
})

test('a pregnancy record is offered without a log, and stays when all but the log is deleted', async () => {
  await userDb(earlier.id).replica('pregnancy_tracking').put(copy)
  await writeListing(earlier.id)
  await signUpAgain()
  expect(await readEarlierAccount(amina)).toMatchObject({ log: 'none', pregnancy: true, unsent: 1 })
  await dropAccount(earlier.id)
  expect(await readEarlierAccount(amina)).toMatchObject({ log: 'none', pregnancy: true, unsent: 0 })
  await takeOverAccount(earlier.id, amina.id)
  expect(await pendingOf(amina)).toMatchObject([{ action: 'insert', table: 'pregnancy_tracking' }])
  expect(await readEarlierAccount(amina)).toBeNull()
})
