import { expect, test } from 'vitest'
import { untilTransactionsEnd } from '../users.ts'
import { addGrocery, rowsOf, sync } from '../sync-fixture.ts'
import { backendWithUsers } from '../with-users.ts'

// A restore copies rows with revisions of another cluster, whose transaction ids were far ahead.

const { backend } = await backendWithUsers()

const asRestored = async (id: string): Promise<void> => {
  await backend.sql('alter table public.groceries disable trigger user')
  await backend.sql('update public.groceries set rev = 1000000000000 where id = $1', [id])
  await backend.sql('alter table public.groceries enable trigger user')
}
const listed = async (id: string) => rowsOf(await sync(backend, {}), 'groceries').filter((row) => row['id'] === id)

test('restored rows are missing from answers until the revisions are restarted, in a new epoch', async () => {
  const id = await addGrocery(backend)
  await asRestored(id)
  await untilTransactionsEnd(backend)
  const { epoch } = await sync(backend, {})
  expect(await listed(id)).toEqual([])
  await backend.sql('select private.restart_revisions()')
  await untilTransactionsEnd(backend)
  expect(await listed(id)).toHaveLength(1)
  expect((await sync(backend, {})).epoch).not.toBe(epoch)
})

test('a restored row gets a revision of this cluster when it is written', async () => {
  const id = await addGrocery(backend)
  await asRestored(id)
  await backend.sql('update public.groceries set price = 25 where id = $1', [id])
  await untilTransactionsEnd(backend)
  expect(await listed(id)).toHaveLength(1)
})
