import { expect, test } from 'vitest'
import { untilSettled } from '../people.ts'
import { addGrocery, rowsOf, sync } from '../sync-fixture.ts'
import { backendWithPeople } from '../with-people.ts'

// A restore copies rows with the revisions of another cluster, whose transactions were far ahead.

const { backend } = await backendWithPeople()

const asRestored = async (id: string): Promise<void> => {
  await backend.sql('alter table public.groceries disable trigger user')
  await backend.sql('update public.groceries set rev = 1000000000000 where id = $1', [id])
  await backend.sql('alter table public.groceries enable trigger user')
}
const listed = async (id: string) => rowsOf(await sync(backend, {}), 'groceries').filter((row) => row['id'] === id)

test('restored rows are in no answer until revisions are restarted; then in a new epoch', async () => {
  const id = await addGrocery(backend)
  await asRestored(id)
  await untilSettled(backend)
  const { epoch } = await sync(backend, {})
  expect(await listed(id)).toEqual([])
  await backend.sql('select private.restart_revisions()')
  await untilSettled(backend)
  expect(await listed(id)).toHaveLength(1)
  expect((await sync(backend, {})).epoch).not.toBe(epoch)
})

test('a restored row that is written has a revision of this cluster', async () => {
  const id = await addGrocery(backend)
  await asRestored(id)
  await backend.sql('update public.groceries set price = 25 where id = $1', [id])
  await untilSettled(backend)
  expect(await listed(id)).toHaveLength(1)
})
