import { expect, test } from 'vitest'
import { addGrocery, idsOf, rowsOf, sync, untilOf } from '../sync-fixture.ts'
import { backendWithUsers } from '../test-backend.ts'

// A restore brings back rows with older revisions than phones have, and takes away others.

const { backend } = await backendWithUsers()

const restoreTo = async (id: string, rev: number): Promise<void> => {
  await backend.sql('alter table public.groceries disable trigger user')
  await backend.sql('update public.groceries set rev = $2, price = 10 where id = $1', [id, rev])
  await backend.sql('alter table public.groceries enable trigger user')
}

test('after a restore answers name a new epoch, in which a snapshot has the restored rows', async () => {
  const id = await addGrocery(backend)
  const { epoch } = await sync(backend, {})
  await restoreTo(id, 1)
  await backend.sql('select private.begin_epoch()')
  const snapshot = await sync(backend, {})
  expect(snapshot.epoch).toMatch(/^[0-9a-f]{8}$/)
  expect(snapshot.epoch).not.toBe(epoch)
  expect(rowsOf(snapshot, 'groceries').filter((row) => row['id'] === id)).toMatchObject([{ rev: 1, price: 10 }])
})

test('a write after a restore has a higher revision than any that a phone knows', async () => {
  const id = await addGrocery(backend)
  const since = untilOf(await sync(backend, { tables: 'groceries' }))
  await restoreTo(id, 1)
  await backend.sql(`update private.revisions set newest = 1`)
  await backend.sql('update public.groceries set price = 25 where id = $1', [id])
  expect(idsOf(await sync(backend, { since }), 'groceries')).toEqual([id])
})
