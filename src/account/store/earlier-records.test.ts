import { beforeEach, expect, test } from 'vitest'
import { bread, milk } from '#support/cart/cart-arbitraries'
import { noDelivery } from '@/cart/rules/delivery'
import { userId } from '@/kit/rules/ids'
import { deviceDb, personalKey } from '@/store/db'
import { readEarlierAccount, takeOverAccount } from './earlier-account'
import { rememberAccount } from '@/store/session/known-accounts'
import type { User } from '@/store/session/session-state'
import { saveUser } from '@/store/session/user-record'
import { newOperation } from '@/store/sync/outbox/operation'
import { userDb } from '@/store/user-db'

const newUser = (): User => ({ id: userId(crypto.randomUUID()), email: 'amina@students.example', fullName: null })

let earlier: User
let amina: User
beforeEach(async () => {
  await deviceDb().device.clear()
  ;[earlier, amina] = [newUser(), newUser()]
  await saveUser(earlier)
  await saveUser(amina)
})

test('an account that signs in again itself has no earlier one', async () => {
  await userDb(earlier.id).operations.add(
    newOperation({ action: 'remove', bucket: 'item-images', path: 'a', lane: 'items/a' }, new Date().toISOString()),
  )
  expect(await readEarlierAccount(amina)).toMatchObject({ id: earlier.id, unsent: 1 })
  await rememberAccount(earlier)
  expect(await readEarlierAccount(earlier)).toBeNull()
})

test('what both accounts have saved is put together, and nothing else is replaced', async () => {
  await userDb(earlier.id).keyValues.bulkPut([
    { key: 'saved-rentals', value: ['r1', 'r2'] },
    { key: 'seller-details', value: { phone: 'old' } },
  ])
  await userDb(amina.id).keyValues.bulkPut([
    { key: 'saved-rentals', value: ['r2', 'r3'] },
    { key: 'seller-details', value: { phone: 'new' } },
  ])
  await takeOverAccount(earlier.id, amina.id)
  expect(await userDb(amina.id).keyValues.get('saved-rentals')).toMatchObject({ value: ['r2', 'r3', 'r1'] })
  expect(await userDb(amina.id).keyValues.get('seller-details')).toMatchObject({ value: { phone: 'new' } })
})

test('the cart, the places and the ticks of both accounts are put together', async () => {
  const records = {
    cart: [[{ ...milk, quantity: 2 }], [{ ...bread, quantity: 1 }]],
    ticks: [{ packing: ['soap'], exams: ['pen'] }, { packing: ['towel'] }],
    delivery: [
      { ...noDelivery, campus: 'tum', name: 'Amina', places: ['Hostel B'], place: 'Hostel B' },
      { ...noDelivery, campus: 'tum', places: ['Tudor'], place: 'Tudor' },
    ],
  } as const
  for (const record of ['cart', 'ticks', 'delivery'] as const) {
    for (const [index, { id }] of [earlier, amina].entries())
      await deviceDb().device.put({ key: personalKey(record, id), value: records[record][index] })
  }
  await takeOverAccount(earlier.id, amina.id)
  const value = async (record: 'cart' | 'ticks' | 'delivery', { id }: Pick<User, 'id'>) =>
    (await deviceDb().device.get(personalKey(record, id)))?.value
  expect(await value('cart', amina)).toMatchObject([
    { name: bread.name, quantity: 1 },
    { name: milk.name, quantity: 2 },
  ])
  expect(await value('ticks', amina)).toEqual({ packing: ['soap', 'towel'], exams: ['pen'] })
  expect(await value('delivery', amina)).toMatchObject({ name: 'Amina', places: ['Hostel B', 'Tudor'], place: 'Tudor' })
  for (const record of ['cart', 'ticks', 'delivery'] as const) expect(await value(record, earlier)).toBeUndefined()
})
